import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { writtenDay } from '../../src/domain/time/format';
import { bankDayOf } from '../../src/domain/time/Instant';
import { clients, inACompany, oneOf, server, sign } from './support/companyStory';
import type { Login } from './support/companyStory';
import { expectEveryFailure } from './support/producedFailures';
import { confirm, prepared, accountsOf, only, ordinaryPair, paymentWords, transferOf } from './support/transferStory';
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

async function done(login: Login, code: string, request: object): Promise<unknown> {
  const answer = await clients[login].operation('TransferService', code, request);
  expect([code, answer.code]).toEqual([code, '']);
  return answer.data;
}

/** A payment that both have signed; answers its transaction. */
async function signed(code: string, request: { readonly operationId: string }): Promise<string> {
  await done('saltanat', code, request);
  await done('saltanat', 'SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId });
  await sign('daniyar', request.operationId);
  const [executed] = z.parse(Signed, await sign('saltanat', request.operationId));
  return executed?.txnId ?? '';
}

const orderOf = (txnId: string, client: WireClient = clients.daniyar) =>
  client.operation('AccountService', 'GET_PAYMENT_ORDER_FILE', { txnId });

/** Words of the file, without its line breaks. */
async function textOf(data: unknown): Promise<string> {
  const { content } = z.parse(File, data);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(content, 'base64'))));
  return text.join(' ').replace(/\s+/g, ' ');
}

const today = () => writtenDay(bankDayOf(server.bank.clock.now()));

describe('a payment order', () => {
  it('of a payment to another bank has the particulars of the uniform form', async () => {
    const words = paymentWords(from, { amount: '1250.50' });
    const txnId = await signed('MAKE_OTHER_BANK_TRANSFER', words);
    const [inn, okpo] = [
      await oneOf(
        `select inn as value from customer where kind = 'C' and id = (select customer_id from app_user where login = 'daniyar')`,
      ),
      await oneOf(
        `select okpo as value from customer where id = (select customer_id from app_user where login = 'daniyar')`,
      ),
    ];
    const answer = await orderOf(txnId);
    expect(answer.code).toBe('');
    const text = await textOf(answer.data);
    for (const part of [
      'Платёжное поручение № ',
      `Дата ${today()}`,
      `${String(inn)}`,
      `ОКПО ${String(okpo)}`,
      words.recipientName,
      'БИК',
      'Одна тысяча двести пятьдесят сомов 50 тыйынов',
      words.knp,
      'Мамбетова Салтанат',
      'Садыков Данияр',
      'Первая подпись',
      'Подписано электронно',
      'Списано со счёта',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('of a payment to a company of the bank names both taxpayers, and is verified as its receipt', async () => {
    const txnId = await signed('MAKE_OWN_ACCOUNTS_TRANSFER', transferOf(from, to, '10.00'));
    const inn = String(
      await oneOf(
        `select inn as value from customer where id = (select customer_id from app_user where login = 'daniyar')`,
      ),
    );
    const text = await textOf((await orderOf(txnId)).data);
    expect(text.split(inn)).toHaveLength(3);
    expect(text).toContain('Исполнено');
    const [code = ''] = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}/.exec(text) ?? [];
    const verified = await server.visitor().operation('AccountService', 'VERIFY_RECEIPT', { code });
    expect(verified.data).toMatchObject({ id: txnId });
  });

  it('is in the language of its reader', async () => {
    const txnId = await signed('MAKE_OWN_ACCOUNTS_TRANSFER', transferOf(from, to, '11.00'));
    const client = Object.assign(server.visitor({ language: 'kg' }), { sessionKey: clients.daniyar.sessionKey });
    expect(await textOf((await orderOf(txnId, client)).data)).toContain('Төлөм тапшырмасы');
  });

  it('leaves a trace in the audit of the company', async () => {
    const txnId = await signed('MAKE_OWN_ACCOUNTS_TRANSFER', transferOf(from, to, '12.00'));
    await orderOf(txnId);
    const { data } = await clients.daniyar.operation('AccountService', 'GET_COMPANY_AUDIT', { act: 'downloaded' });
    expect(Object(data).items[0]).toMatchObject({ file: { kind: 'paymentOrder', format: 'pdf', txnId } });
  });
});

describe('no payment order', () => {
  it('is made of a payment that is unknown to the company', async () => {
    expect((await orderOf('999999999')).code).toBe('TRANSACTION_NOT_FOUND');
    const person = await server.signedIn('aibek');
    const [own, other] = ordinaryPair(await accountsOf(person));
    const { operationId, code } = await prepared(server, person, transferOf(own, other, '5.00'));
    const { data } = await confirm(person, operationId, code);
    expect((await orderOf(z.parse(z.object({ txnId: z.string() }), data).txnId)).code).toBe('TRANSACTION_NOT_FOUND');
  });

  it('is made of what no order of the company moved', async () => {
    const posted = await oneOf(`select t.id::text as value from txn_of_customer c join txn t on t.id = c.txn_id
      where c.customer_id = (select customer_id from app_user where login = 'daniyar') and t.txn_code not like 'MAKE%' limit 1`);
    expect((await orderOf(String(posted))).code).toBe('OPERATION_IMPOSSIBLE');
  });
});
