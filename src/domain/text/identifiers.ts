import { isIban } from '../bankDetails/iban';
import { plainLine } from './plainText';

const DASH = /[\p{Pd}\u2212]/gu;
const BETWEEN_GROUPS = /[\s()-]/g;
/** Words printed before a number, which people copy together with it. */
const IBAN_LABEL = /^IBAN\s*[.:]?\s*(?=\p{L}{2}\s*\d)/iu;
const BANK_CODE_LABEL = /^(?:SWIFT|BIC|БИК)(?:\s*\/\s*(?:SWIFT|BIC))?(?:\s+code)?\s*:\s*/iu;
const LINK_TO_PHONE = /^tel:/i;

/** Country code or the zero it replaces at home, and nine digits of a subscriber. */
const NATIONAL_PHONE = /^(?:(?:\+|00)?996|0)([1-9]\d{8})$/;
/** Prefix of an international call, for which people abroad write `00`. */
const INTERNATIONAL_PREFIX = /^00(?=[1-9])/;

/**
 * Text of an identifier, such as a number or a code: visible characters in their compatibility form (NFKC), so that full-width digits
 * become digits, with one kind of hyphen and single spaces.
 */
export function identifierText(text: string): string {
  return plainLine(plainLine(text).normalize('NFKC').replace(DASH, '-'));
}

/** An identifier without the spaces, brackets and hyphens people write between its groups. */
export function withoutGroups(text: string): string {
  return identifierText(text).replace(BETWEEN_GROUPS, '');
}

/** Digits of a text, whatever stands between them. */
export function digitsOf(text: string): string {
  return identifierText(text).replace(/\D/g, '');
}

/** Longest whole number that is read exactly, in digits. */
const MAX_WHOLE_DIGITS = 15;

/** Whole number of a text of digits, written in groups or not; `undefined` for any other text. */
export function readWholeNumber(text: string): number | undefined {
  const bare = withoutGroups(text);
  return /^\d+$/.test(bare) && bare.length <= MAX_WHOLE_DIGITS ? Number(bare) : undefined;
}

/** Number or code of a country, without what people write between its groups, in capital letters. */
export function readNumber(text: string): string {
  return withoutGroups(text).toUpperCase();
}

/** An identifier without spaces, in capital letters; its hyphens and slashes stay. */
export function readCode(text: string): string {
  return identifierText(text).replace(/\s/g, '').toUpperCase();
}

/** Login as the bank compares it. */
export function readLogin(text: string): string {
  return plainLine(text);
}

/** One-time code without spaces and hyphens. */
export function readOneTimeCode(text: string): string {
  return withoutGroups(text);
}

/** Last line of a message that carries a code bound to an origin, `@host #123456` (WICG, origin-bound one-time codes). */
const ORIGIN_BOUND_CODE = /@\S+ #(\d+)$/;

/** A word, or two characters of Chinese: a message, and no code with a slip of the finger. */
const MESSAGE = /\p{L}{3}|\p{Script=Han}{2}/u;
/** Digits right behind the word for a code in any language of the bank, also in Latin letters; six of them may stand in two groups. */
const NAMED_CODE = /(?:код\p{Script=Cyrillic}*|\b(?:code|kod)|验证码) ?[:：—–-]? ?(\d{3} \d{3}|\d{6,8})(?! ?\d)/iu;
/** Digits a message begins with, as those of the bank do. */
const LEADING_CODE = /^(\d{6,8})(?![\d.,])/;
/** Groups of as many digits as a code has, which are no part of an amount or a longer number. */
const POSSIBLE_CODES = /(?<![\d*][.,]?)\d{6,8}(?!\d|[.,]\d)/g;

/** Code in a message; empty where it cannot be distinguished from other digits. */
function codeOfMessage(message: string): string {
  const [, found] = ORIGIN_BOUND_CODE.exec(message) ?? NAMED_CODE.exec(message) ?? LEADING_CODE.exec(message) ?? [];
  const possible = new Set(message.match(POSSIBLE_CODES));
  return found ?? (possible.size === 1 ? ([...possible][0] ?? '') : '');
}

/** Digits of a one-time code as typed, in groups or not; of a whole message only its code. */
export function typedOneTimeCode(text: string): string {
  const typed = identifierText(text);
  return MESSAGE.test(typed)
    ? codeOfMessage(typed)
    : typed
        .replaceAll(/[^\d ]/g, '')
        .replaceAll(/ +/g, ' ')
        .trim();
}

/** Phone number: `+996` and nine digits for every way to write a number of the country, `+` and digits for another one. */
export function readPhone(text: string): string {
  const bare = withoutGroups(text).replace(LINK_TO_PHONE, '').replaceAll('.', '');
  const [, subscriber] = NATIONAL_PHONE.exec(bare) ?? [];
  return subscriber === undefined ? bare.replace(INTERNATIONAL_PREFIX, '+') : `+996${subscriber}`;
}

/** Digits of a subscriber at home, without the zero. */
const SUBSCRIBER = /^\d{9}$/;

/** Phone number by which a known one is found: as `readPhone` reads it, and nine digits belong to the country. */
export function readKnownPhone(text: string): string {
  const digits = readPhone(text).replace(/^\+?0*/, '');
  return `+${SUBSCRIBER.test(digits) ? '996' : ''}${digits}`;
}

/** Digits of an account number of the country, written in groups or not. */
export function readAccountNumber(text: string): string {
  return withoutGroups(text);
}

/** Digits of a card number, written in groups or not. */
export function readCardNumber(text: string): string {
  return withoutGroups(text);
}

/** Taxpayer number without spaces and hyphens. */
export function readInn(text: string): string {
  return withoutGroups(text);
}

/** Account number abroad in capital letters: an IBAN without its groups, another number without spaces. */
export function readIban(text: string): string {
  const code = readCode(identifierText(text).replace(IBAN_LABEL, ''));
  const bare = withoutGroups(code);
  return isIban(bare) ? bare : code;
}

/** Code of a bank, SWIFT or national, in capital letters. */
export function readBic(text: string): string {
  return readCode(identifierText(text).replace(BANK_CODE_LABEL, '')).replaceAll('-', '');
}

/** Name of a person or a company, on one line. */
export function readName(text: string): string {
  return plainLine(text);
}
