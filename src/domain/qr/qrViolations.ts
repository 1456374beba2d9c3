import { MAX_QR_PURPOSE_LENGTH } from './QrPayment';
import {
  MAX_POINT_ADDRESS_LENGTH,
  MAX_POINT_NAME_LENGTH,
  MAX_SALES_POINT_ID_LENGTH,
  MIN_POINT_NAME_LENGTH,
} from './QrPoint';
import { SHORTEST_WORDED_CHARACTERS } from '../text/lettering';

/** Violation codes of paying or creating a QR code, with the parameters of each message. */
export const QR_VIOLATIONS = {
  QR_REQUIRED: {},
  QR_UNREADABLE: {},
  QR_DAMAGED: {},
  QR_TAMPERED: {},
  QR_FOREIGN: {},
  QR_OWN: {},
  QR_PURPOSE_TOO_LONG: { max: MAX_QR_PURPOSE_LENGTH },
  POINT_NAME_LENGTH: { min: MIN_POINT_NAME_LENGTH, max: MAX_POINT_NAME_LENGTH },
  POINT_ADDRESS_LENGTH: { min: MIN_POINT_NAME_LENGTH, max: MAX_POINT_ADDRESS_LENGTH },
  POINT_WORDED: { min: SHORTEST_WORDED_CHARACTERS },
  POINT_NUMBER_CHARACTERS: { max: MAX_SALES_POINT_ID_LENGTH },
} as const;

export type QrViolation = keyof typeof QR_VIOLATIONS;
