import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { SoftwareAuthenticator } from '../support/SoftwareAuthenticator';
import type { Deviation } from '../support/SoftwareAuthenticator';
import { whileOnHold } from './support/codeLimits';
import {
  beginConfirmation,
  confirmByMessage,
  createPayment,
  releaseCode,
  signConfirmation,
} from './support/passkeyPayer';
import { addPasskey, SITE, startPasskeyServer } from './support/passkeyStory';
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
  send,
  transferOf,
} from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import { laterVisit } from './support/visits';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const MINUTE_MS = 60_000;

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
  client = await laterVisit(server);
  device = await addPasskey(server, client, 'aibek');
  [from, savings] = ordinaryPair(await accountsOf(client));
});
afterAll(() => server.close());

function query(text: string, values: readonly unknown[] = []) {
  return server.bank.database.owner.query<{ readonly text: string }>(text, [...values]);
}

/** Creates a payment to another customer and answers its id. */
const payment = (amount: string) => createPayment(client, { from, payee, amount });

/** Makes the payee one whom the customer has paid before. */
async function paidBefore(): Promise<void> {
  await confirmByMessage(server, client, await payment('20.00'));
}

/** Leaves the customer with no payment to the payee. */
async function forgetPayee(): Promise<void> {
  await query('delete from txn_of_customer where txn_id in (select id from txn where credit_number = $1)', [
    payee.accountNo,
  ]);
}

const begin = (operationId: string, by = client) => beginConfirmation(by, operationId);

const release = (operationId: string, proof: object, by = client) => releaseCode(by, operationId, proof);

const signed = (operationId: string, deviation: Deviation = {}, by = client, key = device) =>
  signConfirmation(by, key, operationId, deviation);

/** Outcome of a release by the device: `ok`, or the code of the failure. */
async function released(operationId: string, deviation: Deviation = {}): Promise<string> {
  return (await release(operationId, await signed(operationId, deviation))).code || 'ok';
}

async function messages(): Promise<number> {
  await server.round('textMessages');
  const { rows } = await query(`select count(*)::text as text from sandbox_message where login = 'aibek'`);
  return Number(rows[0]?.text);
}

describe('a passkey', () => {
  it('confirms a payment to a known payee without a message, by a code that is good for this payment', async () => {
    await paidBefore();
    const before = await messages();
    const operationId = await payment('120.00');
    const begun = await begin(operationId);
    expect(begun.data).toMatchObject({
      rpId: SITE.id,
      validSeconds: 300,
      allowCredentials: [{ transports: ['internal'] }],
    });
    const proof = device.sign({ challenge: field(begun.data, 'challenge'), siteId: SITE.id });
    const answer = await release(operationId, { ...proof, userHandle: '' });
    const otp = field(answer.data, 'otp');
    expect(otp).toMatch(/^\d{6}$/);
    const other = await payment('120.00');
    expect((await confirm(client, other, otp)).code).toBe('INCORRECT_OTP');
    const booked = await confirm(client, operationId, otp);
    expect([booked.code, field(booked.data, 'txnStatusExternal')]).toEqual(['', 'ACCEPTED']);
    expect((await confirm(client, operationId, otp)).text, 'answered again the same').toBe(booked.text);
    expect(await messages()).toBe(before);
    const { rows } = await query(
      `select result as text from audit_event where event = 'PASSKEY_CONFIRMATION' and subject = $1`,
      [operationId],
    );
    expect(rows).toEqual([{ text: 'SUCCESS' }]);
  });

  it('confirms what stays with the customer, whatever the sum, without an earlier payment', async () => {
    const transfer = transferOf(from, savings, '35000.00');
    expect((await create(client, transfer)).code).toBe('');
    const { data } = await release(transfer.operationId, await signed(transfer.operationId));
    expect((await confirm(client, transfer.operationId, field(data, 'otp'))).code).toBe('');
  });

  it('leaves the way by a code open, and its own code ends after a minute', async () => {
    await paidBefore();
    const operationId = await payment('30.00');
    const { data } = await release(operationId, await signed(operationId));
    server.bank.clock.advance(MINUTE_MS + 1);
    expect((await confirm(client, operationId, field(data, 'otp'))).code).toBe('OTP_EXPIRED');
    const { code } = await server.codeSentBy('aibek', () => send(client, operationId));
    expect((await confirm(client, operationId, code)).code).toBe('');
  });
});

describe('a code is needed', () => {
  it('for the first payment to a payee, also when the challenge was made before that was known', async () => {
    await forgetPayee();
    const operationId = await payment('25.00');
    expect((await begin(operationId)).code).toBe('PASSKEY_PAYEE_NOT_KNOWN');
    await paidBefore();
    const proof = await signed(operationId);
    await forgetPayee();
    expect((await release(operationId, proof)).code).toBe('PASSKEY_PAYEE_NOT_KNOWN');
    await paidBefore();
    expect(await released(operationId)).toBe('ok');
  });

  it('above the sum of the day, over all payments, with the limit in the answer; the next day begins anew', async () => {
    await paidBefore();
    const first = await payment('20000.00');
    const second = await payment('10000.01');
    const proofOfSecond = await signed(second);
    const { data } = await release(first, await signed(first));
    expect((await confirm(client, first, field(data, 'otp'))).code).toBe('');
    const refused = await release(second, proofOfSecond);
    expect([refused.code, refused.particulars]).toEqual(['PASSKEY_SUM_EXCEEDED', { limit: '30000.00' }]);
    expect((await begin(second)).code).toBe('PASSKEY_SUM_EXCEEDED');
    expect(await released(await payment('10000.00'))).toBe('ok');
    server.bank.clock.advance(24 * 60 * MINUTE_MS);
    client = await server.signedIn('aibek');
    expect(await released(await payment('20000.00'))).toBe('ok');
  });

  it('when two payments that exceed the sum together are released at once, for one of them', async () => {
    await paidBefore();
    const ids = [await payment('20000.00'), await payment('20000.00')] as const;
    const proofs = [await signed(ids[0]), await signed(ids[1])] as const;
    const answers = await Promise.all([release(ids[0], proofs[0]), release(ids[1], proofs[1])]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['', 'PASSKEY_SUM_EXCEEDED']);
  });
});

