import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import type { SpendingCategory } from '../../../src/domain/spending/SpendingCategory';
import { totalsOf } from '../../../src/domain/spending/totalsOf';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { RATE, SCALE } from '../movements/kindMakers';
import { everyFate, sequence, stories } from '../movements/steps';
import { Story } from '../movements/Story';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { clientRequest, moved, numberOf } from '../support/movements';
import { transfer, valueOf } from '../support/transfers';
import { runs } from '../../support/propertyRuns';

/** Monday, 23 November 2026, 09:00 in Bishkek. */
const MONDAY_NINE = Date.UTC(2026, 10, 23, 3);
const WEEK_MS = 7 * 24 * 3_600_000;
const DAY_MS = WEEK_MS / 7;
const SEED = 20_261_126;

const RATES = `insert into exchange_rate (base, quote, rate_type, buy, sell, valid_from) values
  ('USD', 'KGS', 'commercial', ${RATE}, ${RATE}, now()), ('USD', 'KGS', 'official', ${RATE}, ${RATE}, now())`;

/**
 * Spending by the entries alone: of each posting what has left the accounts of the customer $1, in tyiyn. Where one of them is credited,
 * too, the money has stayed and the fee has gone; what comes back of a payment or a loan lessens the sum.
 */
const BY_ENTRIES = `
  select coalesce(sum(case
      when t.return_of is not null or t.txn_code = 'LOAN_REST_RETURNED' then -p.moved
      when p.came and p.went then -p.fees
      when p.went then -p.moved
      else 0 end), 0)::bigint as spent
    from (select e.posting_id, bool_or(e.amount > 0) as came, bool_or(e.amount < 0) as went,
        sum(e.amount * case e.currency when 'USD' then ${RATE / SCALE} else 1 end) as moved,
        coalesce(sum(e.amount * case e.currency when 'USD' then ${RATE / SCALE} else 1 end) filter (where e.is_fee), 0) as fees
      from entry e join account a on a.id = e.account_id and a.customer_id = $1 and a.product <> 'loan' group by e.posting_id) p
    join txn t on t.posting_id = p.posting_id`;

async function spentByEntries(bank: TestBank, customerId: string): Promise<bigint> {
  const { rows } = await bank.services.database.pool.query<{ spent: bigint }>({
    text: BY_ENTRIES,
    values: [customerId],
  });
  return rows[0]?.spent ?? 0n;
}

describe(`spending after any movements (seed ${SEED})`, () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await createTestBank({ now: MONDAY_NINE });
    await bank.database.owner.query(RATES);
    await bank.database.owner.query('delete from holiday');
    await bank.database.owner.query('update money_transfer_system set payout_days = 10');
  });
  afterAll(() => bank.close());

  it('is what the entries say, whatever was refused, returned or moved between own accounts', async () => {
    const world = { bank, orders: [], loans: [], met: new Set<string>() };
    const examples = [...stories(), ...everyFate()];
    const compared: bigint[] = [];
    await fc.assert(
      fc.asyncProperty(sequence, async (steps) => {
        bank.clock.advance((WEEK_MS - ((bank.clock.now() - MONDAY_NINE) % WEEK_MS)) % WEEK_MS);
        const story = await Story.begin(world);
        for (const step of steps) {
          await story.take(step);
        }
        await story.end();
        compared.push(await compareLatest());
      }),
      {
        ...runs({ cost: 'heavy', examples: examples.length }),
        examples: examples.map((steps) => [[...steps]]),
        seed: SEED,
        endOnFailure: true,
      },
    );
    expect(compared.filter((spent) => spent > 0n).length).toBeGreaterThan(examples.length / 2);
  }, 600_000);

  /** Compares the report of the person of the latest story with the entries; returns what they have spent. */
  async function compareLatest(): Promise<bigint> {
    const { rows } = await bank.database.owner.query<{ login: string }>(
      `select login from app_user where login like 'person%' order by id desc limit 1`,
    );
    const person = await bank.callAs(rows[0]?.login ?? '');
    const spending = valueOf(await person.call('GET_SPENDING', {}));
    const spent = spending.months.reduce((sum, month) => sum + month.spent.minor, 0n);
    expect(spent).toBe(await spentByEntries(bank, person.caller.customerId));
    expect(totalsOf(spending).spent).toEqual(spending.months.at(-1)?.spent);
    return spent;
  }
});

