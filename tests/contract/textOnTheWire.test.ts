import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { confirm, field, isOrdinary, only, send } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import { twoCustomers } from './support/visits';
import type { WireClient } from './support/WireClient';

const PAYMENT_DAY = Date.UTC(2026, 10, 23, 4);
const DECOMPOSED = 'Оплата за учебный год'.normalize('NFD');
const OVERRIDDEN = 'За билет \u202e00,000 5 алинрев\u202c скрыто';

let server: TestServer;
let client: WireClient;
let from: WireAccount;
let theirs: WireAccount;

beforeAll(async () => {
  server = await startTestServer({ now: PAYMENT_DAY });
  const customers = await twoCustomers(server);
  ({ client, from } = customers);
  theirs = only(customers.foreign, isOrdinary);
});
afterAll(() => server.close());

function clearing(changes: object) {
  return client.operation('TransferService', 'MAKE_OTHER_BANK_TRANSFER', {
    operationId: randomUUID(),
    accountDebitId: from.id,
    transferType: 'clearing',
    bic: '109022',
    accountCreditNo: '1091820000077759',
    recipientName: 'ОсОО Пример Связь',
    knp: '42122700',
    valueDate: '2026-11-23',
    amount: '10.00',
    ccy: 'KGS',
    purpose: 'Оплата по счёту 15',
    ...changes,
  });
}

/** Pays another customer and gives the ID of the transaction. */
async function paid(purpose: string, recipient = theirs.accountNo): Promise<string> {
  const operationId = randomUUID();
  const created = await client.operation('TransferService', 'MAKE_BANK_CLIENT_TRANSFER', {
    operationId,
    accountDebitId: from.id,
    accountCreditPropType: 'account',
    accountCreditPropValue: recipient,
    amount: '1.00',
    ccy: from.ccy,
    purpose,
  });
  expect(created.success).toBe(true);
  const { code } = await server.codeSentBy('aibek', () => send(client, operationId));
  return field((await confirm(client, operationId, code)).data, 'txnId');
}

describe('a payment to another bank', () => {
  it.each([
    ['recipientName', '\u200b\u200b\u200b\u200b'],
    ['recipientName', '\u3164\u3164\u3164\u3164'],
    ['recipientName', '\u2800\u2800\u2800\u2800'],
    ['recipientName', '....'],
    ['recipientName', '    '],
    ['purpose', '    '],
    ['purpose', '\u200b\u200b\u200b\u200b'],
    ['purpose', '----'],
  ])('is refused with %s %j', async (name, text) => {
    expect(await clearing({ [name]: text })).toMatchObject({
      success: false,
      code: 'INVALID_REQUEST',
      particulars: { field: name },
    });
  });

  it('reads numbers as people write them', async () => {
    const created = await clearing({
      accountCreditNo: '1091 8200\u20110007 7759\u200b',
      bic: ' 109022',
      knp: '42 122 700',
    });
    expect(created).toMatchObject({ success: true, data: { credit: { accountNumber: '1091820000077759' } } });
  });
});

describe('the purpose of a transfer', () => {
  it('is found by its words although it was sent decomposed', async () => {
    const txnId = await paid(DECOMPOSED);
    const found = await client.operation('AccountService', 'GET_TRANSACTION_HISTORY_V2', {
      filters: { text: 'учебный' },
    });
    expect(found.data).toMatchObject({ transactions: [{ id: txnId, purpose: DECOMPOSED.normalize('NFC') }] });
  });

  it('is stored without the marks that change its direction on the screen', async () => {
    const txnId = await paid(OVERRIDDEN);
    const read = await client.operation('AccountService', 'GET_TRANSACTION_BY_ID_V2', { txnId });
    expect(read.data).toMatchObject({ purpose: 'За билет 00,000 5 алинрев скрыто' });
  });
});

it('a login with the space a phone adds is the login without it', async () => {
  const answer = await server.visitor().authenticate(' aibek\u200b ', PASSWORD);
  expect(answer).toMatchObject({ success: true });
});
