import { ended, endedMendable } from './failureRows';

/** Approving and signing documents of companies. */
export const signatures = {
  SIGNATURE_NOT_YOURS: ended,
  ALREADY_SIGNED: ended,
  TOKEN_REQUIRED: ended,
  NOT_APPROVED: ended,
  OWN_DOCUMENT: ended,
  ALREADY_APPROVED: ended,
  COMMENT_REQUIRED: endedMendable,
};
