import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { elqrLink } from '../../src/domain/qr/elqr';
import { CLOSED, DORMANT, FROZEN, NO_CREDIT, NO_DEBIT, whileAccount } from './support/accountFlags';
import { whileOnHold } from './support/codeLimits';
import { changeInvoice, INVOICE_CHANGES, issuedInvoice } from './support/invoiceStory';
import { expectEveryFailure } from './support/producedFailures';
import { block, useUp } from './support/spending';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only, ordinaryPair, send, wrongCode } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const MINUTE_MS = 60_000;
/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
const PAYMENT_DAY = '2026-11-23';
/** Both codes of the confirm step, each with its service. */
const CONFIRMATIONS = [
  ['CONFIRM_PAYMENT', 'PaymentService'],
  ['CONFIRM_TRANSFER', 'TransferService'],
] as const;

let server: TestServer;
let client: WireClient;
let from: WireAccount;
let payee: WireAccount;
let ownCode: string;

type Confirmation = (typeof CONFIRMATIONS)[number];
let confirmation: { readonly code: Confirmation[0]; readonly service: Confirmation[1] };

async function open(): Promise<void> {
  server = await startTestServer({ now: MONDAY_TEN });
  client = await server.signedIn('aibek');
  [from] = ordinaryPair(await accountsOf(client));
  const aizada = await server.signedIn('aizada');
  payee = only(await accountsOf(aizada), (account) => isOrdinary(account) && account.ccy === 'KGS');
  const { data } = await aizada.operation('AccountService', 'ELQR_GENERATE_URL', { accountId: payee.id });
  ownCode = typeof data === 'object' && data !== null && 'url' in data ? String(data.url) : '';
}

interface Prepared {
  readonly operationId: string;
  readonly otp: string;
}

/** A movement that was created and whose code was sent. */
async function prepared(service: string, code: string, words: object): Promise<Prepared> {
  const operationId = randomUUID();
  const side = 'accountCreditId' in words ? {} : { accountDebitId: from.id };
  const created = await client.operation(service, code, { operationId, ccy: 'KGS', ...side, ...words });
  expect([code, created.code]).toEqual([code, '']);
  const sent = await server.codeSentBy('aibek', () => send(client, operationId));
  return { operationId, otp: sent.code };
}

function topUp(): Promise<Prepared> {
  return prepared('PaymentService', 'MAKE_MOBILE_PAYMENT_V2', {
    serviceProviderId: '601',
    propValue: '0700123456',
    amount: '50.00',
  });
}

function byCode(qr = ownCode): Promise<Prepared> {
  return prepared('PaymentService', 'MAKE_QR_PAYMENT', { qr, amount: '10.00' });
}

function fine(): Promise<Prepared> {
  return prepared('PaymentService', 'MAKE_FINE_PAYMENT', { decisionNumber: 'BG0010001234', amount: '3000.00' });
}

function toAnotherBank(transferType: string): Promise<Prepared> {
  return prepared('TransferService', 'MAKE_OTHER_BANK_TRANSFER', {
    transferType,
    bic: '109022',
    accountCreditNo: '1091820000077759',
    recipientName: 'ОсОО Пример Связь',
    knp: '42122700',
    valueDate: PAYMENT_DAY,
    amount: '10.00',
    purpose: 'Оплата по счёту 15',
  });
}

function fromPerson(transferCode: string): Promise<Prepared> {
  return prepared('TransferService', 'MAKE_MONEY_TRANSFER', {
    moneyTransferType: 'receive',
    moneyTransferSystemId: '1',
    accountCreditId: from.id,
    transferCode,
    senderLastName: 'Серикова',
    senderFirstName: 'Асель',
    amount: '500.00',
  });
}

async function confirm({ operationId, otp }: Prepared): Promise<string> {
  return (await client.operation(confirmation.service, confirmation.code, { operationId, otp })).code;
}

