import { isAccountNumber } from '../account/accountNumber';
import { isBic } from '../bankDetails/bic';
import { isKyrgyzInn } from '../bankDetails/inn';
import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import { parseAmount, readWrittenAmount } from '../money/parseAmount';
import type { AmountViolation } from '../money/parseAmount';
import { refusal, success } from '../result/Result';
import type { Result } from '../result/Result';
import { parseDay } from '../time/days';
import type { BankDay } from '../time/Instant';
import type { WrittenFields } from './BatchOrder';
import type { BatchViolation, BatchViolationCode, BatchField } from './batchFaults';
import { identifierText, readAccountNumber, readBic, readInn, readNumber } from '../text/identifiers';
import { NAME, WORDED } from '../text/lettering';
import { plainText } from '../text/plainText';

export type FieldReader<Value> = (text: string) => Result<Value, BatchViolationCode>;

/** Parses the fields of one line and collects their faults. */
export class FieldsOfLine {
  readonly faults: BatchViolation[] = [];

  constructor(
    private readonly row: number,
    private readonly written: WrittenFields,
    private readonly rows: Readonly<Partial<Record<BatchField, number>>> = {},
  ) {}

  /** Value of a field, or the given fallback when the field has a fault. */
  take<Value>(field: BatchField, read: FieldReader<Value>, otherwise: Value): Value {
    const value = read(plainText(this.written[field] ?? ''));
    if (value.ok) {
      return value.value;
    }
    this.note(field, value.failure);
    return otherwise;
  }

  note(field: BatchField, code: BatchViolationCode): void {
    this.faults.push({ row: this.rows[field] ?? this.row, field, code });
  }
}

/** A text a spreadsheet would compute, or that the separator of a file would tear apart. */
const UNSAFE = /^[=+\-@]|[|\t\r\n]/;

export function textOf(shortest: number, longest: number): FieldReader<string> {
  return (text) => {
    if (text === '' && shortest > 0) {
      return refusal('REQUIRED');
    }
    if (text.length < shortest) {
      return refusal('TOO_SHORT');
    }
    if (text.length > longest) {
      return refusal('TOO_LONG');
    }
    return UNSAFE.test(text) ? refusal('CHARACTERS') : success(text);
  };
}

function matching(isRight: (text: string) => boolean, fault: BatchViolationCode): FieldReader<string> {
  return (text) => {
    if (text === '') {
      return refusal('REQUIRED');
    }
    return isRight(text) ? success(text) : refusal(fault);
  };
}

const SIXTEEN_DIGITS = /^\d{16}$/;
const GROUPS_OF_FOUR = /^\d{4}(?:[ -]?\d{4}){3}$/;

/** An account number without the spaces or hyphens between its groups of four digits; any other text as it is written. */
export function readAccount(text: string): string {
  return GROUPS_OF_FOUR.test(identifierText(text)) ? readAccountNumber(text) : text;
}

/** A field whose text is first read as the form reads it. */
export function asTyped(readTyped: (text: string) => string, read: FieldReader<string>): FieldReader<string> {
  return (text) => read(readTyped(text));
}

export function optional(read: FieldReader<string>): FieldReader<string> {
  return (text) => (text === '' ? success('') : read(text));
}

/** A text that also has the letters its meaning requires, as in the form and on the wire. */
function lettered(read: FieldReader<string>, letters: RegExp): FieldReader<string> {
  return (text) => {
    const value = read(text);
    return value.ok && !letters.test(value.value) ? refusal('NO_LETTERS') : value;
  };
}

/** Name of a payee: it has at least two letters. */
export const nameOf = lettered(textOf(4, 70), NAME);
/** Purpose or address of a payment: it has at least two letters or digits. */
export function wordedOf(shortest: number, longest: number): FieldReader<string> {
  return lettered(textOf(shortest, longest), WORDED);
}
export const purposeOf = wordedOf(4, 140);
export const documentNumberOf = textOf(1, 10);
export const innOf = asTyped(readInn, matching(isKyrgyzInn, 'INN_INVALID'));
export const accountOf = asTyped(readAccount, matching(isAccountNumber, 'ACCOUNT_DIGITS'));
/** Accounts at other banks; those of the treasury have no check digits, so `recipientAccountProblem` looks at them. */
export const accountAtBankOf = asTyped(
  readAccount,
  matching((text) => SIXTEEN_DIGITS.test(text), 'ACCOUNT_DIGITS'),
);
export const bicOf = asTyped(readBic, matching(isBic, 'BANK_UNKNOWN'));
export const purposeCodeOf = asTyped(
  readNumber,
  matching((text) => /^\d{8}$/.test(text), 'PURPOSE_CODE_UNKNOWN'),
);

/** Digits in groups of other than three: a slip of the hand, which a file does not settle. */
const MISGROUPED = /\d[ \u00a0\u2007\u2009\u202f]+(?=\d)(?!\d{3}(?!\d))|(?<!\d)\d{4,}[ \u00a0\u2007\u2009\u202f]+\d/;

/** Minor units of a control sum with at most so many digits before the decimals; `undefined` where the text is none. */
export function writtenMinor(text: string, maxDigits: number): bigint | undefined {
  const written = MISGROUPED.test(text) ? undefined : readWrittenAmount(text);
  if (written === undefined || written.integerDigits.length > maxDigits || written.decimalDigits.length > 2) {
    return undefined;
  }
  return BigInt(written.integerDigits + written.decimalDigits.padEnd(2, '0'));
}

const AMOUNT_FAULTS: Readonly<Record<AmountViolation, BatchViolationCode>> = {
  REQUIRED: 'REQUIRED',
  NOT_AN_AMOUNT: 'NOT_AN_AMOUNT',
  TOO_MANY_DECIMALS: 'NOT_AN_AMOUNT',
  TOO_LONG: 'TOO_LONG',
  NOT_POSITIVE: 'NOT_POSITIVE',
  NEGATIVE: 'NOT_POSITIVE',
};

/** Parses an amount as a form does, but refuses digits in groups of other than three. */
export function amountOf(currency: Currency): FieldReader<Money> {
  return (text) => {
    const amount = MISGROUPED.test(text) ? refusal('NOT_AN_AMOUNT' as const) : parseAmount(text, currency);
    return amount.ok ? amount : refusal(AMOUNT_FAULTS[amount.failure]);
  };
}

export const dayOf: FieldReader<BankDay> = (text) => {
  const day = parseDay(text);
  if (day !== undefined) {
    return success(day);
  }
  return refusal(text === '' ? 'REQUIRED' : 'NOT_A_DAY');
};

/** `280.00`, as files carry amounts. */
export function writtenAmount({ minor }: Money): string {
  const digits = minor.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
