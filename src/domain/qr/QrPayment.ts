import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** Whose codes are this bank's own: what they pay is booked inside the bank. */
export const OWN_PROVIDER = 'p2p.tulpar.kg';

/** Soms to whom a code to pay by names. */
export interface QrPayment {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  /** The code as it was read: its link, or what stands behind the `#`. */
  readonly qr: string;
  readonly amount: Money;
}

/** A code to be paid by, for an account of the customer. */
export interface QrWish {
  readonly accountId: string;
  /** Absent where the payer is to give it. */
  readonly amount: Money | undefined;
}
