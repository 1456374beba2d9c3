import type { ClientBase } from 'pg';

import type { ExchangeRate } from '../../../src/domain/exchange/ExchangeRate';
import { addDays, weekdayOf } from '../../../src/domain/time/days';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import { Random } from './Random';
import { DEMONSTRATION_RATES, OFFICIAL_RATES, ratesAround } from './rates';
import type { OfficialRate } from './rates';

const DAYS_BACK = 400;
const FRIDAY = 5;
/** Rates of a day are set at nine. */
const OPENING_MS = 9 * 60 * 60 * 1000;
const SEED = 20_260;
const PER_TEN_THOUSAND = 10_000n;
/** Most a rate moves from one day to the next, in hundredths of a percent. */
const MAX_STEP = 40;
/** Share of the way back to the present rate that is taken every day, so that a year does not lead far away from it. */
const PULL = 25n;

/** Rates of the demonstration: today's, and one of every working day of the last thirteen months. */
export async function seedRates(client: ClientBase, now: Instant): Promise<void> {
  await client.query(
    `insert into exchange_rate_history (base, quote, rate_type, buy, sell, valid_from)
      select r.* from jsonb_to_recordset($1) as r (base text, quote text, rate_type text, buy bigint, sell bigint,
        valid_from timestamptz)`,
    [JSON.stringify(OFFICIAL_RATES.flatMap((official, index) => pastRows(official, new Random(SEED + index), now)))],
  );
  for (const rate of DEMONSTRATION_RATES) {
    await client.query(
      'insert into exchange_rate (base, quote, rate_type, buy, sell, valid_from) values ($1, $2, $3, $4, $5, $6)',
      [rate.base, rate.quote, rate.rateType, rate.buy, rate.sell, new Date(now)],
    );
  }
}

/** Rates of a currency before today, from the latest day back: small steps that stay near the present rate. */
function pastRows([currency, present, spread]: OfficialRate, random: Random, now: Instant): readonly object[] {
  const rows: object[] = [];
  let millionths = present;
  for (let back = 1; back <= DAYS_BACK; back += 1) {
    const day = addDays(bankDayOf(now), -back);
    if (weekdayOf(day) <= FRIDAY) {
      const step = (present * BigInt(random.whole(-MAX_STEP, MAX_STEP))) / PER_TEN_THOUSAND;
      millionths += step + (present - millionths) / PULL;
      rows.push(...ratesAround([currency, millionths, spread]).map((rate) => rowOf(rate, startOfBankDay(day))));
    }
  }
  return rows;
}

function rowOf({ base, quote, rateType, buy, sell }: ExchangeRate, dayBegins: Instant): object {
  const validFrom = new Date(dayBegins + OPENING_MS).toISOString();
  return { base, quote, rate_type: rateType, buy: buy.toString(), sell: sell.toString(), valid_from: validFrom };
}
