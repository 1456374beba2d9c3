import { readPhone, withoutGroups } from '../text/identifiers';
/** Longest part of a name, in characters (specification 1, section 5). */
export const MAX_NAME_PART_LENGTH = 50;

/** Smallest number of digits of a control number in any system (specification 1, section 5). */
export const SHORTEST_TRANSFER_CODE = 10;
export const MAX_TRANSFER_CODE_LENGTH = 20;

/** Violation codes specific to a money transfer, with the parameters of each message. */
export const MONEY_TRANSFER_VIOLATIONS = {
  SYSTEM_REQUIRED: {},
  PAYOUT_COUNTRY_REQUIRED: {},
  NOT_CARRIED_THERE: {},
  NOT_CARRIED: {},
  LAST_NAME_REQUIRED: {},
  FIRST_NAME_REQUIRED: {},
  NAME_AS_IN_PASSPORT: { max: MAX_NAME_PART_LENGTH },
  RECIPIENT_PHONE: {},
  BELOW_SYSTEM_MINIMUM: {},
  ABOVE_SYSTEM_MAXIMUM: {},
  TRANSFER_CODE_REQUIRED: {},
  TRANSFER_CODE_DIGITS: { min: SHORTEST_TRANSFER_CODE },
} as const;

export type MoneyTransferViolation = keyof typeof MONEY_TRANSFER_VIOLATIONS;

/** Part of a name as written in passports: letters of one alphabet, with hyphens, apostrophes and spaces between them. */
const NAME_PART = /^(?:\p{Script=Latin}[\p{Script=Latin}'’ -]*|\p{Script=Cyrillic}[\p{Script=Cyrillic}'’ -]*)$/u;

/** International phone number without separators. */
const PHONE = /^\+?\d{9,15}$/;

const TRANSFER_CODE = /^\d{10,20}$/;

export function isNamePart(text: string): boolean {
  return text.length <= MAX_NAME_PART_LENGTH && NAME_PART.test(text);
}

/** Telephone number without separators; `undefined` for text that is not one. */
export function readRecipientPhone(typed: string): string | undefined {
  const phone = readPhone(typed);
  return PHONE.test(phone) ? phone : undefined;
}

export function isTransferCode(text: string): boolean {
  return TRANSFER_CODE.test(text);
}

/** Control number without spaces and hyphens. */
export function readTransferCode(typed: string): string {
  return withoutGroups(typed);
}

/** Masked control number, useless to a stranger: its last four digits. */
export function maskedTransferCode(code: string): string {
  return `${'*'.repeat(Math.max(code.length - 4, 0))}${code.slice(-4)}`;
}
