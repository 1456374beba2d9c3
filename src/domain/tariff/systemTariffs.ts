import type { MoneyTransferSystem } from '../directory/MoneyTransferSystems';
import { money } from '../money/Money';
import type { Tariff } from './Tariff';

/** What sending by a money-transfer system costs, as a price list: one band in each of its currencies, up to the most it carries at once. */
export function systemTariffs({ prices }: MoneyTransferSystem): readonly Tariff[] {
  return prices.map(({ maximum, fee }) => ({
    transferCode: 'MONEY_TRANSFER',
    currency: maximum.currency,
    bands: [{ upTo: maximum, fixed: money(0n, maximum.currency), basisPoints: fee.basisPoints, minimum: fee.minimum, maximum: fee.maximum }],
  }));
}
