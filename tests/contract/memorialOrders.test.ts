import { randomUUID } from 'node:crypto';

import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { writtenDay } from '../../src/domain/time/format';
import { bankDayOf } from '../../src/domain/time/Instant';
import { clients, inACompany, oneOf, owner, server, sign } from './support/companyStory';
import { expectEveryFailure } from './support/producedFailures';
import { accountsOf, only, paymentWords, transferOf } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

const File = z.object({ fileName: z.string(), contentType: z.literal('application/pdf'), content: z.string() });
const Signed = z.array(z.object({ txnId: z.string() }));

expectEveryFailure();
inACompany();

let from: WireAccount;
let to: WireAccount;

beforeAll(async () => {
  const accounts = await accountsOf(clients.saltanat);
  from = only(accounts, ({ accountName }) => accountName === 'Расчётный');
  to = only(accounts, ({ accountName }) => accountName === 'Зарплатный');
});

/** An operation that both have signed; answers its transaction. */
async function signed(code: string, request: { readonly operationId: string }): Promise<string> {
  for (const [each, data] of [
    [code, request],
    ['SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }],
  ] as const) {
    expect([each, (await clients.saltanat.operation('TransferService', each, data)).code]).toEqual([each, '']);
  }
  await sign('daniyar', request.operationId);
  const [executed] = z.parse(Signed, await sign('saltanat', request.operationId));
  return executed?.txnId ?? '';
}

const checkbooks = () => ({
  operationId: randomUUID(),
  productType: 'makeCheckbookOrder',
  data: {
    accountDebitId: from.id,
    amountOfCheckbooks: 2,
    trustedEmployeeFullName: 'Асанов Тимур',
    passportId: 'ID1234567',
    issuedBy: 'МКК 211051',
    dateOfIssue: '2021-03-04',
    phoneNumber: '+996555123456',
  },
});

const payment = (changes: object = {}) => signed('MAKE_OTHER_BANK_TRANSFER', paymentWords(from, changes));

const orderOf = (txnId: string, client: WireClient = clients.daniyar) =>
  client.operation('AccountService', 'GET_MEMORIAL_ORDER_FILE', { txnId });

/** Words of the file, without its line breaks. */
async function textOf(txnId: string, client?: WireClient): Promise<string> {
  const answer = await orderOf(txnId, client);
  expect(answer.code).toBe('');
  const { content } = z.parse(File, answer.data);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(content, 'base64'))));
  return text.join(' ').replace(/\s+/g, ' ');
}

const today = () => writtenDay(bankDayOf(server.bank.clock.now()));
const grouped = (account: unknown) => String(account).replace(/(.{4})(?=.)/g, '$1 ');

/** Entry by which the company was debited for itself in the posting of a transaction. */
const chargeOf = async (txnId: string, isFee: boolean) => {
  const [row] = await owner(`select 'E' || e.account_id || '-' || e.account_version as reference, -e.amount as minor
    from txn t join entry e on e.posting_id = t.posting_id
    where t.id = ${txnId} and e.account_id = ${from.id} and e.amount < 0 and e.is_fee = ${String(isFee)}`);
  return { reference: String(row?.['reference']), minor: Number(row?.['minor']) };
};

const incomeAccount = () =>
  oneOf(`select number as value from account where account_class = 'FEE_INCOME' and currency = 'KGS' and shard = 0`);

