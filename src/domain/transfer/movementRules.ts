import { Matches, MaxLength } from 'class-validator';

import type { Account } from '../account/Account';
import { debitRefusal } from '../account/usability';
import type { Currency } from '../money/Currency';
import { compare } from '../money/Money';
import type { Money } from '../money/Money';
import { parseAmount } from '../money/parseAmount';
import type { AmountProblem } from '../money/parseAmount';
import { LONGEST_PURPOSE } from '../validation/ValidationCode';
import type { ValidationCode } from '../validation/ValidationCode';

export const because = (code: ValidationCode) => ({ message: code });

/** A field that must not stay empty. */
export function Filled(code: ValidationCode): PropertyDecorator {
  return Matches(/\S/, because(code));
}

// eslint-disable-next-line no-control-regex -- control characters are exactly what must not pass
const PRINTABLE = /^[^\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]*$/;

/** A text that can be printed. */
export function Printable(): PropertyDecorator {
  return Matches(PRINTABLE, because('PURPOSE_CHARACTERS'));
}

/** What a payment is for: a text that can be printed. */
export function Purpose(): PropertyDecorator {
  return all(MaxLength(LONGEST_PURPOSE, because('PURPOSE_TOO_LONG')), Printable());
}

/** Several rules as one; the first that fails is spoken of. */
export function all(...rules: readonly PropertyDecorator[]): PropertyDecorator {
  return (target, property) => rules.forEach((rule) => rule(target, property));
}

const AMOUNT_PROBLEMS: Readonly<Record<AmountProblem, ValidationCode>> = {
  REQUIRED: 'AMOUNT_REQUIRED',
  NOT_AN_AMOUNT: 'NOT_AN_AMOUNT',
  TOO_MANY_DECIMALS: 'TOO_MANY_DECIMALS',
  TOO_LONG: 'AMOUNT_TOO_LONG',
  NOT_POSITIVE: 'NOT_POSITIVE',
  NEGATIVE: 'NEGATIVE',
};

/** Why the chosen account cannot be debited; `undefined` when it can. */
export function debitProblem(debit: Account | undefined): ValidationCode | undefined {
  return debit === undefined ? 'ACCOUNT_NOT_FOUND' : debitRefusal(debit);
}

/** What is wrong with a text as an amount above zero of a currency. */
export function unreadableAmount(text: string, currency: Currency): ValidationCode | undefined {
  const parsed = parseAmount(text, currency);
  return parsed.ok ? undefined : AMOUNT_PROBLEMS[parsed.failure];
}

/** What is wrong with a text as an amount to be taken from an account; the account holds it when nothing is. */
export function amountProblem(text: string, debit: Account): ValidationCode | undefined {
  const parsed = parseAmount(text, debit.currency);
  if (!parsed.ok) {
    return AMOUNT_PROBLEMS[parsed.failure];
  }
  return compare(parsed.value, debit.available) > 0 ? 'MORE_THAN_AVAILABLE' : undefined;
}

/** The amount a text stands for in the currency of an account; `undefined` when it stands for none. */
export function amountOf(text: string, debit: Pick<Account, 'currency'>): Money | undefined {
  const parsed = parseAmount(text, debit.currency);
  return parsed.ok ? parsed.value : undefined;
}

/** A record without the fields that have no problem. */
export function definedOnly<Field extends string>(
  problems: Readonly<Record<Field, ValidationCode | undefined>>,
): Readonly<Partial<Record<Field, ValidationCode>>> {
  const defined: Partial<Record<Field, ValidationCode>> = {};
  for (const field in problems) {
    const problem = problems[field];
    if (problem !== undefined) {
      defined[field] = problem;
    }
  }
  return defined;
}
