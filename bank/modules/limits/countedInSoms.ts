import { RATE_SCALE } from '../../../src/domain/exchange/ExchangeRate';
import type { Money } from '../../../src/domain/money/Money';
import type { CallContext } from '../../kernel/Handler';

/**
 * Amount counted against a limit, in minor units of the som: another currency at the official rate, rounded up, so that no amount counts as
 * zero. `undefined` when there is no rate.
 */
export async function countedInSoms(amount: Money, { bank }: Pick<CallContext, 'bank'>): Promise<bigint | undefined> {
  if (amount.currency === 'KGS') {
    return amount.minor;
  }
  const { rows } = await bank.database.pool.query<{ sell: bigint }>({
    name: 'official-rate',
    text: `select sell from exchange_rate where base = $1 and quote = 'KGS' and rate_type = 'official'`,
    values: [amount.currency],
  });
  const rate = rows[0]?.sell;
  return rate === undefined ? undefined : (amount.minor * rate + RATE_SCALE - 1n) / RATE_SCALE;
}
