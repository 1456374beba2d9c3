import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { Instant } from '../time/Instant';

/** Whose codes are this bank's own: what they pay is booked inside the bank. */
export const OWN_PROVIDER = 'p2p.tulpar.kg';

/** How long a code of this bank for one payment can be paid by. */
export const OWN_CODE_LIFE_MS = 15 * 60 * 1000;

/** As much as fits into the comment of a code. */
export const LONGEST_QR_PURPOSE = 99;

/** Soms to whom a code to pay by names. */
export interface QrPayment {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  /** The code as it was read: its link, or what stands behind the `#`. */
  readonly qr: string;
  readonly amount: Money;
  /** What the payer says it is for; where the code says so itself, that stands. */
  readonly purpose: string;
}

/** How often a code may be paid. */
export const QR_USES = ['many', 'once'] as const;

export type QrUse = (typeof QR_USES)[number];

/** A code to be paid by, for an account of the customer. */
export interface QrWish {
  readonly accountId: string;
  /** Absent where the payer is to give it. */
  readonly amount: Money | undefined;
  readonly purpose: string;
  readonly use: QrUse;
}

/** A code to be paid by: the link scanners and other banks read. */
export interface QrLink {
  readonly link: string;
  /** Until when it can be paid by; absent where it always can. */
  readonly expiresAt: Instant | undefined;
}
