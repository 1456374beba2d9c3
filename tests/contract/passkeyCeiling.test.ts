import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { MAX_PASSKEY_CEILING } from '../../src/domain/user/passkeyCeiling';
import type { SoftwareAuthenticator } from '../support/SoftwareAuthenticator';
import { codeRefusals, HOLD_AND_CAP, whileOnHold } from './support/codeLimits';
import {
  beginConfirmation,
  confirmByMessage,
  createPayment,
  releaseCode,
  signConfirmation,
} from './support/passkeyPayer';
import { addPasskey, startPasskeyServer, utility } from './support/passkeyStory';
import { expectEveryFailure } from './support/producedFailures';
import type { TestServer } from './support/startTestServer';
import {
  accountsOf,
  confirm,
  create,
  field,
  isOrdinary,
  only,
  ordinaryPair,
  transferOf,
} from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import { laterVisit } from './support/visits';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const AT_FIRST = '30000.00';
const MAX = '100000.00';

let server: TestServer;
let client: WireClient;
let device: SoftwareAuthenticator;
let from: WireAccount;
let savings: WireAccount;
let payee: WireAccount;

beforeAll(async () => {
  server = await startPasskeyServer();
  const other = await server.signedIn('aizada');
  payee = only(await accountsOf(other), (account) => isOrdinary(account) && account.ccy === 'KGS');
});
beforeEach(async () => {
  await query('delete from passkey; delete from passkey_challenge; delete from passkey_confirmation');
  await query(
    `update app_user set passkey_daily_sum = default; update confirmation set created_at = created_at - interval '1 hour'`,
  );
  client = await laterVisit(server);
  device = await addPasskey(server, client, 'aibek');
  [from, savings] = ordinaryPair(await accountsOf(client));
});
afterAll(() => server.close());

function query(text: string, values: readonly unknown[] = []) {
  return server.bank.database.owner.query<{ readonly text: string }>(text, [...values]);
}

async function ceiling(by = client): Promise<string> {
  return field((await utility(by, 'GET_PASSKEY_CEILING')).data, 'ceiling');
}

const lower = (sum: string, by = client) => utility(by, 'LOWER_PASSKEY_CEILING', { ceiling: sum });

const change = (sum: string, operationId: string = randomUUID(), by = client) =>
  utility(by, 'CHANGE_PASSKEY_CEILING', { operationId, ceiling: sum });

/** Sets a ceiling with the code of its message; returns the text of that. */
async function changeWithCode(sum: string): Promise<string> {
  const operationId = randomUUID();
  const { code, text } = await server.codeSentBy('aibek', () => change(sum, operationId));
  expect((await utility(client, 'CONFIRM_UTILITY_OPERATION', { operationId, otp: code })).code).toBe('');
  return text;
}

const payment = (amount: string) => createPayment(client, { from, payee, amount });

async function paidBefore(): Promise<void> {
  await confirmByMessage(server, client, await payment('20.00'));
}

/** Books a payment by the passkey; answers the failure that needs a code, or `ok`. */
async function paid(amount: string): Promise<string> {
  const operationId = await payment(amount);
  const begun = await beginConfirmation(client, operationId);
  if (begun.code !== '') {
    return begun.code;
  }
  const released = await releaseCode(client, operationId, await signConfirmation(client, device, operationId));
  return (await confirm(client, operationId, field(released.data, 'otp'))).code || 'ok';
}

async function auditOf(event: string): Promise<number> {
  const { rows } = await query('select count(*)::text as text from audit_event where event = $1', [event]);
  return Number(rows[0]?.text);
}

async function notices(): Promise<number> {
  await server.round('textMessages');
  const { rows } = await query(
    `select count(*)::text as text from sandbox_message where login = 'aibek' and text like 'Сумма платежей с ключом%'`,
  );
  return Number(rows[0]?.text);
}

