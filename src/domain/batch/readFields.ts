import { isAccountNumber } from '../account/accountNumber';
import { isBic } from '../bankDetails/bic';
import { isKyrgyzInn } from '../bankDetails/inn';
import type { Currency } from '../money/Currency';
import { money } from '../money/Money';
import type { Money } from '../money/Money';
import { MAX_INTEGER_PART, readWrittenAmount } from '../money/parseAmount';
import { refusal, success } from '../result/Result';
import type { Result } from '../result/Result';
import { parseDay } from '../time/days';
import type { BankDay } from '../time/Instant';
import type { WrittenFields } from './BatchOrder';
import type { BatchViolation, BatchViolationCode, BatchField } from './batchFaults';
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

export function optional(read: FieldReader<string>): FieldReader<string> {
  return (text) => (text === '' ? success('') : read(text));
}

export const nameOf = textOf(4, 70);
export const purposeOf = textOf(4, 140);
export const documentNumberOf = textOf(1, 10);
export const innOf = matching(isKyrgyzInn, 'INN_INVALID');
export const accountOf = matching(isAccountNumber, 'ACCOUNT_DIGITS');
/** Accounts at other banks; those of the treasury have no check digits, so `recipientAccountProblem` looks at them. */
export const accountAtBankOf = matching((text) => /^\d{16}$/.test(text), 'ACCOUNT_DIGITS');
export const bicOf = matching(isBic, 'BANK_UNKNOWN');
export const purposeCodeOf = matching((text) => /^\d{8}$/.test(text), 'PURPOSE_CODE_UNKNOWN');

/**
 * Digits as they are or in groups of three, as spreadsheets and people write them, and at most two decimals behind a
 * comma or a dot.
 */
const GROUPED = /^(?:\d+|\d{1,3}(?:[ \u00a0\u2007\u2009\u202f]\d{3})+)(?:[.,]\d{1,2})?$/;

/** Minor units of an amount with at most so many digits before the decimals; `undefined` where the text is none. */
export function writtenMinor(text: string, mostDigits = MAX_INTEGER_PART): bigint | undefined {
  const written = GROUPED.test(text) ? readWrittenAmount(text) : undefined;
  if (written === undefined || written.integerDigits.length > mostDigits) {
    return undefined;
  }
  return BigInt(written.integerDigits + written.decimalDigits.padEnd(2, '0'));
}

export function amountOf(currency: Currency): FieldReader<Money> {
  return (text) => {
    const minor = writtenMinor(text);
    if (minor === undefined) {
      return refusal(text === '' ? 'REQUIRED' : 'NOT_AN_AMOUNT');
    }
    return minor === 0n ? refusal('NOT_POSITIVE') : success(money(minor, currency));
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
