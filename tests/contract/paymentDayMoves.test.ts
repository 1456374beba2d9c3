import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { assertBooksBalance } from '../../bank/ledger/invariants';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only } from './support/transferStory';
import type { WireClient } from './support/WireClient';

/** Monday, 23 November 2026, 10:00 in Bishkek: an hour before the cut-off of clearing. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
const HOUR_MS = 60 * 60 * 1000;
const HALF_A_MINUTE_MS = 30_000;
const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-11-23', '2026-11-24', '2026-11-25'];

expectEveryFailure();

type Login = 'saltanat' | 'daniyar';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer({ now: MONDAY_TEN });
});
afterEach(async () => {
  await assertBooksBalance(server.bank.database.owner);
  await server.close();
});

/** Payment by clearing of Monday that waits for the signatures of both. */
async function sentPayment(): Promise<string> {
  const maker = await server.signedIn('saltanat');
  const { id } = only(await accountsOf(maker), (account) => isOrdinary(account) && account.ccy === 'KGS');
  const operationId = randomUUID();
  const made = await maker.operation('TransferService', 'MAKE_OTHER_BANK_TRANSFER', {
    operationId,
    ccy: 'KGS',
    accountDebitId: id,
    transferType: 'clearing',
    bic: '109022',
    accountCreditNo: '1091820000077759',
    recipientName: 'ОсОО Пример Связь',
    knp: '42122700',
    valueDate: MONDAY,
    amount: '280.00',
    purpose: 'Оплата по счету 15',
  });
  expect(made.code).toBe('');
  await maker.operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', { operationId });
  return operationId;
}

interface WireDocument {
  readonly payOn?: string;
  readonly signatures: readonly object[];
  readonly preview: {
    readonly terms: { readonly valueDate?: string; readonly details?: { readonly orderDate?: string } };
  };
}

async function documentOf(operationId: string): Promise<WireDocument> {
  const client = await server.signedIn('saltanat');
  const { data } = await client.operation('AccountService', 'GET_TXNS_ON_CONFIRMATION', { filters: { operationId } });
  const [document] = data as readonly WireDocument[];
  if (document === undefined) {
    throw new Error('The document is not there');
  }
  return document;
}

/** Day the bank offers in place of the one that has passed, day of payment and date of the order. */
async function daysOf(operationId: string) {
  const { payOn, preview } = await documentOf(operationId);
  return [payOn, preview.terms.valueDate, preview.terms.details?.orderDate];
}

/** Begins to sign one document, on another day where one is given. */
async function begin(client: WireClient, document: string, valueDate?: string, operationId: string = randomUUID()) {
  const payOn = valueDate === undefined ? {} : { payOn: [{ operationId: document, valueDate }] };
  const { code } = await client.operation('TransferService', 'CREATE_CONFIRM_OPERATION', {
    operationId,
    documents: [document],
    ...payOn,
  });
  return { operationId, refusal: code };
}

/** Result of signing one document. */
async function sign(login: Login, document: string, valueDate?: string) {
  const client = await server.signedIn(login);
  const { code, answer } = await server.codeSentBy(login, () => begin(client, document, valueDate));
  const { data } = await client.operation('TransferService', 'CONFIRM_CONFIRM_OPERATION', {
    operationId: answer.operationId,
    otp: code,
  });
  const [{ txnId, refusal }] = data as readonly [{ readonly txnId?: string; readonly refusal?: string }];
  return { booked: txnId !== undefined, refusal };
}

it('offers the next open day to the signer who comes after the cut-off, and pays on it with that signature', async () => {
  const document = await sentPayment();
  expect(await sign('daniyar', document)).toEqual({ booked: false, refusal: undefined });
  expect(await daysOf(document)).toEqual([undefined, MONDAY, undefined]);
  server.bank.clock.advance(2 * HOUR_MS);
  expect(await sign('saltanat', document)).toEqual({ booked: false, refusal: 'CLEARING_TIMEOUT' });
  expect(await daysOf(document)).toEqual([TUESDAY, MONDAY, undefined]);
  expect(await sign('saltanat', document, TUESDAY)).toEqual({ booked: true, refusal: undefined });
  expect(await daysOf(document)).toEqual([undefined, TUESDAY, MONDAY]);
});

it('takes no other day than the one it offers, and moves no document that can still be paid on its day', async () => {
  const document = await sentPayment();
  const client = await server.signedIn('daniyar');
  expect((await begin(client, document, TUESDAY)).refusal).toBe('INVALID_VALUE_DATE');
  const { code } = await client.operation('TransferService', 'CREATE_CONFIRM_OPERATION', {
    operationId: randomUUID(),
    documents: [document],
    payOn: [{ operationId: randomUUID(), valueDate: TUESDAY }],
  });
  expect(code).toBe('INVALID_VALUE_DATE');
  server.bank.clock.advance(2 * HOUR_MS);
  const later = await server.signedIn('daniyar');
  expect((await begin(later, document, WEDNESDAY)).refusal).toBe('INVALID_VALUE_DATE');
  expect(await daysOf(document)).toEqual([TUESDAY, MONDAY, undefined]);
});

it('answers the same request again, and keeps the date of the order when the new day passes too', async () => {
  const document = await sentPayment();
  server.bank.clock.advance(2 * HOUR_MS);
  const client = await server.signedIn('daniyar');
  const { operationId, refusal } = await begin(client, document, TUESDAY);
  server.bank.clock.advance(HALF_A_MINUTE_MS);
  expect([refusal, (await begin(client, document, TUESDAY, operationId)).refusal]).toEqual(['', '']);
  server.bank.clock.advance(24 * HOUR_MS);
  expect(await daysOf(document)).toEqual([WEDNESDAY, TUESDAY, MONDAY]);
  expect(await sign('daniyar', document, WEDNESDAY)).toEqual({ booked: false, refusal: undefined });
  expect(await sign('saltanat', document)).toEqual({ booked: true, refusal: undefined });
  expect(await daysOf(document)).toEqual([undefined, WEDNESDAY, MONDAY]);
});
