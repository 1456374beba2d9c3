import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { moveApplication } from './support/desk';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { clients, inACompany, sign } from './support/companyStory';
import { accountsOf, confirm, field, send } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

const ASKED = {
  productId: '2',
  amount: '500000.00',
  ccy: 'KGS',
  termMonths: 36,
  purpose: 'Машина для семьи',
  monthlyIncome: '80000.00',
};

function apply(data: object = {}, by = client) {
  const request = { operationId: randomUUID(), productType: 'makeLoanApplication', data: { ...ASKED, ...data } };
  return { request, answer: by.operation('TransferService', 'MAKE_SHOP_OPERATION', request) };
}

/** Applies for a loan and confirms it; returns the message with the code and the id of the application. */
async function applied() {
  const { request, answer } = apply();
  expect((await answer).code).toBe('');
  const { code, text } = await server.codeSentBy('aibek', () => send(client, request.operationId));
  await confirm(client, request.operationId, code);
  return { text, txnId: String(field(await newest(), 'txnId')) };
}

async function newest(): Promise<unknown> {
  const { data } = await client.operation('AccountService', 'GET_APPLICATIONS', {});
  return Array.isArray(data) ? data[0] : undefined;
}

async function balances(): Promise<readonly unknown[]> {
  return (await accountsOf(client)).map(({ id, acyWithdrawableBalance, dataVersion }) => [
    id,
    acyWithdrawableBalance,
    dataVersion,
  ]);
}

describe('an application for a loan', () => {
  it('shows what the loan costs at the lowest rate, and costs nothing itself', async () => {
    const { code, data } = await apply().answer;
    expect([code, data]).toMatchObject([
      '',
      {
        debit: { accountNumber: '', name: '' },
        amount: '0.00',
        fee: '0.00',
        amountDebitTotal: '0.00',
        confirmationText: expect.stringMatching(/^Заявка на кредит.*Бесплатно\.$/),
        terms: {
          details: {
            loanProduct: 'Автокредит',
            loanAmount: '500000.00 KGS',
            loanMonths: '36',
            loanRateFrom: '17.00',
            loanInstalment: expect.stringMatching(/^17\d{3}\.\d{2} KGS$/),
            loanPurpose: 'Машина для семьи',
            monthlyIncome: '80000.00 KGS',
          },
        },
      },
    ]);
  });

  it('is confirmed without any money moving, and is a line of the history without an account that pays', async () => {
    const before = await balances();
    const { txnId, text } = await applied();
    expect(text).toContain('Бесплатно.');
    expect(await newest()).toMatchObject({
      status: 'ACCEPTED_FOR_PROCESSING',
      amount: '0.00',
      productType: 'makeLoanApplication',
    });
    const { data } = await client.operation('AccountService', 'GET_TRANSACTION_BY_ID_V2', { txnId });
    expect(data).toMatchObject({
      txnCode: 'MAKE_LOAN_APPLICATION',
      amountDebit: '0.00',
      terms: { details: { loanProduct: 'Автокредит' } },
    });
    expect(data).not.toHaveProperty('accountDebitNo');
    const receipt = await client.operation('AccountService', 'GET_TRANSACTION_RECEIPT_FILE', { txnId });
    expect(receipt.code).toBe('');
    expect(await balances()).toEqual(before);
  });

  it('is moved by the desk to its end, and taken back with nothing to return', async () => {
    const before = await balances();
    const { txnId } = await applied();
    for (const to of ['IN_PROCESS', 'UNDER_REVIEW', 'FORMED', 'ACCEPTED']) {
      expect([to, await moveApplication(server, { id: txnId, to })]).toEqual([to, 200]);
    }
    expect(await newest()).toMatchObject({ txnId, status: 'ACCEPTED' });
    const { txnId: second } = await applied();
    const { data } = await client.operation('AccountService', 'CANCEL_APPLICATION', { txnId: second });
    expect(data).toMatchObject({ txnId: second, status: 'CANCELLED' });
    const { txnId: third } = await applied();
    expect(await moveApplication(server, { id: third, to: 'REJECTED' })).toBe(200);
    const notices = await client.operation('UtilityService', 'GET_NOTIFICATIONS', {});
    expect(JSON.stringify(notices.data)).toContain('Банк отклонил заявку.');
    expect(await balances()).toEqual(before);
  });

  it('is refused outside the conditions of the loan, and for a business', async () => {
    const refused = async (data: object, by = client) => (await apply(data, by).answer).code;
    expect({
      'a loan there is not': await refused({ productId: '99' }),
      'a currency it is not given in': await refused({ ccy: 'USD' }),
      'a term too short': await refused({ termMonths: 11 }),
      'a term too long': await refused({ termMonths: 85 }),
      'too little': await refused({ amount: '99999.99' }),
      'too much': await refused({ amount: '3000000.01' }),
      'a business loan': await refused({ productId: '4' }),
    }).toEqual({
      'a loan there is not': 'PRODUCT_NOT_OFFERED',
      'a currency it is not given in': 'PRODUCT_NOT_OFFERED',
      'a term too short': 'PRODUCT_NOT_OFFERED',
      'a term too long': 'PRODUCT_NOT_OFFERED',
      'too little': 'MIN_LIM_NOT_REACHED',
      'too much': 'MAX_LIM_EXCEEDED',
      'a business loan': 'PRODUCT_NOT_OFFERED',
    });
  });

  it.each([
    ['no purpose', { purpose: '' }],
    ['no income', { monthlyIncome: '0.00' }],
    ['half a month', { termMonths: 12.5 }],
    ['an account', { accountDebitId: '1' }],
  ])('is refused as invalid with %s', async (_what, data) => {
    expect((await apply(data).answer).code).toBe('INVALID_REQUEST');
  });
});

describe('an application of a company for a loan', () => {
  inACompany();

  it('is taken for a business loan alone, and waits for both signatures', async () => {
    const refused = await apply({ productId: '2' }, clients.saltanat).answer;
    expect(refused.code).toBe('PRODUCT_NOT_OFFERED');
    const { request, answer } = apply({ productId: '4' }, clients.saltanat);
    expect(await answer).toMatchObject({
      code: '',
      data: {
        amount: '0.00',
        awaited: { places: [1, 2] },
        terms: { details: { loanProduct: 'Кредит для бизнеса' } },
      },
    });
    const { operationId } = request;
    await clients.saltanat.operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', { operationId });
    await sign('daniyar', operationId);
    await sign('saltanat', operationId);
    const { data } = await clients.saltanat.operation('AccountService', 'GET_APPLICATIONS', {});
    expect(Array.isArray(data) ? data : []).toMatchObject([
      { productType: 'makeLoanApplication', status: 'ACCEPTED_FOR_PROCESSING', amount: '0.00' },
    ]);
  });

  it('is in the showcase of every kind of customer the bank has a loan for, with the loans of that kind alone', async () => {
    const offered = async (by: WireClient) => {
      const names = async (code: string) => JSON.stringify((await by.operation('DirectoryService', code, {})).data);
      return [
        (await names('GET_SHOP_PRODUCTS')).includes('loan-application'),
        (await names('GET_LOAN_PRODUCTS')).match(/"en":"[^"]*[Ll]oan"|"en":"Mortgage"/g),
      ];
    };
    expect(await offered(clients.saltanat)).toEqual([true, ['"en":"Business loan"']]);
    expect(await offered(client)).toEqual([true, ['"en":"Personal loan"', '"en":"Car loan"', '"en":"Mortgage"']]);
  });
});