async function pass(ms: number): Promise<void> {
  server.bank.clock.advance(ms);
  client = await server.signedIn('aibek');
}

describe.each(CONFIRMATIONS)('%s refuses', (code, service) => {
  beforeAll(() => {
    confirmation = { code, service };
    // A bank each, because the tests end after the hours of payments.
    return open();
  });
  afterAll(() => server.close());
  watchBooks(() => server.bank.database.owner);

  it('what is not there, a wrong code, and a code after five wrong ones', async () => {
    expect(await confirm({ operationId: randomUUID(), otp: '123456' })).toBe('OPERATION_NOT_FOUND');
    const payment = await topUp();
    const wrong = { ...payment, otp: wrongCode(payment.otp) };
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await confirm(wrong)).toBe('INCORRECT_OTP');
    }
    await confirm(wrong);
    expect(await confirm(payment)).toBe('OTP_TRIES_LIMIT_EXCEEDED');
  });

  it('a code that a newer one has replaced, and any code while its user is on hold', async () => {
    const payment = await topUp();
    server.bank.clock.advance(MINUTE_MS / 2);
    const again = () => client.operation('AccountService', 'RETRY_SEND_OTP', { operationId: payment.operationId });
    const { code: otp } = await server.codeSentBy('aibek', again);
    expect(await confirm(payment)).toBe('OTP_REPLACED');
    expect(await whileOnHold(server, 'aibek', () => confirm({ ...payment, otp }))).toBe('CONFIRMATIONS_ON_HOLD');
    expect(await confirm({ ...payment, otp })).toBe('');
  });

  it.each([
    ['ACCOUNT_DEBIT_NOT_FOUND', CLOSED],
    ['ACCOUNT_DEBIT_DORMANT', DORMANT],
    ['ACCOUNT_DEBIT_FROZEN', FROZEN],
    ['ACCOUNT_NO_DEBIT', NO_DEBIT],
  ] as const)('%s when the account has become so', async (refusal, change) => {
    const payment = await topUp();
    expect(await whileAccount(server, { id: from.id, change }, () => confirm(payment))).toBe(refusal);
    expect(await confirm(payment)).toBe('');
  });

  it.each([
    ['ACCOUNT_CREDIT_NOT_FOUND', CLOSED],
    ['ACCOUNT_CREDIT_DORMANT', DORMANT],
    ['ACCOUNT_NO_CREDIT', NO_CREDIT],
  ] as const)('%s when the account of who is paid has become so', async (refusal, change) => {
    const payment = await byCode();
    expect(await whileAccount(server, { id: payee.id, change }, () => confirm(payment))).toBe(refusal);
    expect(await confirm(payment)).toBe('');
  });

  it('money that has been spent meanwhile', async () => {
    const payment = await topUp();
    await block(server, from.id, true);
    expect(await confirm(payment)).toBe('INSUFFICIENT_FUNDS');
    await block(server, from.id, false);
  });

  it('an exchange whose rate has moved too far since it was created', async () => {
    const dollars = only(await accountsOf(client), (account) => isOrdinary(account) && account.ccy === 'USD');
    const exchange = await prepared('TransferService', 'MAKE_OWN_ACCOUNTS_TRANSFER', {
      accountCreditId: dollars.id,
      accountDebitId: from.id,
      amount: '1000.00',
      exchange: { amountIs: 'given', ccy: 'USD' },
    });
    const sell = (change: string) =>
      server.bank.database.owner.query(
        `update exchange_rate set sell = sell ${change} where base = 'USD' and rate_type = 'commercial'`,
      );
    await sell('* 2');
    expect(await confirm(exchange)).toBe('EXCHANGE_RATE_CHANGED');
    await sell('/ 2');
    expect(await confirm(exchange)).toBe('');
  });

  it('what the limits have no room for any more', async () => {
    const payment = await topUp();
    const limit = (amounts: string) =>
      server.bank.database.owner.query(
        `insert into customer_limit (customer_id, limit_code, level, minimum, maximum, daily, monthly)
          select customer_id, 'MOBILE_PAYMENT', 'other', ${amounts} from account where id = $1
          on conflict (customer_id, limit_code) do update
            set minimum = excluded.minimum, maximum = excluded.maximum, daily = excluded.daily, monthly = excluded.monthly`,
        [from.id],
      );
    await limit('6000, 9000, 90000, 900000');
    expect(await confirm(payment)).toBe('MIN_LIM_NOT_REACHED');
    await limit('100, 4999, 90000, 900000');
    expect(await confirm(payment)).toBe('MAX_LIM_EXCEEDED');
    await limit('100, 9000, 90000, 900000');
    await useUp(server, from.id, { code: 'MOBILE_PAYMENT', day: 90_000n, month: 90_000n });
    expect(await confirm(payment)).toBe('DAILY_LIMIT_EXCEEDED');
    await useUp(server, from.id, { code: 'MOBILE_PAYMENT', day: 0n, month: 900_000n });
    expect(await confirm(payment)).toBe('MONTHLY_LIMIT_EXCEEDED');
    await useUp(server, from.id, { code: 'MOBILE_PAYMENT', day: 0n, month: 0n });
    expect(await confirm(payment)).toBe('');
  });

  it('to pay a second time what is paid once, although both were created before', async () => {
    const twice = [await fine(), await fine()] as const;
    expect([await confirm(twice[0]), await confirm(twice[1])]).toEqual(['', 'FINE_ALREADY_PAID']);
    const link = elqrLink({
      type: 'dynamic',
      providerId: 'qr.otherbank.kg',
      serviceCode: '02',
      accountId: '1091820000077759',
      transactionId: 'INV-7',
      amountEditable: true,
      merchantId: 'SP-0001',
      serviceName: 'Example Cafe',
      comment: '',
      merchantCategory: '5812',
      amount: undefined,
      providerName: 'EXAMPLE CAFE',
    });
    const codes = [await byCode(link), await byCode(link)] as const;
    expect([await confirm(codes[0]), await confirm(codes[1])]).toEqual(['', 'ELQR_EXPIRED']);
  });

  it.each(INVOICE_CHANGES)('%s when an invoice has changed meanwhile', async (refusal) => {
    const invoice = await issuedInvoice(await server.signedIn('daniyar'));
    const payment = await byCode(invoice.url);
    await changeInvoice(server, invoice.id, refusal);
    expect(await confirm(payment)).toBe(refusal);
  });

  it('to give out a second time what a person has sent', async () => {
    await server.bank.database.owner.query(
      `insert into sandbox_remittance (system, control_number, amount, currency, sender, recipient, sent_at, expires_at)
        values ('Ak Kerben', '7719024468', 50000, 'KGS', 'Серикова Асель', 'ASANOV AIBEK', $1, $1::timestamptz + interval '30 days')`,
      [new Date(MONDAY_TEN)],
    );
    const twice = [await fromPerson('7719024468'), await fromPerson('7719024468')] as const;
    expect([await confirm(twice[0]), await confirm(twice[1])]).toEqual(['', 'MONEY_TRANSFER_NOT_FOUND']);
  });

  it('what comes too late: for its code, for its hour, at all', async () => {
    const expiring = await topUp();
    await pass(5 * MINUTE_MS);
    expect(await confirm(expiring)).toBe('OTP_EXPIRED');
    await pass(5 * MINUTE_MS);
    expect(await confirm(expiring)).toBe('OPERATION_TIME_OUT');
    await pass(49 * MINUTE_MS);
    const clearing = await toAnotherBank('clearing');
    await pass(MINUTE_MS);
    expect(await confirm(clearing)).toBe('CLEARING_TIMEOUT');
    await pass(239 * MINUTE_MS);
    const gross = await toAnotherBank('gross');
    await pass(MINUTE_MS);
    expect(await confirm(gross)).toBe('GROSS_TIMEOUT');
  });
});
