import type { MoneyTransferPrice, MoneyTransferSystem } from '../directory/MoneyTransferSystems';
import { money } from '../money/Money';
import type { Tariff, TariffBand } from './Tariff';

/** What sending by a money-transfer system costs, as a price list: one band in each of its currencies, up to the most it carries at once. */
export function systemTariffs({ prices }: MoneyTransferSystem): readonly Tariff[] {
  return prices.map((price) => ({
    transferCode: 'MONEY_TRANSFER',
    currency: price.maximum.currency,
    bands: [bandOf(price)],
  }));
}

/** Where no share is taken, what is taken at least is the price. */
function bandOf({ maximum: upTo, fee: { basisPoints, minimum, maximum } }: MoneyTransferPrice): TariffBand {
  const nothing = money(0n, upTo.currency);
  return basisPoints === 0n
    ? { upTo, fixed: minimum, basisPoints, minimum: nothing, maximum }
    : { upTo, fixed: nothing, basisPoints, minimum, maximum };
}
