import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { Instant } from '../time/Instant';

/** Provider id of the QR codes of this bank: payments by them are booked inside the bank. */
export const OWN_PROVIDER = 'p2p.tulpar.kg';

/** Lifetime of a single-use code of this bank, in milliseconds. */
export const OWN_CODE_LIFE_MS = 15 * 60 * 1000;

/** Longest purpose that fits into the comment of a code, in characters. */
export const MAX_QR_PURPOSE_LENGTH = 99;

/** Payment in soms to the payee named by a QR code. */
export interface QrPayment {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  /** Scanned code: its link, or the part of the link after `#`. */
  readonly qr: string;
  readonly amount: Money;
  /** Purpose given by the payer; a purpose given in the code takes precedence. */
  readonly purpose: string;
}

/** Number of times a code may be paid. */
export const QR_USES = ['many', 'once'] as const;

export type QrUse = (typeof QR_USES)[number];

/** Request to create a QR code for an account of the customer. */
export interface QrRequest {
  readonly accountId: string;
  /** Absent when the payer enters the amount. */
  readonly amount: Money | undefined;
  readonly purpose: string;
  readonly use: QrUse;
}

/** QR code as a link that scanners and other banks can read. */
export interface QrLink {
  readonly link: string;
  /** Time until which it can be paid; absent for a code that does not expire. */
  readonly expiresAt: Instant | undefined;
}
