import type { Failure } from '../../src/application/operations/failureCodes';
import { refusedUntil } from '../../src/application/operations/failureWith';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { Instant } from '../../src/domain/time/Instant';
import type { BankServices } from './BankServices';

/** Points a subject may spend at once, of which so many come back every second. All processes of the bank share it. */
export interface Allowance {
  readonly name: string;
  readonly capacity: number;
  readonly perSecond: number;
}

const HOUR_SECONDS = 3600;

/** An allowance of so many points within an hour. */
export function hourly(name: string, capacity: number): Allowance {
  return { name, capacity, perSecond: capacity / HOUR_SECONDS };
}

/** Points not come back yet at the moment `excluded.at` or `$6`, of those a row has. */
function spentAt(moment: string): string {
  return `greatest(0, s.spent - s.per_second * greatest(0, extract(epoch from ${moment} - s.at)::float8))`;
}

/** Part of a point that the rounding of fractions may cost; at the moment a refusal names, the points are there. */
const TOLERANCE = 1e-6;

/** Spends points where enough are left. Answers what was spent before, whether or not the points were. */
const TAKE = `
  with before as (
    select ${spentAt('$6::timestamptz')} as spent from spent_allowance s where allowance = $1 and subject = $2),
  taken as (
    insert into spent_allowance as s (allowance, subject, spent, per_second, at)
      select $1, $2, $3::float8, $4::float8, $6::timestamptz where $3::float8 <= $5::float8
      on conflict (allowance, subject) do update
        set spent = ${spentAt('excluded.at')} + excluded.spent, per_second = excluded.per_second, at = greatest(s.at, excluded.at)
        where ${spentAt('excluded.at')} + excluded.spent <= $5::float8 + ${TOLERANCE}
      returning 1)
  select coalesce((select spent from before), 0) as spent, exists (select from taken) as taken`;

/**
 * Spends points of an allowance; TOO_MANY_REQUESTS with the moment at which enough have come back where they do not suffice. Points are
 * spent on an attempt, before it is known whether it succeeds. For what is rare: it asks the database.
 */
export async function spendAllowance(
  { database, clock }: Pick<BankServices, 'database' | 'clock'>,
  { name, capacity, perSecond }: Allowance,
  { subject, points = 1 }: { readonly subject: string; readonly points?: number },
): Promise<Result<undefined, Failure<'TOO_MANY_REQUESTS'>>> {
  const now = clock.now();
  const { rows } = await database.pool.query<{ spent: number; taken: boolean }>({
    name: 'spend-allowance',
    text: TAKE,
    values: [name, subject, points, perSecond, capacity, new Date(now)],
  });
  const { spent = 0, taken = true } = rows[0] ?? {};
  return taken
    ? success(undefined)
    : refusal(refusedUntil('TOO_MANY_REQUESTS', now + (Math.max(0, spent + points - capacity) / perSecond) * 1000));
}

/** Points spent of the allowance of one subject. */
export interface Spending {
  readonly allowance: Allowance;
  readonly subject: string;
  readonly points: number;
}

/** In the order of the keys, so that two processes never wait for each other's rows. */
const SETTLE = `
  insert into spent_allowance as s (allowance, subject, spent, per_second, at)
    select u.allowance, u.subject, u.points, u.per_second, $5::timestamptz
      from unnest($1::text[], $2::text[], $3::float8[], $4::float8[]) u(allowance, subject, points, per_second)
      order by u.allowance, u.subject
    on conflict (allowance, subject) do update
      set spent = ${spentAt('excluded.at')} + excluded.spent, per_second = excluded.per_second, at = greatest(s.at, excluded.at)
    returning allowance, subject, spent`;

/** Spending of a subject in all processes, this moment's points included. */
interface Settled {
  readonly allowance: string;
  readonly subject: string;
  readonly spent: number;
}

/** Adds points that were spent already, however many there are, and answers what each subject has spent now. */
export async function settleSpending(
  { database }: Pick<BankServices, 'database'>,
  spending: readonly Spending[],
  now: Instant,
): Promise<readonly Settled[]> {
  const { rows } = await database.pool.query<Settled>({
    name: 'settle-allowances',
    text: SETTLE,
    values: [
      spending.map(({ allowance }) => allowance.name),
      spending.map(({ subject }) => subject),
      spending.map(({ points }) => points),
      spending.map(({ allowance }) => allowance.perSecond),
      new Date(now),
    ],
  });
  return rows;
}
