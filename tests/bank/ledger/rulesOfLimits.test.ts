import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';

import { leftOf } from '../../../src/domain/limit/CustomerLimit';
import { limitChangeOf, limitChangeViolations, needsDecision } from '../../../src/domain/limit/LimitChangeForm';
import { money } from '../../../src/domain/money/Money';
import { createTestDatabase } from '../support/testDatabase';
import { answersTo, decimal, expectSameAnswers } from '../support/twiceKept';
import type { CustomerLimit, LimitAmounts, LimitLevel } from '../../../src/domain/limit/CustomerLimit';
import type { TestDatabase } from '../support/testDatabase';

const CODE = 'BANK_CLIENT';
const KIND = 'I';
const LEVELS = `
  select level, minimum, maximum, daily, monthly from limit_rule where limit_code = $1 and customer_kind = $2
    order by level desc`;

interface LevelRow {
  readonly level: LimitLevel;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly daily: bigint;
  readonly monthly: bigint;
}

type Level = CustomerLimit['levels'][number];

/** Amounts that are counted, and an operation that breaks neither its lowest nor its highest amount. */
interface Counted {
  readonly today: bigint;
  readonly before: bigint;
  readonly amount: bigint;
}

/** Minor units moved so many days after the first of the year, and the day of the question. */
interface Moved {
  readonly movements: readonly { readonly after: number; readonly minor: bigint }[];
  readonly asked: number;
}

/** A limit as it is, and another one asked for; the amounts are those of the level `other`. */
interface Change {
  readonly current: Wanted;
  readonly wanted: Wanted;
}

interface Wanted {
  readonly level: LimitLevel;
  readonly maximum: bigint;
  readonly daily: bigint;
  readonly monthly: bigint;
}

const MOST_DAYS = 70;
const days = fc.integer({ min: 0, max: MOST_DAYS });
const moved: fc.Arbitrary<Moved> = fc
  .record({
    movements: fc.array(fc.record({ after: days, minor: fc.bigInt({ min: 1n, max: 10n ** 9n }) }), { maxLength: 8 }),
    later: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ movements, later }) => {
    const inOrder = [...movements].sort((one, other) => one.after - other.after);
    return { movements: inOrder, asked: (inOrder.at(-1)?.after ?? 0) + later };
  });

const FIRST_DAY = Date.parse('2028-01-01');

function dayAfter(count: number): string {
  return new Date(FIRST_DAY + count * 86_400_000).toISOString().slice(0, 10);
}

/** Sums moved on a day, and in its month up to then. */
function useOf({ movements, asked }: Moved): string {
  const sumOf = (isCounted: (day: string) => boolean) =>
    movements.filter(({ after }) => isCounted(dayAfter(after))).reduce((sum, { minor }) => sum + minor, 0n);
  const day = dayAfter(asked);
  return `${sumOf((each) => each === day)} ${sumOf((each) => each.slice(0, 7) === day.slice(0, 7))}`;
}

const USES = `
  with recursive given as (select r, place from jsonb_array_elements($1) with ordinality e (r, place)),
    counted as (
      select place, r, 0 as next, row(1, '', date '2027-12-31', 5, 5)::limit_use as use from given
      union all
      select place, r, next + 1, limit_use_with(use, (r #>> array['movements', next::text, 'day'])::date,
          (r #>> array['movements', next::text, 'minor'])::bigint)
        from counted where next < jsonb_array_length(r -> 'movements'))
  select (u).used_today || ' ' || (u).used_this_month as answer
    from (select place, limit_use_on(use, (r ->> 'asked')::date) as u
      from counted where next = jsonb_array_length(r -> 'movements')) x order by place`;

const CUSTOMERS = `
  insert into customer (customer_no, kind, name, inn, phone, created_at)
    select 'rule ' || n, $2, '{}', '', '', '2026-01-01' from generate_series(1, $1::integer) n`;
const OWNERS = `
  insert into app_user (customer_id, login, password_hash, full_name, phone, created_at)
    select id, customer_no, '', '{}', '', created_at from customer where customer_no like 'rule %'`;
const CURRENT = `
  insert into customer_limit (customer_id, limit_code, level, minimum, maximum, daily, monthly)
    select c.id, $2, r ->> 'level', (r ->> 'minimum')::bigint, (r ->> 'maximum')::bigint, (r ->> 'daily')::bigint,
        (r ->> 'monthly')::bigint
      from jsonb_array_elements($1) with ordinality e (r, place) join customer c on c.customer_no = 'rule ' || place`;
