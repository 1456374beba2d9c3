import { add, money, subtract } from '../money/Money';
import type { Money } from '../money/Money';
import { feeFor } from '../tariff/Tariff';
import type { Tariff, TariffCode } from '../tariff/Tariff';

/** Bearer of the bank charges: the sender, each party its own, or the beneficiary (field 71A). */
export const CHARGES = ['OUR', 'SHA', 'BEN'] as const;

export type Charges = (typeof CHARGES)[number];

/** Fee of intermediary banks for amending or recalling a transfer already sent (specification 2, section 9). */
export const AMENDMENT_FEE = money(5_000n, 'USD');

const TARIFF_OF: Readonly<Record<Charges, TariffCode>> = { OUR: 'SWIFT_OUR', SHA: 'SWIFT_SHA', BEN: 'SWIFT_BEN' };

/** Fees of a transfer abroad and its total debit. All amounts are in one currency. */
export interface ChargedTransfer {
  /** Amount sent. With BEN it is the requested amount less the fee of this bank. */
  readonly sent: Money;
  /** Fee of this bank. */
  readonly own: Money;
  /** Fee of the bank abroad, taken here with OUR; zero with SHA and BEN, since that bank then deducts its own fee. */
  readonly foreign: Money;
  /** Sum of both fees. */
  readonly fee: Money;
  /** Total debit of the account. */
  readonly total: Money;
}

/** Fees of an amount by bearer of charges; `undefined` when no tariff applies, or nothing would be left to send. */
export function chargedTransfer(
  charges: Charges,
  amount: Money,
  tariffs: readonly Tariff[],
): ChargedTransfer | undefined {
  const feeBy = (code: TariffCode): Money | undefined => {
    const tariff = tariffs.find(({ transferCode, currency }) => transferCode === code && currency === amount.currency);
    return tariff && feeFor(tariff, amount);
  };
  const own = feeBy(TARIFF_OF[charges]);
  const foreign = charges === 'OUR' ? feeBy('SWIFT_FOREIGN') : money(0n, amount.currency);
  if (own === undefined || foreign === undefined) {
    return undefined;
  }
  const fee = add(own, foreign);
  const sent = charges === 'BEN' ? subtract(amount, fee) : amount;
  return sent.minor > 0n ? { sent, own, foreign, fee, total: add(sent, fee) } : undefined;
}
