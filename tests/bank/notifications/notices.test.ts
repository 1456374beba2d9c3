import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { noticeContent, noticeTitle } from '../../../bank/modules/notifications/notices';
import { START_OF_TESTS, createTestBank } from '../support/createTestBank';
import { addCustomer } from '../support/arrange';
import { valueOf } from '../support/transfers';
import type { NoticedTransaction } from '../../../bank/modules/notifications/notices';
import type { TestBank } from '../support/createTestBank';

const TRANSACTION: NoticedTransaction = {
  txn_code: 'MAKE_OWN_ACCOUNTS_TRANSFER',
  debit_number: '1090000000001234',
  debit_currency: 'KGS',
  debit_amount: 150_000n,
  credit_number: '1090000000005678',
  credit_currency: 'USD',
  credit_amount: 1_700n,
  fee: 500n,
  sender_name: 'Айбек',
  recipient_name: 'Мээрим',
};

describe('the words of a notification', () => {
  it.each([
    ['moneyReceived', 'Money received', '$17.00 — Aibek'],
    ['moneySent', 'Money debited', '1,500.00 KGS — Meerim'],
  ] as const)('of %s name the amount and the other side', (notice, title, body) => {
    const { en } = noticeContent(notice, TRANSACTION);
    expect({ title: en.title, body: en.body.replaceAll('\u00a0', ' ') }).toEqual({ title, body });
  });

  it('of a booked transfer are those that were confirmed, in every language', () => {
    const content = noticeContent('transferBooked', TRANSACTION);
    const titles = noticeTitle('transferBooked');
    for (const language of ['ru', 'en', 'kg', 'cn'] as const) {
      expect(content[language].title).toBe(titles[language]);
      expect(content[language].body).toMatch(/1234.*5678|5678.*1234/);
    }
  });

  it('of a move between own accounts name both, as the history heads it', () => {
    const ownAccounts = new Map([
      ['1090000000001234', { product: 'current', name: 'Основной', currency: 'KGS' }],
      ['1090000000005678', { product: 'deposit', name: '', currency: 'USD' }],
    ] as const);
    const shown = (language: 'ru' | 'en') =>
      noticeContent('transferBooked', TRANSACTION, { ownAccounts })[language].body.replaceAll('\u00a0', ' ');
    expect([shown('ru'), shown('en')]).toEqual([
      '1 500,00 сом — Основной → Вклад USD',
      '1,500.00 KGS — Основной → USD deposit',
    ]);
    expect(
      noticeContent('moneyReceived', { ...TRANSACTION, txn_code: 'MAKE_BANK_CLIENT_TRANSFER' }, { ownAccounts }).ru
        .body,
    ).toMatch(/Айбек/);
  });

  it('cannot be made of a side that has no amount', () => {
    expect(() => noticeContent('moneyReceived', { ...TRANSACTION, credit_amount: null })).toThrow('no amount');
  });
});

describe('a notification about no movement', () => {
  let bank: TestBank;
  let userId: string;

  beforeAll(async () => {
    bank = await createTestBank();
    userId = (await addCustomer(bank, 'owner')).userId;
  });
  afterAll(() => bank.close());

  const insert = (kind: string, content: object | null) =>
    bank.services.database.pool.query(
      'insert into notification (user_id, kind, content, created_at) values ($1, $2, $3, $4)',
      [userId, kind, content === null ? null : JSON.stringify(content), new Date(START_OF_TESTS)],
    );

  it('keeps the words it was written with', async () => {
    const words = (language: string) => ({ title: `title ${language}`, body: `body ${language}` });
    const content = { ru: words('ru'), en: words('en'), kg: words('kg'), cn: words('cn') };
    await insert('written', content);
    const user = await bank.callAs('owner');
    expect(valueOf(await user.call('GET_NOTIFICATIONS', {}))).toMatchObject([
      { content, transactionId: undefined, viewed: false },
    ]);
  });

  it.each([
    ['has no words', 'written', null],
    ['claims a movement it does not name', 'transferBooked', null],
    ['is of a kind nobody knows', 'something', null],
  ])('is not stored when it %s', async (_, kind, content) => {
    await expect(insert(kind, content)).rejects.toThrow('violates check constraint');
  });
});