const CHANGED = `
  select change_limit(c.id, u.id, $2, r ->> 'level', (r ->> 'maximum')::bigint, (r ->> 'daily')::bigint, (r ->> 'monthly')::bigint,
      '2026-01-01') as refusal
    from jsonb_array_elements($1) with ordinality e (r, place) join customer c on c.customer_no = 'rule ' || place
      join app_user u on u.customer_id = c.id
    order by place`;
const APPLIED = `
  select exists (select from limit_application a where a.customer_id = c.id) as waits
    from customer c where c.customer_no like 'rule %' order by split_part(c.customer_no, ' ', 2)::integer`;

describe('the ledger and the domain agree', () => {
  let test: TestDatabase;
  let levels: readonly Level[];
  let individual: string;
  beforeAll(async () => {
    test = await createTestDatabase();
    const { rows } = await test.database.pool.query<LevelRow>(LEVELS, [CODE, KIND]);
    levels = rows.map(({ level, ...amounts }) => ({ level, amounts: inSoms(amounts) }));
    const { rows: added } = await test.owner.query<{ id: string }>(
      `insert into customer (customer_no, kind, name, inn, phone, created_at) values ('one', $1, '{}', '', '', '2026-01-01') returning id`,
      [KIND],
    );
    individual = added[0]?.id ?? '';
  });
  afterAll(() => test.close());

  function amountsOf(level: LimitLevel): LimitAmounts {
    const found = levels.find((each) => each.level === level);
    if (found === undefined) {
      throw new Error(`${CODE} has no level ${level}`);
    }
    return found.amounts;
  }

  it('on the amounts of a day and of its month', () =>
    expectSameAnswers({
      inputs: moved,
      domain: useOf,
      sql: async (batch) => {
        const sequences = batch.map(({ movements, asked }) => ({
          movements: movements.map(({ after, minor }) => ({ day: dayAfter(after), minor: String(minor) })),
          asked: dayAfter(asked),
        }));
        const { rows } = await test.owner.query<{ answer: string }>(USES, [JSON.stringify(sequences)]);
        return rows.map(({ answer }) => answer);
      },
    }));

  it('on the remaining amount of a limit', () => {
    const { minimum, maximum, daily, monthly } = amountsOf('standard');
    const near = (edge: bigint) => fc.bigInt({ min: -2n, max: 2n }).map((off) => edge + off);
    const counted: fc.Arbitrary<Counted> = fc
      .record({
        today: fc.oneof(fc.bigInt({ min: 0n, max: daily.minor }), near(daily.minor)),
        before: fc.oneof(fc.bigInt({ min: 0n, max: monthly.minor }), near(monthly.minor - daily.minor)),
        chosen: fc.bigInt({ min: minimum.minor, max: maximum.minor }),
        fromEdge: fc.option(fc.bigInt({ min: -1n, max: 1n })),
      })
      .map(({ today, before, chosen, fromEdge }) => {
        const edge =
          daily.minor - today < monthly.minor - today - before ? daily.minor - today : monthly.minor - today - before;
        const near = fromEdge === null ? chosen : edge + fromEdge;
        return { today, before, amount: near >= minimum.minor && near <= maximum.minor ? near : chosen };
      });
    return expectSameAnswers({
      inputs: counted,
      domain: ({ today, before, amount }) =>
        amount <=
        leftOf({ daily, monthly }, { today: money(today, 'KGS'), thisMonth: money(today + before, 'KGS') }).today.minor,
      sql: (batch) =>
        answersTo<boolean>(
          test.owner,
          'limit_refusal(jsonb_populate_record(null::operation, r), jsonb_populate_record(null::limit_use, r)) is null',
          batch.map(({ today, before, amount }) => ({
            customer_id: individual,
            limit_code: CODE,
            limit_amount: String(amount),
            used_today: String(today),
            used_this_month: String(today + before),
          })),
        ),
    });
  });

  it('on which change of a limit is refused, and which the bank decides on', () => {
    const highest = amountsOf('increased');
    const amount = fc.oneof(
      fc.constantFrom(
        ...levels.flatMap(({ amounts }) => [amounts.maximum.minor, amounts.daily.minor, amounts.monthly.minor]),
      ),
      fc.bigInt({ min: 0n, max: (highest.monthly.minor * 6n) / 5n }),
      fc.bigInt({ min: 0n, max: highest.maximum.minor }),
    );
    const inOrder = fc
      .array(amount, { minLength: 3, maxLength: 3 })
      .map((three) => three.sort((one, other) => (one < other ? -1 : 1)));
    const level = fc.constantFrom<LimitLevel>('standard', 'increased', 'other');
    const wantedIn = (amounts: fc.Arbitrary<bigint[]>): fc.Arbitrary<Wanted> =>
      fc
        .tuple(level, amounts)
        .map(([chosen, [maximum = 0n, daily = 0n, monthly = 0n]]) => ({ level: chosen, maximum, daily, monthly }));
    const inAnyOrder = fc.array(amount, { minLength: 3, maxLength: 3 });
    const isPossible = ({ maximum }: Wanted) => maximum >= amountsOf('standard').minimum.minor;
    const change: fc.Arbitrary<Change> = fc
      .record({
        current: wantedIn(inOrder).filter(isPossible),
        wanted: wantedIn(fc.oneof({ weight: 3, arbitrary: inOrder }, { weight: 1, arbitrary: inAnyOrder })),
        same: fc.integer({ min: 0, max: 5 }),
      })
      .map(({ current, wanted, same }) => ({ current, wanted: same === 0 ? current : wanted }));
    return expectSameAnswers({ inputs: change, domain: outcomeOf, sql: outcomesIn });
  });

  function outcomeOf({ current, wanted }: Change): string {
    const limit = { ...NOTHING_USED, level: current.level, current: amountsIn(current), levels };
    const form = {
      level: wanted.level,
      maximumText: decimal(money(wanted.maximum, 'KGS')),
      dailyText: decimal(money(wanted.daily, 'KGS')),
      monthlyText: decimal(money(wanted.monthly, 'KGS')),
    };
    if (Object.keys(limitChangeViolations(form, limit)).length > 0) {
      return 'refused';
    }
    const change = limitChangeOf(form, limit);
    return change !== undefined && needsDecision(change, limit) ? 'decided by the bank' : 'done';
  }

  function amountsIn({ level, ...own }: Wanted): LimitAmounts {
    return level === 'other' ? inSoms({ minimum: amountsOf('standard').minimum.minor, ...own }) : amountsOf(level);
  }

  async function outcomesIn(batch: readonly Change[]): Promise<readonly string[]> {
    const minimum = String(amountsOf('standard').minimum.minor);
    const own = ({ level, maximum, daily, monthly }: Wanted) =>
      level === 'other'
        ? { level, maximum: String(maximum), daily: String(daily), monthly: String(monthly) }
        : { level };
    const currents = batch.map(({ current }) => ({ ...own(current), ...(current.level === 'other' && { minimum }) }));
    await test.owner.query('begin');
    try {
      await test.owner.query(CUSTOMERS, [batch.length, KIND]);
      await test.owner.query(OWNERS);
      await test.owner.query(CURRENT, [JSON.stringify(currents), CODE]);
      const changed = await test.owner.query<{ refusal: string | null }>(CHANGED, [
        JSON.stringify(batch.map(({ wanted }) => own(wanted))),
        CODE,
      ]);
      const applied = await test.owner.query<{ waits: boolean }>(APPLIED);
      return changed.rows.map(({ refusal }, index) => {
        const accepted = applied.rows[index]?.waits === true ? 'decided by the bank' : 'done';
        return refusal === null ? accepted : 'refused';
      });
    } finally {
      await test.owner.query('rollback');
    }
  }
});

const NOTHING = money(0n, 'KGS');
const NOTHING_USED = {
  transferCode: CODE,
  usedToday: NOTHING,
  leftToday: NOTHING,
  usedThisMonth: NOTHING,
  leftThisMonth: NOTHING,
} as const;

function inSoms({ minimum, maximum, daily, monthly }: Omit<LevelRow, 'level'>): LimitAmounts {
  return {
    minimum: money(minimum, 'KGS'),
    maximum: money(maximum, 'KGS'),
    daily: money(daily, 'KGS'),
    monthly: money(monthly, 'KGS'),
  };
}
