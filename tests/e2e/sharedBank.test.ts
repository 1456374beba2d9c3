import { expect, it } from 'vitest';

import { RawClient } from '../support/RawClient';
import { TestEnvironment } from './support/TestEnvironment';

const messagesAt = ({ bank }: TestEnvironment) => new RawClient(bank.origin).messages('aibek');

it('files of a worker share a bank, which has the rows of its installation before each of them', async () => {
  const first = await TestEnvironment.open();
  const installed = await messagesAt(first);
  await first.apiClient('aibek');
  expect((await messagesAt(first)).length).toBeGreaterThan(installed.length);
  await first.close();

  const second = await TestEnvironment.open();
  expect(second.bank.origin).toBe(first.bank.origin);
  expect(await messagesAt(second)).toEqual(installed);
  await second.apiClient('aibek');
  await second.close();
});

it('a file with a bank of its own neither sees nor changes the shared one', async () => {
  const shared = await TestEnvironment.open();
  const own = await TestEnvironment.open({ ownBank: 'moves the clock' });
  expect(own.bank.origin).not.toBe(shared.bank.origin);
  await own.apiClient('aibek');
  expect((await messagesAt(own)).length).toBeGreaterThan((await messagesAt(shared)).length);
  await own.close();
  await expect(messagesAt(own)).rejects.toThrow();
  await shared.close();
});
