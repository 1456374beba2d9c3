import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { hotpCode, STEP_MS, stepOf } from '../../bank/modules/identity/oathCodes';
import { DEMONSTRATION_ANSWER } from '../../bank/sandbox/seed/people';
import { checkedToOperationId } from '../../src/domain/operation/OperationId';
import { money } from '../../src/domain/money/Money';
import { keyBytes } from '../contract/support/devicesStory';
import { Desk } from '../support/Desk';
import { usableAccounts } from '../support/usableAccounts';
import { TestEnvironment } from './support/TestEnvironment';
import type { RawClient } from '../support/RawClient';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open({ ownBank: 'moves the clock' });
});

afterAll(() => environment.close());

const SMS_LIMIT_MS = 15_000;

/** A code that has not been used yet: an authenticator shows another one every half a minute, which here passes at once. */
async function nextCode(seed: Buffer): Promise<string> {
  const desk = new Desk(environment.bank.origin);
  await desk.moveClock({ forwardMs: STEP_MS });
  return hotpCode(seed, stepOf(await desk.now()));
}

/** Sets an authenticator up over the wire, as the profile does. */
async function authenticatorOf(client: RawClient, login: string): Promise<Buffer> {
  const key = await client.execute('GET_GOOGLE_INITIALIZATION_CODE', { answer: DEMONSTRATION_ANSWER });
  if (!key.ok) {
    throw new Error(key.failure.code);
  }
  const bytes = keyBytes(key.value.secretKey);
  const deviceOtp = hotpCode(bytes, stepOf(await new Desk(environment.bank.origin).now()));
  const operationId = checkedToOperationId(randomUUID());
  if (operationId === undefined) {
    throw new Error('A random id is no operation id');
  }
  const known = new Set((await client.messages(login)).map(({ text }) => text));
  const begun = await client.execute('CHANGE_AUTH_TYPE', { operationId, otpType: 'TOTP', deviceOtp });
  if (!begun.ok) {
    throw new Error(begun.failure.code);
  }
  const newCode = async () =>
    (await client.messages(login)).find(({ text, code }) => code !== '' && !known.has(text))?.code;
  await expect.poll(newCode, { timeout: SMS_LIMIT_MS }).toMatch(/^\d{6}$/);
  const otp = (await newCode()) ?? '';
  const confirmed = await client.execute('CONFIRM_UTILITY_OPERATION', { operationId, otp });
  if (!confirmed.ok) {
    throw new Error(confirmed.failure.code);
  }
  return bytes;
}

it('asks a user with an authenticator for its code, at sign-in and for a transfer, and offers no SMS', async () => {
  const client = await environment.apiClient('aibek');
  const accounts = await usableAccounts(client, 'KGS');
  const seed = await authenticatorOf(client, 'aibek');
  const user = await environment.user();
  const { page, words } = user;
  await user.enterPassword('aibek');
  await page.getByText(words.code.source.authenticator).waitFor();
  await page.getByText(words.code.hint.authenticator).waitFor();
  await page.reload();
  await page.getByText(words.code.source.authenticator).waitFor();
  expect(await user.button(words.code.resend).count()).toBe(0);
  await user.enterCode(await nextCode(seed));
  await user.heading(words.home.title).waitFor();

  await user.open('/payment/own-accounts');
  await user.fillTransfer(...accounts, '12,34');
  await user.proceedToCheck();
  await user.waitForCode(money(1234n, 'KGS'));
  await page.getByText(words.code.source.authenticator).waitFor();
  expect(await user.button(words.code.resend).count()).toBe(0);
  await user.enterCode(await nextCode(seed));
  await user.heading(words.transfer.acts.transfer.done).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
