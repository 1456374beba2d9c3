/** The longest part of a name (specification 1, section 5). */
export const LONGEST_NAME_PART = 50;

/** A control number has at least so many digits, whatever the system (specification 1, section 5). */
export const SHORTEST_TRANSFER_CODE = 10;
export const LONGEST_TRANSFER_CODE = 20;

/** What can be wrong with a money transfer besides what is wrong with any movement, with the numbers each text mentions. */
export const MONEY_TRANSFER_PROBLEMS = {
  SYSTEM_REQUIRED: {},
  PAYOUT_COUNTRY_REQUIRED: {},
  NOT_CARRIED_THERE: {},
  NOT_CARRIED: {},
  LAST_NAME_REQUIRED: {},
  FIRST_NAME_REQUIRED: {},
  NAME_AS_IN_PASSPORT: { max: LONGEST_NAME_PART },
  RECIPIENT_PHONE: {},
  BELOW_SYSTEM_MINIMUM: {},
  ABOVE_SYSTEM_MAXIMUM: {},
  TRANSFER_CODE_REQUIRED: {},
  TRANSFER_CODE_DIGITS: { min: SHORTEST_TRANSFER_CODE },
} as const;

export type MoneyTransferProblem = keyof typeof MONEY_TRANSFER_PROBLEMS;

/** A part of a name as passports write it: letters of one alphabet, with hyphens, apostrophes and spaces between them. */
const NAME_PART = /^(?:\p{Script=Latin}[\p{Script=Latin}'’ -]*|\p{Script=Cyrillic}[\p{Script=Cyrillic}'’ -]*)$/u;

/** International, as people write it. */
const PHONE = /^\+?\d{9,15}$/;

const TRANSFER_CODE = /^\d{10,20}$/;

export function isNamePart(text: string): boolean {
  return text.length <= LONGEST_NAME_PART && NAME_PART.test(text);
}

/** A telephone without the signs people put between its digits; `undefined` for what is none. */
export function readRecipientPhone(typed: string): string | undefined {
  const phone = typed.replace(/[\s()-]/g, '');
  return PHONE.test(phone) ? phone : undefined;
}

export function isTransferCode(text: string): boolean {
  return TRANSFER_CODE.test(text);
}

/** A control number without the spaces it was dictated with. */
export function readTransferCode(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** A control number a stranger gets no money by: its last four digits. */
export function maskedTransferCode(code: string): string {
  return `${'*'.repeat(Math.max(code.length - 4, 0))}${code.slice(-4)}`;
}
