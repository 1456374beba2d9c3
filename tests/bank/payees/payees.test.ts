import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ConfirmedCode, RequestOf } from '../../../src/application/operations/catalogue';
import { money } from '../../../src/domain/money/Money';
import { MOVEMENTS } from '../../../src/domain/movements/movements';
import { countryOfPayee } from '../../../src/domain/payee/Payee';
import type { Payee } from '../../../src/domain/payee/Payee';
import { addAccount, addCompanyUser, addCustomer } from '../support/arrange';
import { addCard, cardRequest, ELCART } from '../support/cards';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { sentRequest, SYSTEM } from '../support/moneyTransfers';
import { clientRequest, moved, numberOf } from '../support/movements';
import { paymentRequest, worker } from '../support/payments';
import { swiftRequest } from '../support/swift';
import { refusalOf, transfer, valueOf } from '../support/transfers';

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
const MINUTE_MS = 60_000;
const EIGHT_HOURS_MS = 8 * 3_600_000;
const PHONE = '+996700112233';
const FRIENDS_CARD = '9417120000000012';

let bank: TestBank;
let user: TestCaller;
let from: string;
let savings: string;
let friendsAccount: string;
let companysAccount: string;

beforeAll(async () => {
  bank = await createTestBank({ now: MONDAY_TEN });
  const { customerId } = await addCustomer(bank, 'payer');
  user = await bank.callAs('payer');
  from = await addAccount(bank, customerId, { balance: 100_000_000n });
  savings = await addAccount(bank, customerId, { balance: 1_000_000n });
  const friend = await addCustomer(bank, 'friend');
  await bank.database.owner.query(
    `update customer set name = name || '{"ru": "Токтогулова Айзада Бакытовна"}' where id = $1`,
    [friend.customerId],
  );
  await bank.database.owner.query('update app_user set phone = $2 where id = $1', [friend.userId, PHONE]);
  const friendsId = await addAccount(bank, friend.customerId);
  friendsAccount = await numberOf(bank, friendsId);
  await addCard(bank, { customerId: friend.customerId, accountId: friendsId, number: FRIENDS_CARD });
  const company = await addCompanyUser(bank, 'company');
  await bank.database.owner.query(`update customer set name = name || '{"ru": "ОсОО «Пример Связь»"}' where id = $1`, [
    company.customerId,
  ]);
  await bank.database.owner.query(
    `insert into exchange_rate (base, quote, rate_type, buy, sell, valid_from) values ('USD', 'KGS', 'official', 87450000, 87450000, now())`,
  );
  companysAccount = await numberOf(bank, await addAccount(bank, company.customerId));
});
afterAll(() => bank.close());

async function pay<Code extends ConfirmedCode>(code: Code, request: RequestOf<Code>): Promise<string> {
  bank.clock.advance(MINUTE_MS);
  return valueOf(await moved(bank, user, { code, request })).transactionId;
}

async function book(caller: TestCaller = user): Promise<readonly Payee[]> {
  return valueOf(await caller.call('GET_PAYEES', {}));
}

async function only(kind: Payee['kind'], accountNumber?: string): Promise<Payee> {
  const found = (await book()).filter(
    (payee) => payee.kind === kind && (accountNumber === undefined || payee.accountNumber === accountNumber),
  );
  expect(found).toHaveLength(1);
  const [payee] = found;
  if (payee === undefined) {
    throw new Error('expect has thrown');
  }
  return payee;
}

