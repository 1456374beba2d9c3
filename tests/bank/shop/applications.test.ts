import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { decideApplication } from '../../../bank/modules/shop/moveApplication';
import { APPLICATION_STATES, mayFollow } from '../../../src/domain/shop/Application';
import type { Application, ApplicationState } from '../../../src/domain/shop/Application';
import { addAccount, addCompany, balanceOfClass } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { checkbookRequest } from '../support/shop';
import { balanceOf, newOperationId, refusalOf, valueOf } from '../support/transfers';

const OPENING = 1_000_000n;
const PRICE = 70_000n;
/** Friday, 27 November 2026, 10:00 in Bishkek. */
const FRIDAY = Date.UTC(2026, 10, 27, 4);

let bank: TestBank;
let user: TestCaller;
let account: string;

beforeEach(async () => {
  bank = await createTestBank({ now: FRIDAY });
  const users = [{ login: 'owner', rights: ['view', 'create', 'sign'], place: 1 }] as const;
  const customerId = await addCompany(bank, users, 1);
  user = await bank.callAs('owner');
  account = await addAccount(bank, customerId, { balance: OPENING });
});
afterEach(async () => {
  await assertBooksBalance(bank.database.owner);
  await bank.close();
});

/** Orders two checkbooks and signs the order; returns the id of the application. */
async function ordered(): Promise<string> {
  const request = checkbookRequest({ from: account, count: 2 });
  valueOf(await user.call('MAKE_SHOP_OPERATION', request));
  valueOf(await user.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
  const operationId = newOperationId();
  valueOf(await user.call('CREATE_CONFIRM_OPERATION', { operationId, documents: [request.operationId] }));
  const { rows } = await bank.database.owner.query<{ text: string }>(
    'select text from message_outbox where user_id = $1 order by id desc limit 1',
    [user.caller.userId],
  );
  const otp = /^\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
  const [signed] = valueOf(await user.call('CONFIRM_CONFIRM_OPERATION', { operationId, otp }));
  return signed?.transactionId ?? '';
}

function decide(id: string, to: ApplicationState, comment = ''): Promise<boolean> {
  return decideApplication(bank.services, { id, to, comment, now: bank.clock.now() });
}

async function listed(): Promise<Application> {
  const [application] = valueOf(await user.call('GET_APPLICATIONS', {}));
  if (application === undefined) {
    throw new Error('There is no application');
  }
  return application;
}

async function statusOf(id: string): Promise<string> {
  return valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId: id })).status;
}

