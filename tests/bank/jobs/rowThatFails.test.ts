import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { CardProcessing } from '../../../bank/networks/ports/CardProcessing';
import type { Job } from '../../../bank/kernel/Job';
import { overdraftRequests } from '../../../bank/modules/accounts/overdraftReview';
import { cardOrders } from '../../../bank/modules/cards/cardOrders';
import { digitalLoans } from '../../../bank/modules/loans/digital/digitalLoanReview';
import { restructurings } from '../../../bank/modules/loans/restructuringReview';
import { limitApplications } from '../../../bank/modules/profile/limitReview';
import { passportApplications } from '../../../bank/modules/profile/passportReview';
import { reviewJob } from '../../../bank/modules/reviews';
import { walletRegistrations } from '../../../bank/modules/wallets/walletRegistrations';
import { openLoan } from '../loans/support';
import { addAccount, addCustomer } from '../support/arrange';
import { addCard } from '../support/cards';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';
import { jobOf } from '../support/jobs';
import { newOperationId } from '../support/transfers';

const MINUTE_MS = 60_000;
const CARDS = ['9417123400007777', '4177771200007776'] as const;

let bank: TestBank;
/** Customers with the same request each; that of the first one fails. */
let owners: readonly Owner[];

interface Owner {
  readonly customerId: string;
  readonly userId: string;
  readonly accountId: string;
  readonly loanId: string;
  readonly wallet: string;
}

beforeAll(async () => {
  bank = await createTestBank();
  const added: Owner[] = [];
  for (const [index, number] of CARDS.entries()) {
    const customer = await addCustomer(bank, `waiting${index}`);
    const { customerId } = customer;
    const accountId = await addAccount(bank, customerId, { balance: 100_000_00n });
    const loanId = await openLoan(bank, {
      customerId,
      repaymentAccountId: accountId,
      amount: 50_000_00n,
      termMonths: 12,
    });
    await addCard(bank, { customerId, accountId, number });
    added.push({ ...customer, accountId, loanId, wallet: `+99655500012${index}` });
  }
  owners = added;
});
afterAll(() => bank.close());

const quiet = (): void => undefined;
const PROCESSING: CardProcessing = {
  carryOut: () => Promise.resolve('done'),
  preparePin: () => Promise.reject(new Error('Nobody asks for a PIN')),
};

interface Waiting {
  readonly name: string;
  readonly table: string;
  readonly column: 'status' | 'state';
  readonly over: string;
  /** Columns and values of a waiting row of an owner. */
  readonly wanted: (owner: Owner) => readonly [columns: string, values: readonly unknown[]];
  /** Job that has waiting rows decided. */
  readonly job: Job;
}

