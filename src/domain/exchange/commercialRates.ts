import type { ExchangeRate } from './ExchangeRate';
import { mainRates } from './mainRates';

/** All commercial rates against the som: those of the first page in their order, then the others. */
export function commercialRates(rates: readonly ExchangeRate[]): readonly ExchangeRate[] {
  const main = mainRates(rates);
  const others = rates.filter((rate) => rate.rateType === 'commercial' && rate.quote === 'KGS' && !main.includes(rate));
  return [...main, ...others];
}
