import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { directDebitOperations } from '../../src/application/operations/directDebits';
import { DORMANT, FROZEN, NO_DEBIT, refusalWhile } from './support/accountFlags';
import type { AccountChange } from './support/accountFlags';
import { codeRefusals, HOLD_AND_CAP } from './support/codeLimits';
import { invoiceWords } from './support/invoiceStory';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const NOW = Date.UTC(2026, 10, 23, 4);
const DAY_MS = 24 * 60 * 60 * 1000;
const MANDATE_KEYS = [
  'accountId',
  'accountNo',
  'agreedDate',
  'canRevoke',
  'ccy',
  'ceilingAmount',
  'creditorId',
  'creditorName',
  'debits',
  'id',
  'period',
  'periodAmount',
  'state',
  'usedAmount',
];

interface WireMandate {
  readonly id: string;
  readonly state: string;
  readonly debits: readonly { readonly id: string; readonly state: string; readonly date: string }[];
}

interface WireDirectDebits {
  readonly creditors: readonly { readonly id: string; readonly name: string }[];
  readonly mandates: readonly WireMandate[];
}

let server: TestServer;
let director: WireClient;
let payer: WireClient;
let account: WireAccount;
let from: WireAccount;
let creditorId: string;

beforeAll(async () => {
  server = await startTestServer({ now: NOW });
  await signInAgain();
  account = only(await accountsOf(director), (one) => isOrdinary(one) && one.ccy === 'KGS');
  from = only(await accountsOf(payer), (one) => isOrdinary(one) && one.ccy === 'KGS');
  await issued('2026-11-23');
  creditorId = (await listed()).creditors[0]?.id ?? '';
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function signInAgain(): Promise<void> {
  director = await server.signedIn('daniyar');
  payer = await server.signedIn('aibek');
}

async function issued(dueDate: string): Promise<void> {
  const words = invoiceWords(account.id, { dueDate });
  expect((await director.operation('UtilityService', 'MANUAL_INVOICE_QR_GENERATE', words)).code).toBe('');
}

function ask(code: string, words: object, by = payer) {
  return by.operation('AccountService', code, words);
}

async function listed(): Promise<WireDirectDebits> {
  return Object((await ask('GET_DIRECT_DEBITS', {})).data);
}

function terms(changes: object = {}) {
  return {
    operationId: randomUUID(),
    creditorId,
    accountId: from.id,
    ceilingAmount: '500.00',
    period: 'month',
    periodAmount: '1500.00',
    ccy: 'KGS',
    ...changes,
  };
}

async function prepared(words: { readonly operationId: string }) {
  const { code: otp, text } = await server.codeSentBy('aibek', () => ask('GIVE_DIRECT_DEBIT_MANDATE', words));
  return { text, confirm: () => ask('CONFIRM_ACCOUNT_OPERATION', { operationId: words.operationId, otp }) };
}

/** An employee of the bank decides at the desk of the sandbox. */
function decide(mandateId: string, activated: boolean): Promise<Response> {
  return fetch(`${server.address}/sandbox/direct-debits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mandateId, activated }),
  });
}

/** Nothing is open any more. */
async function revokeAll(): Promise<void> {
  for (const { id } of (await listed()).mandates) {
    expect((await ask('REVOKE_DIRECT_DEBIT_MANDATE', { mandateId: id })).success).toBe(true);
  }
}

describe('a mandate', () => {
  it('is given with a code that names its terms, waits for the bank, and is active once the desk has activated it', async () => {
    const words = terms();
    const { text, confirm } = await prepared(words);
    expect(text).toMatch(
      /автосписаний в пользу .+ со счёта •\d{4}: до 500,00.сом за раз, до 1.500,00.сом в месяц, бессрочно/,
    );
    expect((await listed()).mandates).toEqual([]);
    expect((await confirm()).code).toBe('');
    const [waiting] = (await listed()).mandates;
    expect(Object.keys(waiting ?? {}).toSorted()).toEqual(MANDATE_KEYS);
    expect(waiting).toMatchObject({ state: 'waiting', usedAmount: '0.00', agreedDate: '2026-11-23', debits: [] });
    const desk: readonly object[] = await (await fetch(`${server.address}/sandbox/direct-debits`)).json();
    expect(desk).toMatchObject([{ mandateId: waiting?.id }]);
    expect((await decide(waiting?.id ?? '', true)).status).toBe(200);
    expect((await decide(waiting?.id ?? '', false)).status).toBe(422);
    expect((await listed()).mandates).toMatchObject([{ state: 'active' }]);
  });

  it('has its invoice debited a day after it was announced, which the company sees in its invoice', async () => {
    await issued('2026-11-25');
    await server.round('directDebits');
    const shown = async () => {
      const { data } = await director.operation('UtilityService', 'GET_ISSUED_INVOICES', {});
      return Object(data).invoices[0];
    };
    server.bank.clock.advance(DAY_MS);
    await signInAgain();
    await server.round('directDebits');
    expect((await shown()).directDebit).toEqual({ state: 'announced', date: '2026-11-25' });
    server.bank.clock.advance(DAY_MS);
    await signInAgain();
    await server.round('directDebits');
    expect(await shown()).toMatchObject({
      remainingAmount: '0.00',
      directDebit: { state: 'paid', date: '2026-11-25' },
    });
    const [debit] = (await listed()).mandates[0]?.debits ?? [];
    expect(debit).toMatchObject({ state: 'paid', amount: '100.00' });
    const { data } = await ask('GET_TRANSACTION_BY_ID_V2', { txnId: Object(debit).txnId }, director);
    expect(data).toMatchObject({ txnCode: 'DIRECT_DEBIT', amountCredit: '100.00' });
  });

  it('cannot be seen or revoked, nor its debits refused, by other customers or the paid company', async () => {
    const [mandate] = (await listed()).mandates;
    const debitId = mandate?.debits[0]?.id ?? '';
    for (const other of [await server.signedIn('aizada'), director]) {
      expect(Object((await ask('GET_DIRECT_DEBITS', {}, other)).data).mandates).toEqual([]);
      expect((await ask('REVOKE_DIRECT_DEBIT_MANDATE', { mandateId: mandate?.id }, other)).code).toBe(
        'MANDATE_NOT_FOUND',
      );
      expect((await ask('REFUSE_DIRECT_DEBIT', { debitId }, other)).code).toBe('DIRECT_DEBIT_NOT_FOUND');
    }
  });
});

describe('every refusal', () => {
  it('to give a mandate is caused, in the declared order', async () => {
    await revokeAll();
    const refusedWhile = (change: AccountChange) =>
      refusalWhile(server, { id: from.id, change }, () => ask('GIVE_DIRECT_DEBIT_MANDATE', terms()));
    const accounts = await accountsOf(payer);
    const dollars = only(accounts, (one) => isOrdinary(one) && one.ccy === 'USD');
    const first = terms({ dateTo: '2027-11-25' });
    const given = await prepared(first);
    const codes = [
      (await ask('GIVE_DIRECT_DEBIT_MANDATE', { ...first, periodAmount: '1600.00' })).code,
      (await ask('GIVE_DIRECT_DEBIT_MANDATE', terms({ creditorId: '999999' }))).code,
      (await ask('GIVE_DIRECT_DEBIT_MANDATE', terms({ dateTo: '2026-11-25' }))).code,
    ];
    const late = await prepared(terms());
    expect((await given.confirm()).code).toBe('');
    codes.push((await ask('GIVE_DIRECT_DEBIT_MANDATE', terms())).code);
    expect((await late.confirm()).code).toBe('MANDATE_ALREADY_GIVEN');
    await revokeAll();
    codes.push(
      (await ask('GIVE_DIRECT_DEBIT_MANDATE', terms({ accountId: account.id }))).code,
      (await ask('GIVE_DIRECT_DEBIT_MANDATE', terms({ accountId: dollars.id }))).code,
      await refusedWhile(DORMANT),
      await refusedWhile(FROZEN),
      await refusedWhile(NO_DEBIT),
    );
    let refused = '';
    for (let tries = 0; tries < 6 && refused === ''; tries += 1) {
      refused = (await ask('GIVE_DIRECT_DEBIT_MANDATE', terms())).code;
    }
    codes.push(refused);
    codes.push(...(await codeRefusals(server, 'aibek', () => ask('GIVE_DIRECT_DEBIT_MANDATE', terms()))));
    expect(codes).toEqual(directDebitOperations.GIVE_DIRECT_DEBIT_MANDATE.failures);
    expect(codes.slice(-HOLD_AND_CAP.length)).toEqual(HOLD_AND_CAP);
  });

  it('goes before by what cannot be read', async () => {
    const of = async (changes: object) => (await ask('GIVE_DIRECT_DEBIT_MANDATE', terms(changes))).code;
    expect([
      await of({ ceilingAmount: '0.00' }),
      await of({ periodAmount: '499.99' }),
      await of({ period: 'day' }),
      await of({ ccy: 'USD' }),
    ]).toEqual(Array.from({ length: 4 }, () => 'INVALID_REQUEST'));
  });

  it('to revoke a mandate or to refuse a debit is caused', async () => {
    const paid = (await listed()).mandates.flatMap(({ debits }) => debits).find(({ state }) => state === 'paid');
    expect([(await ask('REVOKE_DIRECT_DEBIT_MANDATE', { mandateId: '999999' })).code]).toEqual(
      directDebitOperations.REVOKE_DIRECT_DEBIT_MANDATE.failures,
    );
    expect([
      (await ask('REFUSE_DIRECT_DEBIT', { debitId: '999999' })).code,
      (await ask('REFUSE_DIRECT_DEBIT', { debitId: paid?.id })).code,
    ]).toEqual(directDebitOperations.REFUSE_DIRECT_DEBIT.failures);
  });

  it('is declared for no query', () => {
    expect(directDebitOperations.GET_DIRECT_DEBITS.failures).toEqual([]);
  });
});