describe('a memorial order', () => {
  it('of the fee of a payment names both accounts, the amount, and the payment order as its basis', async () => {
    const txnId = await payment({ amount: '1250.50' });
    const { reference, minor } = await chargeOf(txnId, true);
    expect(minor).toBeGreaterThan(0);
    const inn = await oneOf(
      `select inn as value from customer where id = (select customer_id from app_user where login = 'daniyar')`,
    );
    const number = await oneOf(
      `select coalesce(terms ->> 'documentNumber', id::text) as value from txn where id = ${txnId}`,
    );
    const text = await textOf(txnId);
    for (const part of [
      `Мемориальный ордер № ${reference}`,
      `Дата ${today()}`,
      String(inn),
      grouped(from.accountNo),
      grouped(await incomeAccount()),
      'доходы банка',
      'БИК',
      `${(minor / 100).toFixed(2).replace('.', ',')} сом`,
      `Комиссия за платёж № ${String(number)} от ${today()}`,
      `Платёжное поручение № ${String(number)} от ${today()}, 1 250,50 сом, ОсОО Пример Связь, тарифы банка`,
      'В том числе налог с продаж',
      'Проведено банком',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('has the number, the amount and the sales tax of the fee in a statement', async () => {
    const txnId = await payment({ amount: '1300.00' });
    const { reference } = await chargeOf(txnId, true);
    const day = bankDayOf(server.bank.clock.now());
    const made = await clients.daniyar.operation('AccountService', 'GENERATE_ACCOUNT_STATEMENT', {
      accountId: from.id,
      dateFrom: day,
      dateTo: day,
    });
    const { statementId } = Object(made.data);
    const listed = await clients.daniyar.operation('AccountService', 'GET_STATEMENT_ENTRIES', {
      statementId,
      limit: 1000,
    });
    const Entries = z.object({
      items: z.array(z.object({ reference: z.string(), amount: z.string(), tax: z.string() })),
    });
    const data = Object(listed.data);
    const { items } = z.parse(Entries, { items: data.entries ?? data.items });
    const entry = items.find((each) => each.reference === reference);
    const text = await textOf(txnId);
    expect(text).toContain(`${(entry?.amount ?? '').replace('-', '').replace('.', ',')} сом`);
    expect(Number(entry?.tax)).toBeGreaterThan(0);
    expect(text).toContain(`${(entry?.tax ?? '').replace('.', ',')} сом`);
  });

  it('of a price of the bank takes the whole operation, and the tariffs as its basis', async () => {
    const txnId = await signed('MAKE_SHOP_OPERATION', checkbooks());
    const { reference, minor } = await chargeOf(txnId, false);
    const text = await textOf(txnId);
    expect(text).toContain(`Мемориальный ордер № ${reference}`);
    expect(text).toContain(`${(minor / 100).toFixed(2).replace('.', ',')} сом`);
    expect(text).toMatch(new RegExp(`№ ${txnId} от ${today()}, тарифы банка`));
  });

  it('is verified as the receipt of its operation', async () => {
    const txnId = await payment();
    const [code = ''] = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}/.exec(await textOf(txnId)) ?? [];
    const verified = await server.visitor().operation('AccountService', 'VERIFY_RECEIPT', { code });
    expect(verified.data).toMatchObject({ id: txnId });
  });

  it('is in the language of its reader, and the same when it is made again', async () => {
    const txnId = await payment();
    const client = Object.assign(server.visitor({ language: 'kg' }), { sessionKey: clients.daniyar.sessionKey });
    const { reference } = await chargeOf(txnId, true);
    expect(await textOf(txnId, client)).toContain(`Мемориалдык ордер № ${reference}`);
    expect(await textOf(txnId)).toBe(await textOf(txnId));
  });

  it('leaves a trace in the audit of the company', async () => {
    const txnId = await payment();
    await textOf(txnId);
    const { data } = await clients.daniyar.operation('AccountService', 'GET_COMPANY_AUDIT', { act: 'downloaded' });
    expect(Object(data).items[0]).toMatchObject({ file: { kind: 'memorialOrder', format: 'pdf', txnId } });
  });
});

describe('no memorial order', () => {
  it('is made of an operation without a fee', async () => {
    const txnId = await signed('MAKE_OWN_ACCOUNTS_TRANSFER', transferOf(from, to, '10.00'));
    expect((await orderOf(txnId)).code).toBe('OPERATION_IMPOSSIBLE');
  });

  it('is made for the payee of a payment whose payer bore the fee', async () => {
    const txnId = await payment();
    const stranger = await server.signedIn('ainura');
    expect((await orderOf(txnId, stranger)).code).toBe('TRANSACTION_NOT_FOUND');
    await owner(`insert into txn_of_customer (customer_id, created_at, txn_id)
      select u.customer_id, t.created_at, t.id from txn t, app_user u where t.id = ${txnId} and u.login = 'ainura'`);
    expect((await orderOf(txnId, stranger)).code).toBe('OPERATION_IMPOSSIBLE');
    await owner(`delete from txn_of_customer h using app_user u
      where h.txn_id = ${txnId} and h.customer_id = u.customer_id and u.login = 'ainura'`);
  });

  it('is given to a user who may not see the account, or to a person', async () => {
    const txnId = await payment();
    const limits = (accounts: string) =>
      owner(`update app_user set accounts_limited = true where login = 'cholpon';
        delete from user_account where user_id = (select id from app_user where login = 'cholpon');
        insert into user_account (user_id, account_id, works) select id, ${accounts}, false from app_user where login = 'cholpon'`);
    await limits(to.id);
    const auditor = await server.signedIn('cholpon');
    expect((await orderOf(txnId, auditor)).code).toBe('TRANSACTION_NOT_FOUND');
    expect((await orderOf(txnId, await server.signedIn('aibek'))).code).toBe('ACCESS_DENIED');
  });
});
