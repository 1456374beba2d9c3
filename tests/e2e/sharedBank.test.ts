import { expect, it } from 'vitest';

import { Desk } from '../support/Desk';
import { RawClient } from '../support/RawClient';
import { bankNow } from '../support/walkTime';
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

it('bank, browser and walk have the same time, which the machine need not have', async () => {
  const environment = await TestEnvironment.open();
  const { page, origin } = await environment.user();
  await page.goto(`${origin}/login`);
  const inPage = await page.evaluate(() => [Date.now(), new Date().getTime()]);
  for (const time of [...inPage, await new Desk(environment.bank.origin).now()]) {
    expect(Math.abs(bankNow() - time)).toBeLessThan(60_000);
  }
  expect(await page.evaluate(() => new Date(5).getTime())).toBe(5);
  await environment.close();
});
