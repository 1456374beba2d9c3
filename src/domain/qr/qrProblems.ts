import { LONGEST_QR_PURPOSE } from './QrPayment';

/** Violation codes of paying or creating a QR code, with the parameters of each message. */
export const QR_PROBLEMS = {
  QR_REQUIRED: {},
  QR_UNREADABLE: {},
  QR_DAMAGED: {},
  QR_TAMPERED: {},
  QR_FOREIGN: {},
  QR_OWN: {},
  QR_PURPOSE_TOO_LONG: { max: LONGEST_QR_PURPOSE },
} as const;

export type QrProblem = keyof typeof QR_PROBLEMS;
