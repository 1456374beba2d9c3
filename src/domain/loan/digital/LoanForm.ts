import type { Account } from '../../account/Account';
import { creditRefusal, debitRefusal } from '../../account/usability';
import { parseAmount } from '../../money/parseAmount';
import type { Money } from '../../money/Money';
import { definedOnly, unreadableAmount } from '../../transfer/movementRules';
import type { Violations } from '../../validation/validate';
import type { ValidationCode } from '../../validation/ValidationCode';
import { isWithin } from './DigitalLoan';
import type { DigitalLoanTerm } from './DigitalLoan';

/** Form fields of a loan calculation and application. */
export interface LoanForm {
  readonly amountText: string;
  readonly termMonths: number;
  readonly accountId: string;
}

/** Requested amount; `undefined` while the text is not an amount. */
export function requestedLoan(
  { amountText }: Pick<LoanForm, 'amountText'>,
  { lowest }: Pick<DigitalLoanTerm, 'lowest'>,
): Money | undefined {
  const amount = parseAmount(amountText, lowest.currency);
  return amount.ok ? amount.value : undefined;
}

/** Reason a loan in soms cannot be paid out to an account and repaid from it. */
export function payoutViolation(
  account: Account | undefined,
  { lowest }: Pick<DigitalLoanTerm, 'lowest'>,
): ValidationCode | undefined {
  if (account === undefined) {
    return 'ACCOUNT_REQUIRED';
  }
  return account.currency === lowest.currency ? (creditRefusal(account) ?? debitRefusal(account)) : 'CURRENCY_MISMATCH';
}

/** Violations of the amount of a form; empty when its cost can be calculated. */
export function calculationViolations(form: LoanForm, term: DigitalLoanTerm): Violations<LoanForm> {
  const requested = requestedLoan(form, term);
  if (requested === undefined) {
    return definedOnly({ amountText: unreadableAmount(form.amountText, term.lowest.currency) });
  }
  return isWithin(term, requested) ? {} : { amountText: 'LOAN_AMOUNT_NOT_OFFERED' };
}

/** Violations of an application: those of the amount, and of the account. */
export function applicationViolations(
  form: LoanForm,
  term: DigitalLoanTerm,
  account: Account | undefined,
): Violations<LoanForm> {
  return { ...calculationViolations(form, term), ...definedOnly({ accountId: payoutViolation(account, term) }) };
}
