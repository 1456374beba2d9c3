import type { MoneyTransferPrice, MoneyTransferSystem } from '../directory/MoneyTransferSystems';
import { money } from '../money/Money';
import type { Tariff, TariffBand } from './Tariff';

/** Tariffs for sending money by a money-transfer system: one band per currency, up to the largest amount of one transfer. */
export function systemTariffs({ prices }: MoneyTransferSystem): readonly Tariff[] {
  return prices.map((price) => ({
    transferCode: 'MONEY_TRANSFER',
    currency: price.maximum.currency,
    bands: [bandOf(price)],
  }));
}

/** Band of a price. Without a share of the amount, the minimum becomes the fixed fee. */
function bandOf({ maximum: upTo, fee: { basisPoints, minimum, maximum } }: MoneyTransferPrice): TariffBand {
  const nothing = money(0n, upTo.currency);
  return basisPoints === 0n
    ? { upTo, fixed: minimum, basisPoints, minimum: nothing, maximum }
    : { upTo, fixed: nothing, basisPoints, minimum, maximum };
}
