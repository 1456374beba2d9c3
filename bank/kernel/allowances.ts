import type { Failure } from '../../src/application/operations/failureCodes';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
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

const SPENT_NOW = `greatest(0, s.spent - $4::float8 * greatest(0, extract(epoch from $6::timestamptz - s.at)::float8))`;

/** Spends points where enough are left. Answers what was spent before, whether or not the points were. */
const TAKE = `
  with before as (
    select ${SPENT_NOW} as spent from spent_allowance s where allowance = $1 and subject = $2),
  taken as (
    insert into spent_allowance as s (allowance, subject, spent, at)
      select $1, $2, $3::float8, $6::timestamptz where $3::float8 <= $5::float8
      on conflict (allowance, subject) do update set spent = ${SPENT_NOW} + $3::float8, at = greatest(s.at, excluded.at)
        where ${SPENT_NOW} + $3::float8 <= $5::float8
      returning 1)
  select coalesce((select spent from before), 0) as spent, exists (select from taken) as taken`;

/**
 * Spends points of an allowance; TOO_MANY_REQUESTS with the moment at which enough have come back where they do not suffice. Points are
 * spent on an attempt, before it is known whether it succeeds.
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
  if (taken) {
    return success(undefined);
  }
  const missing = Math.max(0, spent + points - capacity);
  return refusal({
    code: 'TOO_MANY_REQUESTS',
    data: { retryAt: new Date(now + Math.ceil((missing / perSecond) * 1000)).toISOString() },
  });
}
