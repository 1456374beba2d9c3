import type { TransferCode } from '../limit/CustomerLimit';
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

/** What a typed amount will cost; `undefined` while it is no amount, and where there is no price. The preview has the last word. */
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
