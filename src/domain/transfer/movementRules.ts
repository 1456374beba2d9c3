import { Matches, MaxLength, ValidateBy } from 'class-validator';

import type { Account } from '../account/Account';
import { debitRefusal } from '../account/usability';
import type { Currency } from '../money/Currency';
import { compare } from '../money/Money';
import type { Money } from '../money/Money';
import { parseAmount } from '../money/parseAmount';
import type { AmountViolation } from '../money/parseAmount';
import { NAME, WORDED } from '../text/lettering';
import { plainLine } from '../text/plainText';
import { MAX_PURPOSE_LENGTH, PARTY_NAME_LENGTH } from '../validation/ValidationCode';
import type { ValidationCode } from '../validation/ValidationCode';

export const because = (code: ValidationCode) => ({ message: code });

/** Validates that a field is not blank. */
export function Filled(code: ValidationCode): PropertyDecorator {
  return Matches(/\S/, because(code));
}

/** Validates the length of the purpose of a payment. */
export function Purpose(): PropertyDecorator {
  return MaxLength(MAX_PURPOSE_LENGTH, because('PURPOSE_TOO_LONG'));
}

/** Validates the length of a text as it is sent: on one line, with single spaces between its words. */
export function LineLength(
  { min, max }: { readonly min: number; readonly max: number },
  code: ValidationCode,
): PropertyDecorator {
  const isWithin = (text: unknown): boolean => {
    const { length } = typeof text === 'string' ? plainLine(text) : '';
    return length >= min && length <= max;
  };
  return ValidateBy({ name: 'lineLength', validator: { validate: isWithin } }, because(code));
}

/** Validates the name of a payee: its length, and that it has letters. */
export function PartyName(): PropertyDecorator {
  return all(
    Filled('PARTY_NAME_REQUIRED'),
    LineLength(PARTY_NAME_LENGTH, 'PARTY_NAME_LENGTH'),
    Matches(NAME, because('PARTY_NAME_LETTERS')),
  );
}

/** Validates that a text in words has letters or digits. */
export function Worded(code: ValidationCode): PropertyDecorator {
  return Matches(WORDED, because(code));
}

/** Combines several rules into one; the first that fails is reported. */
export function all(...rules: readonly PropertyDecorator[]): PropertyDecorator {
  return (target, property) => rules.forEach((rule) => rule(target, property));
}

const AMOUNT_VIOLATIONS: Readonly<Record<AmountViolation, ValidationCode>> = {
  REQUIRED: 'AMOUNT_REQUIRED',
  NOT_AN_AMOUNT: 'NOT_AN_AMOUNT',
  TOO_MANY_DECIMALS: 'TOO_MANY_DECIMALS',
  TOO_LONG: 'AMOUNT_TOO_LONG',
  NOT_POSITIVE: 'NOT_POSITIVE',
  NEGATIVE: 'NEGATIVE',
};

/** Reason the selected account cannot be debited; `undefined` when it can. */
export function debitViolation(debit: Account | undefined): ValidationCode | undefined {
  return debit === undefined ? 'ACCOUNT_NOT_FOUND' : debitRefusal(debit);
}

/** Violation of a text as a positive amount in a currency; `undefined` when it is valid. */
export function unreadableAmount(text: string, currency: Currency): ValidationCode | undefined {
  const parsed = parseAmount(text, currency);
  return parsed.ok ? undefined : AMOUNT_VIOLATIONS[parsed.failure];
}

/** Violation of a text as an amount to be debited from an account, its available balance included; `undefined` when it is valid. */
export function amountViolation(text: string, debit: Account): ValidationCode | undefined {
  const parsed = parseAmount(text, debit.currency);
  if (!parsed.ok) {
    return AMOUNT_VIOLATIONS[parsed.failure];
  }
  return compare(parsed.value, debit.available) > 0 ? 'MORE_THAN_AVAILABLE' : undefined;
}

/** Amount parsed from a text in the currency of an account; `undefined` when the text is not a valid amount. */
export function amountOf(text: string, debit: Pick<Account, 'currency'>): Money | undefined {
  const parsed = parseAmount(text, debit.currency);
  return parsed.ok ? parsed.value : undefined;
}

/** Removes the fields without a violation from a record. */
export function definedOnly<Field extends string>(
  violations: Readonly<Record<Field, ValidationCode | undefined>>,
): Readonly<Partial<Record<Field, ValidationCode>>> {
  const defined: Partial<Record<Field, ValidationCode>> = {};
  for (const field in violations) {
    const violation = violations[field];
    if (violation !== undefined) {
      defined[field] = violation;
    }
  }
  return defined;
}