describe('the payee book', () => {
  it('is empty before anybody was paid, and after moves between own accounts', async () => {
    expect(await book()).toEqual([]);
    valueOf(await transfer(bank, user, { from, to: savings, amount: 500n }));
    await pay('MAKE_BANK_CLIENT_TRANSFER', clientRequest({ from, to: await numberOf(bank, savings), amount: 100n }));
    expect(await book()).toEqual([]);
  });

  it('has a person of this bank once, by account, phone or card, under the name others read', async () => {
    await pay('MAKE_BANK_CLIENT_TRANSFER', clientRequest({ from, to: PHONE, by: 'phone', amount: 10_000n }));
    await pay('MAKE_BANK_CLIENT_TRANSFER', clientRequest({ from: savings, to: friendsAccount, amount: 20_000n }));
    const last = await pay('MAKE_IPC_CARD_TRANSFER', cardRequest({ from, card: FRIENDS_CARD, amount: 30_000n }));
    expect(await only('client')).toMatchObject({
      id: `client:${friendsAccount}`,
      name: 'Айзада Т.',
      accountNumber: friendsAccount,
      phone: PHONE,
      amount: money(30_000n, 'KGS'),
      terms: { details: { cardNumber: '941712******0012' } },
      lastTransactionId: last,
      times: 3,
      nickname: '',
      pinned: false,
      hidden: false,
    });
  });

  it('has a company under its whole name', async () => {
    await pay('MAKE_BANK_CLIENT_TRANSFER', clientRequest({ from, to: companysAccount, amount: 10_000n }));
    expect((await only('client', companysAccount)).name).toBe('ОсОО «Пример Связь»');
  });

  it('has payees of other banks with what their forms ask for, by clearing and gross as one', async () => {
    for (const system of ['clearing', 'gross'] as const) {
      await pay('MAKE_OTHER_BANK_TRANSFER', paymentRequest({ from, amount: 500_000n, system }));
    }
    expect(await only('otherBank')).toMatchObject({
      txnCode: 'MAKE_OTHER_BANK_TRANSFER_GROSS',
      name: 'ОсОО Пример Связь',
      purpose: 'Оплата по счёту 15',
      times: 2,
    });
    const { terms } = await only('otherBank');
    expect([terms?.bic, terms?.purposeCode]).toEqual(['109022', '42122700']);
    expect(terms?.details?.bankName).not.toBe(undefined);
  });

  it('has people paid by a money-transfer system with system, country and phone', async () => {
    const { customerId } = user.caller;
    const dollars = await addAccount(bank, customerId, { currency: 'USD', balance: 10_000_000n });
    for (const phone of ['', '+77011234567']) {
      await pay('MAKE_MONEY_TRANSFER', sentRequest({ from: dollars, amount: 10_000n, phone }));
    }
    const person = await only('remittance');
    expect(person).toMatchObject({
      id: `remittance:${SYSTEM.name}:Искаков Данияр:KZ`,
      accountNumber: SYSTEM.name,
      times: 2,
    });
    expect(person.terms?.details).toMatchObject({ transferSystem: SYSTEM.name, recipientPhone: '+77011234567' });
    expect(countryOfPayee(person)).toBe('Казахстан');
  });

  it('has people of one name in two countries as two, each remarked on alone', async () => {
    const { customerId } = user.caller;
    const dollars = await addAccount(bank, customerId, { currency: 'USD', balance: 10_000_000n });
    await pay('MAKE_MONEY_TRANSFER', sentRequest({ from: dollars, amount: 10_000n, country: 'RU' }));
    const ofName = (payees: readonly Payee[]) => payees.filter(({ kind }) => kind === 'remittance');
    expect(ofName(await book()).map((payee) => [countryOfPayee(payee), payee.times])).toEqual([
      ['Россия', 1],
      ['Казахстан', 2],
    ]);
    const payeeId = `remittance:${SYSTEM.name}:Искаков Данияр:RU`;
    valueOf(await user.call('UPDATE_PAYEE', { payeeId, nickname: 'Брат', pinned: false }));
    expect(ofName(await book()).map(({ nickname }) => nickname)).toEqual(['Брат', '']);
  });

  it('has payees abroad with their bank, and holders of cards of other banks without the number', async () => {
    const { customerId } = user.caller;
    const dollars = await addAccount(bank, customerId, { currency: 'USD', balance: 10_000_000n });
    await pay('MAKE_SWIFT_TRANSFER', swiftRequest({ from: dollars }));
    await pay('MAKE_IPC_CARD_TRANSFER', cardRequest({ from, card: ELCART.good, amount: 10_000n }));
    expect(await only('abroad')).toMatchObject({ name: 'EXAMPLE TRADING LLC', amount: money(100_000n, 'USD') });
    expect((await only('abroad')).terms?.details?.bankCode).toBe('CHASUS33');
    const card = await only('card');
    expect(card.accountNumber).toBe('941712******7777');
    expect(JSON.stringify(await book(), bigAsText)).not.toContain(ELCART.good);
  });

  it('lists those paid last first', async () => {
    const moments = (await book()).map(({ lastPaidAt }) => lastPaidAt);
    expect(moments.length).toBeGreaterThan(4);
    expect(moments).toEqual(moments.toSorted((left, right) => right - left));
  });

  it('leaves out whom no payment has reached', async () => {
    const before = await book();
    const refused = paymentRequest({ from, amount: 500_000n, scenario: '404', system: 'gross' });
    const id = await pay('MAKE_OTHER_BANK_TRANSFER', refused);
    expect(await book()).toHaveLength(before.length + 1);
    const looking = worker(bank);
    const end = bank.clock.now() + EIGHT_HOURS_MS;
    while (bank.clock.now() < end) {
      await looking.round();
      bank.clock.advance(5 * MINUTE_MS);
    }
    expect(valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId: id })).status).toBe('REJECTED');
    expect((await book()).map(({ id: payeeId }) => payeeId)).toEqual(before.map(({ id: payeeId }) => payeeId));
  });
});

