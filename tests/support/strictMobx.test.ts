import { autorun, observable } from 'mobx';
import { expect, it, vi } from 'vitest';

it('hears MobX complain about a change outside an action', () => {
  const heard = vi.fn();
  vi.mocked(console.warn).mockImplementation(heard);
  const account = observable({ name: 'Main' });
  const stop = autorun(() => account.name);
  account.name = 'Savings';
  stop();
  expect(heard.mock.calls.flat().join(' ')).toMatch(/\[mobx/i);
});
