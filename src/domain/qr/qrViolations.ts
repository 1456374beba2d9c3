import { MAX_QR_PURPOSE_LENGTH } from './QrPayment';

/** Violation codes of paying or creating a QR code, with the parameters of each message. */
export const QR_VIOLATIONS = {
  QR_REQUIRED: {},
  QR_UNREADABLE: {},
  QR_DAMAGED: {},
  QR_TAMPERED: {},
  QR_FOREIGN: {},
  QR_OWN: {},
  QR_PURPOSE_TOO_LONG: { max: MAX_QR_PURPOSE_LENGTH },
} as const;

export type QrViolation = keyof typeof QR_VIOLATIONS;