describe('what a customer says of a payee', () => {
  it('is a nickname and a pin, which puts the payee first', async () => {
    const payeeId = (await book()).at(-1)?.id ?? '';
    const said = valueOf(await user.call('UPDATE_PAYEE', { payeeId, nickname: ' Мама ', pinned: true }));
    expect(said).toMatchObject({ id: payeeId, nickname: 'Мама', pinned: true });
    expect((await book())[0]).toEqual(said);
    const unsaid = valueOf(await user.call('UPDATE_PAYEE', { payeeId, nickname: '', pinned: false }));
    expect(unsaid).toMatchObject({ nickname: '', pinned: false });
  });

  it('hides a payee until it is undone, also when he is paid again, and keeps the nickname', async () => {
    const payeeId = `client:${friendsAccount}`;
    valueOf(await user.call('UPDATE_PAYEE', { payeeId, nickname: 'Айза', pinned: false }));
    expect(valueOf(await user.call('HIDE_PAYEE', { payeeId })).hidden).toBe(true);
    await pay('MAKE_BANK_CLIENT_TRANSFER', clientRequest({ from, to: friendsAccount, amount: 10_000n }));
    expect(await only('client', friendsAccount)).toMatchObject({ hidden: true, nickname: 'Айза' });
    expect(valueOf(await user.call('RESTORE_PAYEE', { payeeId }))).toMatchObject({ hidden: false, nickname: 'Айза' });
    expect((await only('client', friendsAccount)).hidden).toBe(false);
  });

  it('is said of nobody else: to another customer neither the book nor a payee of it exists', async () => {
    const stranger = await bank.callAs('friend');
    expect(await book(stranger)).toEqual([]);
    const payeeId = `client:${companysAccount}`;
    const changes: readonly Promise<unknown>[] = [
      stranger.call('UPDATE_PAYEE', { payeeId, nickname: 'x', pinned: true }).then(refusalOf),
      stranger.call('HIDE_PAYEE', { payeeId }).then(refusalOf),
      stranger.call('RESTORE_PAYEE', { payeeId }).then(refusalOf),
    ];
    expect(await Promise.all(changes)).toEqual(changes.map(() => 'PAYEE_NOT_FOUND'));
    expect((await only('client', companysAccount)).nickname).toBe('');
  });
});

describe('the index of payees', () => {
  it('covers every movement with a payee and no other', async () => {
    const { rows } = await bank.database.owner.query<{ condition: string }>(
      `select pg_get_expr(indpred, indrelid) as condition from pg_index where indexrelid = 'txn_to_payee'::regclass`,
    );
    const codes = [...(rows[0]?.condition ?? '').matchAll(/'(\w+)'/g)].map(([, code]) => code);
    expect(codes.toSorted()).toEqual(MOVEMENTS.codesOfPayees.toSorted());
    expect(codes).toHaveLength(7);
  });
});

function bigAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
