import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { shopOperations } from '../../src/application/operations/shop';
import { clients, inACompany, server, sign } from './support/companyStory';
import { moveApplication } from './support/desk';
import { expectEveryFailure } from './support/producedFailures';
import { accountsOf, isOrdinary, only } from './support/transferStory';

expectEveryFailure();

const EMPLOYEE = {
  trustedEmployeeFullName: 'Асанов Тимур',
  passportId: 'ID1234567',
  issuedBy: 'МКК 211051',
  dateOfIssue: '2021-03-04',
  phoneNumber: '+996555123456',
};

async function order(data: object = {}, by = clients.saltanat) {
  const soms = only(await accountsOf(by), (account) => isOrdinary(account) && account.ccy === 'KGS');
  const request = {
    operationId: randomUUID(),
    productType: 'makeCheckbookOrder',
    data: { accountDebitId: soms.id, amountOfCheckbooks: 2, ...EMPLOYEE, ...data },
  };
  return { request, answer: await by.operation('TransferService', 'MAKE_SHOP_OPERATION', request) };
}

/** Orders and signs twice; returns the id of the application. */
async function signedOrder(): Promise<string> {
  const { request } = await order();
  const { operationId } = request;
  await clients.saltanat.operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', { operationId });
  await sign('daniyar', operationId);
  const [signed]: readonly { readonly txnId: string }[] = JSON.parse(
    JSON.stringify(await sign('saltanat', operationId)),
  );
  return signed?.txnId ?? '';
}

async function atTheDesk(): Promise<unknown> {
  return (await fetch(`${server.address}/sandbox/applications`)).json();
}

function list(by = clients.saltanat) {
  return by.operation('AccountService', 'GET_APPLICATIONS', {});
}

function cancel(txnId: string, by = clients.saltanat) {
  return by.operation('AccountService', 'CANCEL_APPLICATION', { txnId });
}

describe('orders of the showcase', () => {
  inACompany();

  it('shows what checkbooks cost and who collects them, and waits for both signatures', async () => {
    const { answer } = await order();
    expect([answer.code, answer.data]).toMatchObject([
      '',
      {
        amount: '700.00',
        ccy: 'KGS',
        fee: '0.00',
        awaited: { places: [1, 2] },
        terms: { details: { ...EMPLOYEE, dateOfIssue: '04.03.2021', amountOfCheckbooks: '2' } },
      },
    ]);
  });

  it('answers the same order again by either code with the same, and another one with a refusal', async () => {
    const { request, answer } = await order();
    const again = await clients.saltanat.operation('TransferService', 'MAKE_SHOP_OPERATION', request);
    expect(again.data).toEqual(answer.data);
    const other = await clients.saltanat.operation('TransferService', 'MAKE_TXN_SHOP_OPERATION', request);
    expect(other.code).toBe('OPERATION_ID_REUSED');
  });

  it.each([
    ['no checkbooks', { amountOfCheckbooks: 0 }, 'INVALID_REQUEST'],
    ['eleven checkbooks', { amountOfCheckbooks: 11 }, 'INVALID_REQUEST'],
    ['a passport without its series', { passportId: '1234567' }, 'INVALID_REQUEST'],
    ['a telephone of another form', { phoneNumber: '0555123456' }, 'INVALID_REQUEST'],
    ['a day there is not', { dateOfIssue: '2021-02-30' }, 'INVALID_DATE_FORMAT'],
    ['no name', { trustedEmployeeFullName: '' }, 'INVALID_REQUEST'],
    ['something else besides', { chequeColour: 'blue' }, 'INVALID_REQUEST'],
  ])('refuses %s as a request', async (_what, data, code) => {
    expect((await order(data)).answer.code).toBe(code);
  });

  it('refuses checkbooks to a person, from either code', async () => {
    const person = await server.signedIn('aibek');
    expect((await order({}, person)).answer.code).toBe('PRODUCT_NOT_OFFERED');
    expect(shopOperations.MAKE_SHOP_OPERATION.failures).toContain('PRODUCT_NOT_OFFERED');
  });

  it('lists an application with its steps to users of the company only', async () => {
    const txnId = await signedOrder();
    expect(await moveApplication(server, { id: txnId, to: 'IN_PROCESS', comment: 'Печатаем.' })).toBe(200);
    const { data } = await list(clients.daniyar);
    expect(data).toEqual([
      {
        txnId,
        productType: 'makeCheckbookOrder',
        status: 'IN_PROCESS',
        created: expect.stringMatching(/Z$/),
        doneBy: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        amount: '700.00',
        ccy: 'KGS',
        steps: [
          { status: 'ACCEPTED_FOR_PROCESSING', date: expect.stringMatching(/Z$/), comment: '' },
          { status: 'IN_PROCESS', date: expect.stringMatching(/Z$/), comment: 'Печатаем.' },
        ],
        hasPaper: false,
      },
    ]);
    expect((await list(await server.signedIn('aibek'))).data).toEqual([]);
  });

  it('takes an application back, with every refusal of it', async () => {
    const begun = await signedOrder();
    expect(await moveApplication(server, { id: begun, to: 'IN_PROCESS' })).toBe(200);
    const waiting = await signedOrder();
    const refusals = {
      'one of another customer': (await cancel(waiting, await server.signedIn('aibek'))).code,
      'one the bank works on': (await cancel(begun)).code,
    };
    expect(Object.values(refusals)).toEqual(shopOperations.CANCEL_APPLICATION.failures);
    const { data } = await cancel(waiting);
    expect(data).toMatchObject({ txnId: waiting, status: 'CANCELLED' });
    expect((await cancel(waiting)).data).toEqual(data);
    expect(shopOperations.GET_APPLICATIONS.failures).toEqual([]);
  });

  it('is taken back once by many calls at the same moment, and each is answered with it', async () => {
    const waiting = await signedOrder();
    const answers = await Promise.all(Array.from({ length: 16 }, () => cancel(waiting)));
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => ''));
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => answers[0]?.data));
    expect(answers[0]?.data).toMatchObject({ txnId: waiting, status: 'CANCELLED' });
  });

  it('is worked on at the desk, which offers what may follow and does nothing else', async () => {
    const id = await signedOrder();
    const shown = { id, product: 'makeCheckbookOrder', customer: expect.objectContaining({ ru: expect.any(String) }) };
    expect(await atTheDesk()).toContainEqual({
      ...shown,
      state: 'ACCEPTED_FOR_PROCESSING',
      next: ['IN_PROCESS', 'REJECTED'],
    });
    for (const to of ['ACCEPTED', 'CANCELLED', 'NOWHERE', 'ACCEPTED_FOR_PROCESSING']) {
      expect([to, await moveApplication(server, { id, to })]).toEqual([to, 422]);
    }
    expect(await moveApplication(server, { id, to: 'REJECTED', comment: 'a line\nbreak' })).toBe(422);
    expect(await moveApplication(server, { id, to: 'REJECTED', comment: 'Паспорт просрочен.' })).toBe(200);
    expect(await atTheDesk()).not.toContainEqual(expect.objectContaining({ id }));
  });
});
