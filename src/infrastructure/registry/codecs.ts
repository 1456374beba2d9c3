import * as z from 'zod/mini';

import { RATE_SCALE } from '../../domain/exchange/ExchangeRate';
import { CURRENCIES, isCurrency } from '../../domain/money/Currency';
import { money } from '../../domain/money/Money';
import { checkedToOperationId } from '../../domain/operation/OperationId';
import { checkedToBankDay } from '../../domain/time/Instant';
import { NAME, WORDED } from '../../domain/text/lettering';
import type { LocalizedText } from '../../domain/language/Language';
import type { Money } from '../../domain/money/Money';
import type { OperationId } from '../../domain/operation/OperationId';
import type { BankDay, Instant } from '../../domain/time/Instant';
import { plainText } from '../../domain/text/plainText';

// eslint-disable-next-line no-control-regex -- control characters are exactly what must not pass
const WITHOUT_CONTROLS = /^[^\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]*$/u;

/** A character with a shape of its own. */
const VISIBLE = String.raw`[^\s\p{C}\p{Default_Ignorable_Code_Point}]`;

/**
 * Text a person typed: no control characters but line breaks. It is read and written as `plainText` makes it, at most `max` UTF-16 units
 * then.
 */
export function text(max: number) {
  return z.string().check(z.regex(WITHOUT_CONTROLS), z.overwrite(plainText), z.maxLength(max));
}

/** A text of one line. */
export function line(max: number) {
  return text(max).check(z.regex(/^[^\n]*$/));
}

/** A text of at least `min` UTF-16 units, from its first visible character to its last. */
export function filledText(min: number, max: number) {
  return text(max).check(z.minLength(min), z.regex(filled(min)));
}

/** A text of one line, of at least `min` UTF-16 units from its first visible character to its last. */
export function filledLine(min: number, max: number) {
  return line(max).check(z.minLength(min), z.regex(filled(min)));
}

function filled(min: number): RegExp {
  return new RegExp(min < 2 ? VISIBLE : `${VISIBLE}[\\s\\S]{${min - 2},}${VISIBLE}`, 'u');
}

/** Name of a payee: one line with at least two letters. */
export function partyName(min: number, max: number) {
  return filledLine(min, max).check(z.regex(NAME));
}

/** Purpose or address of a payment: it has at least two letters or digits. */
export function worded(min: number, max: number) {
  return filledText(min, max).check(z.regex(WORDED));
}

/** Text that is kept as it came, such as the content of a QR code, whose lengths and checksum count every character. */
export function exactText(max: number) {
  return z.string().check(z.regex(WITHOUT_CONTROLS), z.maxLength(max));
}

/** Number or code that people write in several ways; `read` gives the one in which it is sent and stored. */
export function written(max: number, read: (typed: string) => string) {
  return z.string().check(z.regex(WITHOUT_CONTROLS), z.overwrite(read), z.maxLength(max));
}

/** Largest `bigint` of the database. */
const LARGEST = 2n ** 63n - 1n;

/** An identifier the bank gave out; digits, at most nineteen (bigint in the database). */
export const identifier = z.string().check(
  z.regex(/^[1-9]\d{0,18}$/, { abort: true }),
  z.refine((wire) => BigInt(wire) <= LARGEST, { error: 'must be at most 9223372036854775807' }),
);

export const currency = z.enum(CURRENCIES);

/** Whole numbers that a `bigint` of the database holds travel as decimal text. */
const wholeNumberText = z.string().check(
  z.regex(/^-?\d{1,19}$/, { abort: true }),
  z.refine((wire) => BigInt(wire.replace('-', '')) <= LARGEST, {
    error: 'must be at most 9223372036854775807 without its sign',
  }),
);

export const wholeNumber = z.codec(wholeNumberText, z.bigint(), {
  decode: (wire) => BigInt(wire),
  encode: (domain) => domain.toString(),
});

const SIGNED_AMOUNT = /^-?\d{1,17}\.\d{2}$/;

/** An amount on the wire: decimal text with exactly two decimals and its currency beside it, e.g. `"1250.50"`, `"KGS"`. */
export function decodeAmount(wire: string, code: string): Money {
  if (!isCurrency(code) || !SIGNED_AMOUNT.test(wire)) {
    throw new Error('Not an amount of a currency of the bank');
  }
  return money(BigInt(wire.replace('.', '')), code);
}

export function encodeAmount(amount: Money): string {
  const negative = amount.minor < 0n;
  const digits = (negative ? -amount.minor : amount.minor).toString().padStart(3, '0');
  return `${negative ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Text of an amount as it travels; `decodeAmount` and `encodeAmount` give it meaning with its currency. */
export const amountText = z.string().check(z.regex(SIGNED_AMOUNT, { abort: true }));

/**
 * An amount of a requested movement: above zero, at most ten digits before the point (specification 1, section 5). A text of another form ends
 * the checks, so that the rules of a whole message read amounts only.
 */
export const positiveAmountText = z.string().check(
  z.regex(/^\d{1,10}\.\d{2}$/, { abort: true }),
  z.refine((wire) => /[1-9]/.test(wire), { error: 'must be above zero' }),
);

export const operationId = z.codec(
  z
    .string()
    .check(z.refine((wire) => checkedToOperationId(wire) !== undefined, { error: 'must be a lower-case UUID' })),
  z.custom<OperationId>(),
  {
    decode: (wire) => wire as OperationId,
    encode: (domain) => domain,
  },
);

export const instant = z.codec(z.iso.datetime({ precision: 3 }), z.custom<Instant>(), {
  decode: (wire) => Date.parse(wire),
  encode: (domain) => new Date(domain).toISOString(),
});

/** True for a violation by a text that stands where a day or a moment belongs and is none. */
export function isDateFormat(issue: z.core.$ZodIssue): boolean {
  switch (issue.code) {
    case 'invalid_format':
      return issue.format === 'datetime';
    case 'custom':
      return issue.params?.['format'] === DAY_FORMAT;
    default:
      return false;
  }
}

const DAY_FORMAT = 'day';

export const bankDay = z.codec(
  z.string().check(
    z.refine((wire) => checkedToBankDay(wire) !== undefined, {
      error: 'must be a day, YYYY-MM-DD',
      params: { format: DAY_FORMAT },
    }),
  ),
  z.custom<BankDay>(),
  {
    decode: (wire) => wire as BankDay,
    encode: (domain) => domain,
  },
);

const RATE_DECIMALS = 6;

/** A rate on the wire is decimal text with six decimals, e.g. `"87.450000"`. */
export const rate = z.codec(z.string().check(z.regex(/^\d{1,9}\.\d{6}$/)), z.bigint(), {
  decode: (wire) => BigInt(wire.replace('.', '')),
  encode: (domain) => `${domain / RATE_SCALE}.${(domain % RATE_SCALE).toString().padStart(RATE_DECIMALS, '0')}`,
});

/** A text in every language of the product, by the languages' own codes. */
export const localizedText = z.object({
  ru: z.string(),
  en: z.string(),
  kg: z.string(),
  cn: z.string(),
}) satisfies z.ZodMiniType<LocalizedText>;

/** An empty request. */
export const nothing = z.codec(z.strictObject({}), z.record(z.string(), z.never()), {
  decode: () => ({}),
  encode: () => ({}),
});

/** Values the text of a failure mentions; amounts in them are as on the wire. */
export const failureData = z.record(z.string(), z.string());
