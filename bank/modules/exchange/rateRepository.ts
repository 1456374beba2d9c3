import type { ExchangeRate } from '../../../src/domain/exchange/ExchangeRate';
import type { Database } from '../../db/Database';

/** Every rate of the bank and of the National Bank against the som. */
export async function readRates({ kysely }: Database): Promise<readonly ExchangeRate[]> {
  const rates = await kysely
    .selectFrom('exchange_rate')
    .select(['base', 'quote', 'rate_type', 'buy', 'sell'])
    .orderBy('rate_type')
    .orderBy('base')
    .execute();
  return rates.map(({ rate_type: rateType, ...rate }) => ({ ...rate, rateType }));
}
