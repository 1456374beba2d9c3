import { createHash } from 'node:crypto';

import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { BANK_LOCKS } from '../../../bank/db/advisoryLocks';
import { compare } from '../../../bank/modules/intake/compare';
import type { Difference } from '../../../bank/modules/intake/compare';
import { takeIn } from '../../../bank/modules/intake/intake';
import type { Counts, RefusedLine } from '../../../bank/modules/intake/intake';
import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';
import { accountLine, accountNumber, CARD, COMPANY, DIRECTOR, folderWith, PERSON, USER } from './delivery';
import type { Delivery } from './delivery';

const WHOLE: Delivery = {
  customers: [PERSON, COMPANY],
  users: [USER, DIRECTOR],
  accounts: [
    accountLine(1, '1250.50'),
    accountLine(2, '0.00', { currency: 'USD', frozen: true }),
    accountLine(3, '900000.00', { customer: 'core-2', debitStopped: true }),
  ],
  cards: [CARD],
};

let bank: TestBank;

beforeEach(async () => {
  bank = await createTestBank();
});
afterEach(async () => {
  await assertBooksBalance(bank.database.owner);
  await bank.close();
});

interface Taken {
  readonly counts: readonly Counts[];
  readonly refused: readonly RefusedLine[];
}

async function take(delivery: Delivery, dryRun = false): Promise<Taken> {
  const { folder, remove } = folderWith(delivery);
  const refused: RefusedLine[] = [];
  try {
    const counts = await takeIn(bank.database.owner, {
      folder,
      dryRun,
      secrets: bank.services.secrets,
      now: () => bank.clock.now(),
      refused: (line) => refused.push(line),
    });
    return { counts, refused };
  } finally {
    remove();
  }
}

async function differences(delivery: Delivery): Promise<readonly Difference[]> {
  const { folder, remove } = folderWith(delivery);
  try {
    const found: Difference[] = [];
    for await (const difference of compare(bank.database.owner, folder)) {
      found.push(difference);
    }
    return found;
  } finally {
    remove();
  }
}

/** Numbers of lines by outcome, of all files in turn. */
function numbers({ counts }: Taken, of: 'added' | 'changed' | 'same' | 'refused'): readonly number[] {
  return counts.map((count) => count[of]);
}

async function balances(): Promise<readonly unknown[]> {
  const { rows } = await bank.database.owner.query<{ number: string }>(
    `select a.number, a.balance::int, a.frozen, a.debit_stopped from account a where a.customer_id is not null order by a.number`,
  );
  return rows;
}

async function countOf(what: string): Promise<number> {
  const { rows } = await bank.database.owner.query<{ count: number }>(`select count(*)::int as count from ${what}`);
  return rows[0]?.count ?? 0;
}