describe('an application', () => {
  it('costs its price when it is confirmed, and is promised for the next business day', async () => {
    const earned = await balanceOfClass(bank, 'FEE_INCOME', 'KGS');
    const id = await ordered();
    expect(await balanceOf(bank, account)).toBe(OPENING - PRICE);
    expect(await balanceOfClass(bank, 'FEE_INCOME', 'KGS')).toBe(earned + PRICE);
    expect(await listed()).toEqual({
      id,
      product: 'makeCheckbookOrder',
      state: 'ACCEPTED_FOR_PROCESSING',
      createdAt: FRIDAY,
      doneBy: '2026-11-30',
      price: { minor: PRICE, currency: 'KGS' },
      steps: [{ state: 'ACCEPTED_FOR_PROCESSING', at: FRIDAY, comment: '' }],
      hasCertificate: false,
    });
    expect(await statusOf(id)).toBe('ACCEPTED_FOR_PROCESSING');
  });

  it('goes through its states with the words of the bank, and its line of history follows', async () => {
    const id = await ordered();
    bank.clock.advance(60_000);
    expect(await decide(id, 'IN_PROCESS')).toBe(true);
    expect(await statusOf(id)).toBe('IN_PROCESS');
    expect(await decide(id, 'UNDER_REVIEW')).toBe(true);
    expect(await decide(id, 'RENEGOTIATION', 'Укажите серию паспорта.')).toBe(true);
    expect(await decide(id, 'UNDER_REVIEW')).toBe(true);
    expect(await decide(id, 'FORMED')).toBe(true);
    expect(await statusOf(id)).toBe('IN_PROCESS');
    expect(await decide(id, 'ACCEPTED')).toBe(true);
    expect(await statusOf(id)).toBe('ACCEPTED');
    const { steps } = await listed();
    expect(steps.map(({ state, comment }) => [state, comment])).toEqual([
      ['ACCEPTED_FOR_PROCESSING', ''],
      ['IN_PROCESS', ''],
      ['UNDER_REVIEW', ''],
      ['RENEGOTIATION', 'Укажите серию паспорта.'],
      ['UNDER_REVIEW', ''],
      ['FORMED', ''],
      ['ACCEPTED', ''],
    ]);
    expect(steps.map(({ at }) => at - FRIDAY)).toEqual([0, ...Array.from({ length: 6 }, () => 60_000)]);
    expect(await balanceOf(bank, account)).toBe(OPENING - PRICE);
  });

  it('that is rejected gives its price back, once', async () => {
    const id = await ordered();
    expect(await decide(id, 'REJECTED')).toBe(true);
    expect(await decide(id, 'REJECTED')).toBe(false);
    expect(await balanceOf(bank, account)).toBe(OPENING);
    const transaction = valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId: id }));
    expect([transaction.status, transaction.returnedBy?.length]).toEqual(['REJECTED', 1]);
  });

  it('is taken back by its customer until the bank begins, and again without another return', async () => {
    const id = await ordered();
    for (const _twice of [1, 2]) {
      expect(valueOf(await user.call('CANCEL_APPLICATION', { transactionId: id })).state).toBe('CANCELLED');
      expect(await balanceOf(bank, account)).toBe(OPENING);
    }
    expect(await decide(id, 'IN_PROCESS')).toBe(false);
    const begun = await ordered();
    await decide(begun, 'IN_PROCESS');
    expect(refusalOf(await user.call('CANCEL_APPLICATION', { transactionId: begun }))).toBe('OPERATION_IMPOSSIBLE');
    expect(await balanceOf(bank, account)).toBe(OPENING - PRICE);
  });

  it('is decided once when the bank and its customer act at one moment', async () => {
    const id = await ordered();
    const [begun, cancelled] = await Promise.all([
      decide(id, 'IN_PROCESS'),
      user.call('CANCEL_APPLICATION', { transactionId: id }),
    ]);
    expect(begun).toBe(!cancelled.ok);
    expect(await balanceOf(bank, account)).toBe(cancelled.ok ? OPENING : OPENING - PRICE);
  });

  it('announces each state to the open pages and to its maker', async () => {
    const id = await ordered();
    const { rows: before } = await bank.database.owner.query<{ last: string }>(
      'select max(id) as last from outbox_event',
    );
    await decide(id, 'IN_PROCESS');
    await decide(id, 'FORMED', 'Отделение «Центр».');
    const { rows: events } = await bank.database.owner.query<{ type: string; txn: string | null }>(
      `select type, payload ->> 'txnId' as txn from outbox_event where id > $1 order by id`,
      [before[0]?.last],
    );
    const announced = [
      { type: 'TRANSACTION_UPDATED', txn: id },
      { type: 'NOTIFICATION', txn: null },
      { type: 'SHOULD_UPDATE_USER_DATA', txn: null },
    ];
    expect(events).toEqual([...announced, ...announced]);
    const notices = valueOf(await user.call('GET_NOTIFICATIONS', {}));
    expect(notices.slice(0, 2).map(({ content }) => [content.ru.title, content.ru.body])).toEqual([
      ['Чековая книжка: сформировано', 'Готово, можно забирать. Отделение «Центр».'],
      ['Чековая книжка: в обработке', 'Банк начал работу над заявкой.'],
    ]);
  });
});

describe('the transitions of an application', () => {
  const ended = ['ACCEPTED', 'REJECTED', 'CANCELLED'] as const;

  it.each(ended)('end with %s', (state) => {
    expect(APPLICATION_STATES.filter((next) => mayFollow(state, next))).toEqual([]);
  });

  it('lead from every open state to an end, and may always be rejected', () => {
    for (const state of APPLICATION_STATES.filter((each) => !ended.some((end) => end === each))) {
      expect([state, mayFollow(state, 'REJECTED')]).toEqual([state, true]);
    }
    expect(APPLICATION_STATES.filter((state) => mayFollow(state, 'ACCEPTED'))).toEqual(['FORMED']);
    expect(APPLICATION_STATES.filter((state) => mayFollow(state, 'CANCELLED'))).toEqual([
      'ACCEPTED_FOR_PROCESSING',
      'RENEGOTIATION',
    ]);
  });
});