const WAITING: readonly Waiting[] = [
  {
    name: 'overdrafts',
    table: 'overdraft_request',
    column: 'status',
    over: 'approved',
    wanted: ({ customerId, userId, accountId }) => [
      'customer_id, user_id, account_id, amount, rate, term_months, income, asked_at',
      [customerId, userId, accountId, 10_000_00, 2000, 12, 20_000_00, new Date(bank.clock.now())],
    ],
    job: reviewJob(overdraftRequests, () => 'approved'),
  },
  {
    name: 'online loans',
    table: 'digital_loan',
    column: 'status',
    over: 'refused',
    wanted: ({ customerId, userId, accountId }) => [
      'customer_id, user_id, account_id, operation_id, currency, asked, months, rate, penalty_rate, asked_at',
      [customerId, userId, accountId, newOperationId(), 'KGS', 10_000_00, 12, 2000, 100, new Date(bank.clock.now())],
    ],
    job: reviewJob(digitalLoans, () => ({ refused: 'INCOME' })),
  },
  {
    name: 'limits',
    table: 'limit_application',
    column: 'status',
    over: 'approved',
    wanted: ({ customerId, userId }) => [
      'customer_id, user_id, limit_code, level, minimum, maximum, daily, monthly, submitted_at',
      [customerId, userId, 'BANK_CLIENT', 'other', 1, 1000_00, 1000_00, 1000_00, new Date(bank.clock.now())],
    ],
    job: reviewJob(limitApplications, () => 'approved'),
  },
  {
    name: 'passports',
    table: 'passport_application',
    column: 'status',
    over: 'approved',
    wanted: ({ customerId, userId }) => [
      'customer_id, user_id, series, number, issued_by, issued_on, expires_on, inn, address, files, submitted_at',
      [
        customerId,
        userId,
        'ID',
        '1234567',
        'МКК 211031',
        '2024-01-15',
        '2034-01-15',
        '20101199000001',
        'г. Ош, ул. Ленина, 204',
        '{}',
        new Date(bank.clock.now()),
      ],
    ],
    job: reviewJob(passportApplications, () => ({ approved: true })),
  },
  {
    name: 'loans to run longer',
    table: 'loan_restructuring',
    column: 'status',
    over: 'rejected',
    wanted: ({ customerId, userId, loanId }) => [
      'customer_id, user_id, account_id, months, asked_at',
      [customerId, userId, loanId, 6, new Date(bank.clock.now())],
    ],
    job: reviewJob(restructurings, () => 'rejected'),
  },
  {
    name: 'orders about cards',
    table: 'card_request',
    column: 'state',
    over: 'done',
    wanted: ({ userId, accountId }) => [
      'user_id, operation_id, kind, made_at, due_by, ask_at, card_id',
      [userId, newOperationId(), 'block', ...Array.from({ length: 3 }, () => new Date(bank.clock.now())), accountId],
    ],
    job: cardOrders,
  },
  {
    name: 'registrations of wallets',
    table: 'wallet',
    column: 'state',
    over: 'bound',
    wanted: ({ customerId, userId, wallet }) => [
      'customer_id, user_id, wallet_number, state, since, operation_id, topic_id, ask_at',
      [
        customerId,
        userId,
        wallet,
        'registering',
        new Date(bank.clock.now()),
        newOperationId(),
        'topic',
        new Date(bank.clock.now()),
      ],
    ],
    job: walletRegistrations,
  },
];

/** Adds the waiting row of both owners; returns the ids. The card of an order is that of the account. */
async function want({ table, wanted }: Waiting): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const owner of owners) {
    const [columns, values] = wanted(owner);
    const places = values.map((_, index) => `$${index + 1}`);
    const last =
      table === 'card_request' ? `(select id from card where account_id = $${values.length})` : (places.at(-1) ?? '');
    const { rows } = await bank.database.owner.query<{ id: string }>(
      `insert into ${table} (${columns}) values (${[...places.slice(0, -1), last].join(', ')}) returning id::text`,
      [...values],
    );
    ids.push(rows[0]?.id ?? '');
  }
  return ids;
}

async function standing({ table, column }: Waiting, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query<{ standing: string }>(
    `select ${column} as standing from ${table} where id = any ($1) order by id`,
    [ids],
  );
  return rows.map((row) => row.standing);
}

describe('a row that cannot be decided by a defect', () => {
  it.each(WAITING)('holds up no other among $name, is reported, and is decided once it can be', async (waiting) => {
    const { table, column, over } = waiting;
    const reported: unknown[] = [];
    let changes = 0;
    const log = { debug: quiet, info: quiet, error: quiet, warn: (context: unknown) => reported.push(context) };
    const { services } = bank;
    const connected = { ...services, networks: { ...services.networks, cardProcessing: PROCESSING } };
    const work = jobOf({ services: connected }, waiting.job, { log, changed: () => (changes += 1) });
    const round = () => work.round().catch((cause: unknown) => reported.push(cause));
    const ids = await want(waiting);
    const [before] = await standing(waiting, ids);
    const { owner } = bank.database;
    await owner.query(`
      create or replace function poison() returns trigger language plpgsql as $$ begin raise exception 'poison'; end $$;
      create trigger poison before update on ${table} for each row
        when (old.id = ${ids[0]} and new.${column} is distinct from old.${column}) execute function poison()`);
    // Who is asked from outside is given time by the clock.
    for (let rounds = 0; rounds < 3; rounds += 1) {
      await round();
      bank.clock.advance(MINUTE_MS);
    }
    expect(await standing(waiting, ids)).toEqual([before, over]);
    expect(reported.length).toBeGreaterThan(0);
    expect(changes).toBe(1);
    await owner.query(`drop trigger poison on ${table}`);
    reported.length = 0;
    await round();
    expect(await standing(waiting, ids)).toEqual([over, over]);
    expect([reported, changes]).toEqual([[], 2]);
  });
});