describe('the sum of a day that passkeys confirm', () => {
  it('is 30 000 som at first, with the largest one of the bank beside it, and that of the caller alone', async () => {
    expect((await utility(client, 'GET_PASSKEY_CEILING')).data).toEqual({ ceiling: AT_FIRST, maxAmount: MAX });
    const other = await server.signedIn('aizada');
    expect((await lower('100.00', other)).code).toBe('');
    expect([await ceiling(other), await ceiling()]).toEqual(['100.00', AT_FIRST]);
  });

  it('is raised by the code of a message that says from what to what, and the customer is notified', async () => {
    const [noticed, audited] = [await notices(), await auditOf('PROFILE_CHANGED')];
    const text = await changeWithCode('50000.00');
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      'изменения суммы платежей без кода (30 000,00 сом → 50 000,00 сом)',
    );
    expect(await ceiling()).toBe('50000.00');
    expect([await notices(), await auditOf('PROFILE_CHANGED')]).toEqual([noticed + 1, audited + 1]);
    await paidBefore();
    expect(await paid('45000.00')).toBe('ok');
    expect(await paid('5000.01')).toBe('PASSKEY_SUM_EXCEEDED');
    expect(await paid('5000.00')).toBe('ok');
  });

  it('is lowered at once, without a code or a message, also while confirmations are on hold', async () => {
    const audited = await auditOf('PASSKEY_CEILING_LOWERED');
    await paidBefore();
    const held = await whileOnHold(server, 'aibek', () => lower('1000.00'));
    expect([held.code, await ceiling(), await auditOf('PASSKEY_CEILING_LOWERED')]).toEqual([
      '',
      '1000.00',
      audited + 1,
    ]);
    const refused = await beginConfirmation(client, await payment('1000.01'));
    expect([refused.code, refused.particulars]).toEqual(['PASSKEY_SUM_EXCEEDED', { limit: '1000.00' }]);
    expect(await paid('999.00')).toBe('ok');
  });

  it('counts what was confirmed before it was lowered', async () => {
    await paidBefore();
    expect(await paid('600.00')).toBe('ok');
    await lower('1000.00');
    expect(await paid('400.01')).toBe('PASSKEY_SUM_EXCEEDED');
    expect(await paid('400.00')).toBe('ok');
  });

  it('of zero leaves everything to codes, money of the customer included, and a challenge made before is worth nothing', async () => {
    await paidBefore();
    const operationId = await payment('30.00');
    const proof = await signConfirmation(client, device, operationId);
    await lower('0.00');
    expect((await releaseCode(client, operationId, proof)).code).toBe('PASSKEY_OFF');
    expect(await paid('31.00')).toBe('PASSKEY_OFF');
    const own = transferOf(from, savings, '10.00');
    expect((await create(client, own)).code).toBe('');
    expect((await beginConfirmation(client, own.operationId)).code).toBe('PASSKEY_OFF');
    await confirmByMessage(server, client, operationId);
  });

  it('is kept at its edge when two payments are released at once', async () => {
    await lower('1000.00');
    await paidBefore();
    const ids = [await payment('600.00'), await payment('500.00')] as const;
    const proofs = [
      await signConfirmation(client, device, ids[0]),
      await signConfirmation(client, device, ids[1]),
    ] as const;
    const answers = await Promise.all([releaseCode(client, ids[0], proofs[0]), releaseCode(client, ids[1], proofs[1])]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['', 'PASSKEY_SUM_EXCEEDED']);
  });
});

describe('refused is', () => {
  it('a higher sum without a code, whatever the field', async () => {
    await lower('500.00');
    const refused = await lower('500.01');
    expect([refused.code, refused.particulars]).toEqual(['PASSKEY_SUM_EXCEEDED', { limit: '500.00' }]);
    const operationId = randomUUID();
    expect((await change('600.00', operationId)).code).toBe('');
    const wrong = await utility(client, 'CONFIRM_UTILITY_OPERATION', { operationId, otp: '000000' });
    expect([wrong.code, await ceiling()]).toEqual(['INCORRECT_OTP', '500.00']);
  });

  it('a sum above the largest one of the bank, with the limit in the answer', async () => {
    const refused = await change('100000.01');
    expect([refused.code, refused.particulars]).toEqual(['PASSKEY_SUM_EXCEEDED', { limit: MAX }]);
    await changeWithCode(MAX);
    expect(await ceiling()).toBe(MAX);
    await expect(
      query('update app_user set passkey_daily_sum = $1', [(MAX_PASSKEY_CEILING + 1n).toString()]),
    ).rejects.toThrow('app_user_passkey_daily_sum_check');
  });

  it.each(['-1.00', '1', '1e3', '', '12345678901.00'])('the sum %j', async (sum) => {
    const codes = [(await lower(sum)).code, (await change(sum)).code];
    expect([...codes, await ceiling()]).toEqual(['INVALID_REQUEST', 'INVALID_REQUEST', AT_FIRST]);
  });

  it('the code of another user, and a change another user has prepared', async () => {
    const other = await server.signedIn('aizada');
    const operationId = randomUUID();
    const { code } = await server.codeSentBy('aibek', () => change('90000.00', operationId));
    const stolen = await utility(other, 'CONFIRM_UTILITY_OPERATION', { operationId, otp: code });
    expect([stolen.code, await ceiling(), await ceiling(other)]).toEqual(['OPERATION_NOT_FOUND', AT_FIRST, AT_FIRST]);
  });

  it('a session that has ended, and a user of a company', async () => {
    const ended = await server.signedIn('aibek');
    await ended.exit();
    expect((await lower('1.00', ended)).code).toBe('INVALID_SESSION_KEY');
    const director = await server.signedIn('daniyar');
    expect((await lower('1.00', director)).code).toBe('ACCESS_DENIED');
    expect((await change('1.00', randomUUID(), director)).code).toBe('ACCESS_DENIED');
  });

  it('a second change under the id of another; the same gets the same answer', async () => {
    const operationId = randomUUID();
    await change('50000.00', operationId);
    expect((await change('50000.00', operationId)).code).toBe('');
    expect((await change('60000.00', operationId)).code).toBe('OPERATION_ID_REUSED');
  });

  it('a change while too many wait, on hold, and without messages', async () => {
    const codes = new Set<string>();
    for (let index = 0; index < 6; index += 1) {
      codes.add((await change('50000.00')).code);
    }
    expect(codes).toContain('MAX_OTP_TRIES');
    expect(await codeRefusals(server, 'aibek', () => change('50000.00'))).toEqual(HOLD_AND_CAP);
  });
});