describe('an intake', () => {
  it('brings customers, users and accounts with their balances, which come from an account of the bank', async () => {
    const taken = await take(WHOLE);
    expect(taken.refused).toEqual([]);
    expect(numbers(taken, 'added')).toEqual([2, 2, 3, 1]);
    expect(await balances()).toEqual([
      { number: accountNumber(1), balance: 125_050, frozen: false, debit_stopped: false },
      { number: accountNumber(2), balance: 0, frozen: true, debit_stopped: false },
      { number: accountNumber(3), balance: 90_000_000, frozen: false, debit_stopped: true },
    ]);
    const given = await bank.database.owner.query(
      `select sum(balance)::int as given from account where account_class = 'BROUGHT_OVER' and currency = 'KGS'`,
    );
    expect(given.rows).toEqual([{ given: -90_125_050 }]);
    const user = await bank.callAs('nurgul.b');
    expect(await user.call('GET_ACCOUNTS_V2', { recordStatus: 'O' })).toMatchObject({
      ok: true,
      value: [{ number: accountNumber(1), available: { minor: 125_050n } }, { number: accountNumber(2) }],
    });
  });

  it('changes nothing when the same files come again, also to accounts that have moved since', async () => {
    await take(WHOLE);
    await bank.database.owner.query(`update app_user set phone = '+996700999999' where login = 'nurgul.b'`);
    const before = await balances();
    const again = await take(WHOLE);
    expect(numbers(again, 'same')).toEqual([2, 2, 3, 1]);
    expect(await balances()).toEqual(before);
    expect(await countOf('bank_posting')).toBe(2);
    expect(await countOf(`app_user where phone = '+996700999999'`)).toBe(1);
  });

  it('goes on where it broke off', async () => {
    await take({ customers: [PERSON] });
    const rest = await take(WHOLE);
    expect(numbers(rest, 'same')).toEqual([1, 0, 0, 0]);
    expect(numbers(rest, 'added')).toEqual([1, 2, 3, 1]);
  });

  it('brings contacts, passport and stops up to date; balance, rights and what the customer has stopped stay', async () => {
    await take(WHOLE);
    await bank.database.owner.query(
      'update account set debit_stopped = true, stopped_by_customer = true where number = $1',
      [accountNumber(1)],
    );
    const changed = await take({
      customers: [{ ...PERSON, phone: '+996700100009', passport: { ...PERSON.passport, number: '0000002' } }],
      users: [{ ...DIRECTOR, phone: '+996700100008', rights: ['view'], signaturePlace: undefined }],
      accounts: [accountLine(1, '7.00', { frozen: true })],
    });
    expect([numbers(changed, 'changed'), changed.refused]).toEqual([[1, 1, 1], []]);
    expect(
      await countOf(
        `customer c join passport p on p.customer_id = c.id where c.phone = '+996700100009' and p.number = '0000002'`,
      ),
    ).toBe(1);
    expect(
      await countOf(`app_user where phone = '+996700100008' and rights = '{view,create,sign}' and signature_place = 1`),
    ).toBe(1);
    expect((await balances())[0]).toEqual({
      number: accountNumber(1),
      balance: 125_050,
      frozen: true,
      debit_stopped: true,
    });
  });

  it('says in a check what would become of each line, and takes nothing', async () => {
    const checked = await take({ ...WHOLE, customers: [PERSON, COMPANY, { ...PERSON, reference: 'core-9' }] }, true);
    expect(numbers(checked, 'added')).toEqual([2, 2, 3, 1]);
    expect(checked.refused).toEqual([
      { file: 'customers.jsonl', row: 3, field: 'number', problem: 'is the number of another customer' },
    ]);
    expect(await Promise.all(['customer', 'app_user', 'intake_line', 'bank_posting'].map(countOf))).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it.each([
    ['what is no JSON', 'customers', '{', 'line must be one object in JSON'],
    ['a field that is not known', 'customers', { ...PERSON, colour: 'red' }, 'line'],
    ['a company with the number of a person', 'customers', { ...COMPANY, inn: PERSON.inn }, 'inn must begin with 0'],
    ['a person without a passport', 'customers', { ...PERSON, passport: undefined }, 'passport belongs to a person'],
    [
      'a user of nobody',
      'users',
      { ...USER, reference: 'u-9', login: 'other', customer: 'nobody' },
      'customer is the reference of no customer',
    ],
    [
      'a user with a login that is taken',
      'users',
      { ...USER, reference: 'u-9', login: 'NURGUL.B' },
      'login is the login of another user',
    ],
    [
      'rights of a person',
      'users',
      { ...USER, reference: 'u-9', login: 'other', rights: ['view'] },
      'rights belong to users of a company',
    ],
    [
      'a user of a company without rights',
      'users',
      { ...USER, reference: 'u-9', login: 'other', customer: 'core-2' },
      'rights belong to users of a company',
    ],
    [
      'an administrator who does not work at the bank',
      'users',
      { ...USER, reference: 'u-9', administrator: true },
      'administrator must be an employee',
    ],
    [
      'a place of a user who may not sign',
      'users',
      { ...DIRECTOR, reference: 'u-9', rights: ['view'] },
      'signaturePlace needs the right to sign',
    ],
    [
      'an account of another bank',
      'accounts',
      { ...accountLine(9, '1.00'), number: '1240020000000125' },
      'number must be a number of sixteen digits',
    ],
    [
      'wrong check digits',
      'accounts',
      { ...accountLine(9, '1.00'), number: '1280018800000900' },
      'number must be a number of sixteen digits',
    ],
    [
      'a number that is taken',
      'accounts',
      { ...accountLine(1, '1.00'), reference: 'a-9' },
      'number is the number of another account',
    ],
    ['a balance below zero', 'accounts', accountLine(9, '-1.00'), 'balance must not be below zero'],
    ['an amount with one decimal', 'accounts', accountLine(9, '1.5'), 'balance'],
    [
      'another currency of a known account',
      'accounts',
      accountLine(1, '1250.50', { currency: 'EUR' }),
      'number currency and customer',
    ],
    [
      'another customer of a known user',
      'users',
      { ...USER, customer: 'core-2' },
      'login and customer of a user never change',
    ],
  ] as const)('refuses %s, and takes the lines beside it', async (_name, file, wrong, message) => {
    await take(WHOLE);
    const right = {
      customers: { ...PERSON, reference: 'core-7', number: '700007' },
      users: { ...USER, reference: 'u-7', login: 'seventh' },
      accounts: accountLine(7, '1.00'),
      cards: { ...CARD, reference: 'k-7', number: '9417000000004042' },
    };
    const taken = await take({ [file]: [wrong, right[file]] });
    expect(taken.refused.map(({ row, field, problem }) => [row, `${field} ${problem}`])).toEqual([
      [1, expect.stringContaining(message)],
    ]);
    expect(taken.counts.find((count) => count.file === `${file}.jsonl`)).toMatchObject({ added: 1, refused: 1 });
  });

  it('keeps no number of a card, and takes none without the secret of the bank', async () => {
    await take(WHOLE);
    const { rows } = await bank.database.owner.query<{ text: string }>(
      'select x::text as text from card x union all select x::text from intake_line x',
    );
    expect(rows.filter(({ text }) => text.includes(CARD.number))).toEqual([]);
    const plain = createHash('sha256').update(JSON.stringify(CARD)).digest('hex');
    expect(rows.filter(({ text }) => text.includes(plain))).toEqual([]);
    const { folder, remove } = folderWith({ cards: [{ ...CARD, reference: 'k-2', number: '9417000000001022' }] });
    const without = {
      folder,
      dryRun: false,
      now: () => bank.clock.now(),
      secrets: undefined,
      refused: () => undefined,
    };
    await expect(takeIn(bank.database.owner, without)).rejects.toThrow(/^cards\.jsonl:1 A card needs TULPAR_SECRET/);
    remove();
  });

  it('brings a final lock of a card and lifts it; a lock of the customer stays', async () => {
    await take(WHOLE);
    const statuses = async () =>
      (await bank.database.owner.query('select custom_status as own, ipc_status as network from card')).rows;
    await bank.database.owner.query(`update card set custom_status = 'softLock', ipc_status = 'softLock'`);
    await take({ cards: [{ ...CARD, expiresOn: '2031-08-31' }] });
    expect(await statuses()).toEqual([{ own: 'softLock', network: 'softLock' }]);
    await take({ cards: [{ ...CARD, status: 'hardLock' }] });
    expect(await statuses()).toEqual([{ own: 'hardLock', network: 'hardLock' }]);
    await take({ cards: [CARD] });
    expect(await statuses()).toEqual([{ own: 'active', network: 'active' }]);
  });

  it('says so where the folder is another one', async () => {
    await expect(take({})).rejects.toThrow('has none of customers.jsonl, users.jsonl, accounts.jsonl, cards.jsonl');
    await expect(differences({})).rejects.toThrow('has none of customers.jsonl');
  });

  it('runs once at a time', async () => {
    const other = new Client(bank.database.connection);
    await other.connect();
    await other.query('select pg_advisory_lock($1)', [BANK_LOCKS.intake]);
    await expect(take(WHOLE)).rejects.toThrow('Another intake is running');
    await other.end();
    expect(numbers(await take(WHOLE), 'added')).toEqual([2, 2, 3, 1]);
  });
});

describe('a comparison', () => {
  it('finds nothing right after the intake', async () => {
    await take(WHOLE);
    expect(await differences(WHOLE)).toEqual([]);
  });

  it('lists what the bank has otherwise, what it lacks, and accounts that stand in no line', async () => {
    await take(WHOLE);
    const { customerId } = await addCustomer(bank, 'newcomer');
    await addAccount(bank, customerId, { balance: 5n });
    await bank.database.owner.query('update account set name = name, frozen = true where number = $1', [
      accountNumber(1),
    ]);
    const found = await differences({
      ...WHOLE,
      customers: [
        { ...PERSON, name: { ru: 'Бекова Нургул' } },
        COMPANY,
        { ...PERSON, reference: 'core-3', number: '700003' },
      ],
      accounts: [accountLine(1, '1000.00'), ...(WHOLE.accounts ?? []).slice(1)],
    });
    expect(found.slice(0, -1)).toEqual([
      { place: 'customers.jsonl:1', field: 'name', file: 'Бекова Нургул', bank: 'Бекова Нургуль' },
      { place: 'customers.jsonl:3', field: 'customer', file: 'core-3', bank: 'not there' },
      { place: 'accounts.jsonl:1', field: 'balance', file: '100000', bank: '125050' },
      { place: 'accounts.jsonl:1', field: 'frozen', file: 'false', bank: 'true' },
    ]);
    expect(found.at(-1)).toMatchObject({ field: 'account', file: 'in no line', bank: 'open' });
  });
});