describe('spending of the demonstration', () => {
  let bank: TestBank;
  let aibek: TestCaller;
  beforeAll(async () => {
    bank = await createTestBank({ seed: true });
    aibek = await bank.callAs('aibek');
  });
  afterAll(() => bank.close());

  async function categories(): Promise<ReadonlyMap<SpendingCategory, bigint>> {
    const { categories: all } = valueOf(await aibek.call('GET_SPENDING', {}));
    return new Map(all.map(({ category, spent }) => [category, spent.minor]));
  }

  it('lists for every category the operations it is made of', async () => {
    const month = bankDayOf(bank.clock.now());
    const { categories: all } = valueOf(await aibek.call('GET_SPENDING', { month }));
    expect(all.length).toBeGreaterThan(5);
    for (const { category, spent, count } of all) {
      const page = valueOf(await aibek.call('GET_SPENDING_OPERATIONS', { month, category }));
      expect([category, page.lines.length, page.next]).toEqual([category, count, undefined]);
      expect(page.lines.reduce((sum, line) => sum + line.spent.minor, 0n)).toBe(spent.minor);
      expect(page.lines.map(({ transaction }) => transaction.createdAt)).toEqual(
        page.lines.map(({ transaction }) => transaction.createdAt).toSorted((left, right) => right - left),
      );
    }
  });

  it('is of one account alone where one is named, and of all accounts together without a name', async () => {
    const accounts = valueOf(await aibek.call('GET_ACCOUNTS_V2', { recordStatus: 'O' }));
    const parts = await Promise.all(
      accounts.map(async ({ id }) => valueOf(await aibek.call('GET_SPENDING', { accountId: id }))),
    );
    const sums = parts.map((part) => totalsOf(part).spent.minor);
    expect(sums.some((sum) => sum > 0n)).toBe(true);
    expect(sums).toContain(0n);
    expect(sums.reduce((whole, sum) => whole + sum, 0n)).toBe(
      totalsOf(valueOf(await aibek.call('GET_SPENDING', {}))).spent.minor,
    );
  });

  it('follows a correction with all operations alike, and is as before once it is taken back', async () => {
    const month = bankDayOf(bank.clock.now());
    const before = await categories();
    const { lines } = valueOf(await aibek.call('GET_SPENDING_OPERATIONS', { month, category: 'shopping' }));
    const [first] = lines;
    const transactionId = first?.transaction.id ?? '';
    const alikeOfMonth = lines
      .filter(({ transaction }) => transaction.recipientName === first?.transaction.recipientName)
      .reduce((sum, { spent }) => sum + spent.minor, 0n);
    const changed = valueOf(await aibek.call('SET_SPENDING_CATEGORY', { transactionId, category: 'health' }));
    expect(changed).toMatchObject({ category: 'health', chosenBefore: undefined });
    expect(changed.alike).toBeGreaterThan(3);
    const after = await categories();
    expect((after.get('health') ?? 0n) - (before.get('health') ?? 0n)).toBe(alikeOfMonth);
    expect((before.get('shopping') ?? 0n) - (after.get('shopping') ?? 0n)).toBe(alikeOfMonth);
    expect(valueOf(await aibek.call('GET_SPENDING_CATEGORY', { transactionId }))).toEqual({
      category: 'health',
      isChosen: true,
    });
    const again = valueOf(await aibek.call('SET_SPENDING_CATEGORY', { transactionId, category: 'excluded' }));
    expect(again.chosenBefore).toBe('health');
    const undone = valueOf(await aibek.call('SET_SPENDING_CATEGORY', { transactionId }));
    expect(undone).toMatchObject({ category: 'shopping', chosenBefore: 'excluded' });
    expect(await categories()).toEqual(before);
  });

  it('knows no operation of another customer, and nothing of their corrections', async () => {
    const aizada = await bank.callAs('aizada');
    const month = bankDayOf(bank.clock.now());
    const { lines } = valueOf(await aibek.call('GET_SPENDING_OPERATIONS', { month, category: 'shopping' }));
    const transactionId = lines[0]?.transaction.id ?? '';
    const theirs = valueOf(await aizada.call('GET_SPENDING', {}));
    expect(await aizada.call('GET_SPENDING_CATEGORY', { transactionId })).toMatchObject({
      failure: { code: 'TRANSACTION_NOT_FOUND' },
    });
    expect(await aizada.call('SET_SPENDING_CATEGORY', { transactionId, category: 'food' })).toMatchObject({
      failure: { code: 'TRANSACTION_NOT_FOUND' },
    });
    valueOf(await aibek.call('SET_SPENDING_CATEGORY', { transactionId, category: 'transport' }));
    expect(valueOf(await aizada.call('GET_SPENDING', {}))).toEqual(theirs);
  });
});

describe('what is received, moved or compared', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await createTestBank({ now: MONDAY_NINE });
  });
  afterAll(() => bank.close());

  it('counts for the payer alone, only what has left, and only the same days of the month before', async () => {
    const { customerId } = await addCustomer(bank, 'payer');
    const payee = await addCustomer(bank, 'payee');
    const payer = await bank.callAs('payer');
    const from = await addAccount(bank, customerId, { balance: 1_000_000_00n });
    const savings = await addAccount(bank, customerId);
    const to = await numberOf(bank, await addAccount(bank, payee.customerId));
    const pay = async (amount: bigint) =>
      valueOf(
        await moved(bank, payer, { code: 'MAKE_BANK_CLIENT_TRANSFER', request: clientRequest({ from, to, amount }) }),
      );
    valueOf(await transfer(bank, payer, { from, to: savings, amount: 70_000n }));
    await pay(10_000n);
    bank.clock.advance(5 * DAY_MS);
    await pay(5_000n);
    bank.clock.advance(28 * DAY_MS);
    await pay(2_000n);
    const spending = valueOf(await payer.call('GET_SPENDING', {}));
    expect([spending.through, spending.comparedThrough]).toEqual(['2026-12-26', '2026-11-26']);
    expect(spending.categories).toEqual([
      { category: 'transfers', spent: money(2_000n, 'KGS'), count: 1, before: money(10_000n, 'KGS') },
    ]);
    expect(spending.months.slice(-2).map(({ spent }) => spent.minor)).toEqual([15_000n, 2_000n]);
    expect(valueOf(await payer.call('GET_SPENDING', { accountId: from }))).toEqual(spending);
    expect(valueOf(await payer.call('GET_SPENDING', { accountId: savings })).categories).toEqual([]);
    const ofAnother = await (await bank.callAs('payee')).call('GET_SPENDING', { accountId: from });
    expect(valueOf(ofAnother).categories).toEqual([]);
    const received = valueOf(await (await bank.callAs('payee')).call('GET_SPENDING', {}));
    expect(received.categories).toEqual([]);
  });
});
