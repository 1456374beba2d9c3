/** Violation codes of a payment for services; their messages have no parameters. */
export const SERVICE_VIOLATIONS = {
  SUBSCRIBER_REQUIRED: {},
  SERVICE_REQUIRED: {},
  PERIOD_REQUIRED: {},
  READING_REQUIRED: {},
  PAYER_NAME_REQUIRED: {},
  FIELD_CHOICE: {},
  FIELD_PATTERN: {},
  PROVIDER_REQUIRED: {},
  BELOW_PROVIDER_MINIMUM: {},
  ABOVE_PROVIDER_MAXIMUM: {},
  MOBILE_PHONE_REQUIRED: {},
  MOBILE_PHONE_UNREADABLE: {},
  OPERATOR_REQUIRED: {},
  SCHOOL_CODE: {},
  SCHOOL_YEAR_REQUIRED: {},
  GRADE_REQUIRED: {},
  CLASS_LETTER: {},
  PUPIL_NAME: {},
} as const;

export type ServiceViolation = keyof typeof SERVICE_VIOLATIONS;
