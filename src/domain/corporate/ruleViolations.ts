/** Violation codes of the form of an approval rule, with the parameters of each message. */
export const RULE_VIOLATIONS = {
  RULE_SIGNERS_REQUIRED: {},
  RULE_PARTY_INVALID: {},
} as const;
