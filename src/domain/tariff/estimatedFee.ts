import type { TransferCode } from '../movements/movements';
import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import { parseAmount } from '../money/parseAmount';
import { feeFor } from './Tariff';
import type { Tariff } from './Tariff';

interface TypedAmount {
  readonly transferCode: TransferCode;
  readonly amountText: string;
  readonly currency: Currency;
}

/**
 * Estimated fee of a typed amount; `undefined` while it is not an amount, and when there is no tariff. The fee of the preview is binding.
 */
export function estimatedFee(
  tariffs: readonly Tariff[],
  { transferCode, amountText, currency }: TypedAmount,
): Money | undefined {
  const parsed = parseAmount(amountText, currency);
  const tariff = tariffs.find(
    (each) => each.transferCode === transferCode && each.currency === currency && each.serviceProviderId === undefined,
  );
  return parsed.ok && tariff !== undefined ? feeFor(tariff, parsed.value) : undefined;
}