describe('refused is', () => {
  let operationId: string;
  beforeEach(async () => {
    await paidBefore();
    operationId = await payment('40.00');
  });

  it.each<[string, Deviation, string]>([
    ['an answer to a page of another origin', { origin: 'https://evil.example' }, 'PASSKEY_FOREIGN_ORIGIN'],
    ['an answer for another site', { siteId: 'evil.example' }, 'PASSKEY_FOREIGN_ORIGIN'],
    ['a device that did not verify its user', { isVerified: false }, 'PASSKEY_USER_NOT_VERIFIED'],
    ['an answer of another kind', { type: 'webauthn.create' }, 'PASSKEY_NOT_VALID'],
  ])('%s', async (_name, deviation, code) => {
    expect(await released(operationId, deviation)).toBe(code);
  });

  it('a copy of a key, whose count does not grow', async () => {
    expect(await released(operationId)).toBe('ok');
    expect(await released(await payment('41.00'), { counter: 1 })).toBe('PASSKEY_COPIED');
  });

  it('a second answer to one challenge, also a right one after a wrong one', async () => {
    const proof = await signed(operationId);
    expect((await release(operationId, { ...proof, signature: 'AAAA' })).code).toBe('PASSKEY_NOT_VALID');
    expect((await release(operationId, proof)).code).toBe('PASSKEY_CHALLENGE_EXPIRED');
    const another = await signed(operationId);
    const answers = await Promise.all([release(operationId, another), release(operationId, another)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['', 'PASSKEY_CHALLENGE_EXPIRED']);
  });

  it('a challenge of another operation, another session or an earlier time', async () => {
    const proof = await signed(operationId);
    expect((await release(await payment('40.00'), proof)).code).toBe('PASSKEY_CHALLENGE_EXPIRED');
    const elsewhere = await server.signedIn('aibek');
    expect((await release(operationId, proof, elsewhere)).code).toBe('PASSKEY_CHALLENGE_EXPIRED');
    server.bank.clock.advance(5 * MINUTE_MS);
    expect((await release(operationId, proof)).code).toBe('PASSKEY_CHALLENGE_EXPIRED');
  });

  it('a passkey of somebody else, or one that was removed meanwhile', async () => {
    const other = await server.signedIn('aizada');
    const theirs = await addPasskey(server, other, 'aizada', new SoftwareAuthenticator(SITE.origin));
    expect((await release(operationId, await signed(operationId, {}, client, theirs))).code).toBe('PASSKEY_UNKNOWN');
    const proof = await signed(operationId);
    await query('delete from passkey');
    expect((await release(operationId, proof)).code).toBe('PASSKEY_UNKNOWN');
    expect((await begin(operationId)).code).toBe('PASSKEY_NOT_FOUND');
  });

  it('an answer that is no answer of a browser', async () => {
    const proof = await signed(operationId);
    expect((await release(operationId, { ...proof, clientData: 'AAAA' })).code).toBe('PASSKEY_NOT_VALID');
    expect((await release(operationId, { ...proof, surplus: 1 })).code).toBe('INVALID_REQUEST');
  });

  it('an operation of another customer, one that is booked, and one whose time is over', async () => {
    const stranger = await server.signedIn('aizada');
    const proof = await signed(operationId);
    for (const answer of [await begin(operationId, stranger), await release(operationId, proof, stranger)]) {
      expect(answer.code).toBe('OPERATION_NOT_FOUND');
    }
    const { data } = await release(operationId, proof);
    await confirm(client, operationId, field(data, 'otp'));
    expect((await begin(operationId)).code).toBe('OPERATION_NOT_FOUND');
    const late = await payment('42.00');
    const proofOfLate = await signed(late);
    server.bank.clock.advance(15 * MINUTE_MS);
    client = await server.signedIn('aibek');
    expect((await begin(late)).code).toBe('OPERATION_TIME_OUT');
    expect((await release(late, proofOfLate)).code).toBe('OPERATION_TIME_OUT');
  });

  it('every passkey while confirmations are on hold', async () => {
    const proof = await signed(operationId);
    const held = await whileOnHold(server, 'aibek', () => release(operationId, proof));
    expect(held.code).toBe('CONFIRMATIONS_ON_HOLD');
  });

  it('a user of a company, who signs with codes and tokens', async () => {
    const director = await server.signedIn('daniyar');
    expect((await begin(operationId, director)).code).toBe('ACCESS_DENIED');
  });
});
