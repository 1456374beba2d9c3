import { add, money, subtract } from '../money/Money';
import type { Money } from '../money/Money';
import { feeFor } from '../tariff/Tariff';
import type { Tariff, TariffCode } from '../tariff/Tariff';

/** Who pays the banks: the sender all of them, each his own, or the recipient all of them (field 71A). */
export const CHARGES = ['OUR', 'SHA', 'BEN'] as const;

export type Charges = (typeof CHARGES)[number];

/** What banks on the way take for a change or a recall of what was sent already (specification 2, section 9). */
export const AMENDMENT_FEE = money(5_000n, 'USD');

const TARIFF_OF: Readonly<Record<Charges, TariffCode>> = { OUR: 'SWIFT_OUR', SHA: 'SWIFT_SHA', BEN: 'SWIFT_BEN' };

/** What a transfer abroad costs and what leaves for it. All amounts are in one currency. */
export interface ChargedTransfer {
  /** What is sent. With BEN it is less than was asked for by the fee of this bank. */
  readonly sent: Money;
  /** The fee of this bank. */
  readonly own: Money;
  /** The fee of the bank abroad, taken here with OUR; nothing with SHA and BEN, where that bank takes its own. */
  readonly foreign: Money;
  /** Both fees. */
  readonly fee: Money;
  /** What leaves the account. */
  readonly total: Money;
}

/** What an amount costs by who pays; `undefined` when no tariff takes it, or nothing would be left to send. */
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
