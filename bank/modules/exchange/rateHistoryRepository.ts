import type { RateHistoryQuery } from '../../../src/application/operations/rates';
import { firstDayOf } from '../../../src/domain/exchange/RateHistory';
import type { DailyRate } from '../../../src/domain/exchange/RateHistory';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Database } from '../../db/Database';

/** The rate a period begins with, under its first day, and the last rate of every later day that had a new one. */
const HISTORY = `
  select distinct on (day) to_char(day, 'YYYY-MM-DD') as day, buy, sell from (
    (select $3::date as day, buy, sell, valid_from from exchange_rate_history
      where base = $1 and quote = 'KGS' and rate_type = $2 and valid_from < $4 order by valid_from desc limit 1)
    union all
    select (valid_from at time zone 'Asia/Bishkek')::date, buy, sell, valid_from from exchange_rate_history
      where base = $1 and quote = 'KGS' and rate_type = $2 and valid_from >= $4 and valid_from <= $5) rate
  order by day, valid_from desc`;

interface RateRow {
  readonly day: BankDay;
  readonly buy: bigint;
  readonly sell: bigint;
}

/** Days on which a rate against the som changed, oldest first. */
export async function readRateHistory(
  { base, rateType, period }: RateHistoryQuery,
  { pool }: Database,
  now: Instant,
): Promise<readonly DailyRate[]> {
  const first = firstDayOf(period, bankDayOf(now));
  const { rows } = await pool.query<RateRow>({
    name: 'exchange-rate-history',
    text: HISTORY,
    values: [base, rateType, first, new Date(startOfBankDay(first)), new Date(now)],
  });
  return rows;
}
