import { autorun, observable } from 'mobx';
import { expect, it, vi } from 'vitest';

it('catches the warning of MobX about a change outside an action', () => {
  const warned = vi.fn();
  vi.mocked(console.warn).mockImplementation(warned);
  const account = observable({ name: 'Main' });
  const stop = autorun(() => account.name);
  account.name = 'Savings';
  stop();
  expect(warned.mock.calls.flat().join(' ')).toMatch(/\[mobx/i);
});
