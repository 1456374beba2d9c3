import { ended, endedMendable } from './failureRows';

/** Approving and signing documents of companies, and the people they pay. */
export const signatures = {
  SIGNATURE_NOT_YOURS: ended,
  ALREADY_SIGNED: ended,
  TOKEN_REQUIRED: ended,
  NOT_APPROVED: ended,
  OWN_DOCUMENT: ended,
  ALREADY_APPROVED: ended,
  COMMENT_REQUIRED: endedMendable,
  APPROVAL_NOT_YOUR_TURN: ended,
  APPROVAL_RULE_NOT_FOUND: ended,
  APPROVAL_SIGNERS_UNFIT: ended,
  APPROVAL_RULES_CONTRADICT: ended,
  APPROVAL_RULES_LIMIT: ended,
  SECOND_SIGNER_REQUIRED: ended,
  PAYROLL_PERSON_NOT_FOUND: ended,
  PAYROLL_PERSON_EXISTS: endedMendable,
  PAYROLL_LIMIT_EXCEEDED: endedMendable,
};
