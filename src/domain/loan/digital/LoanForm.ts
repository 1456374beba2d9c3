import type { Account } from '../../account/Account';
import { creditRefusal, debitRefusal } from '../../account/usability';
import { parseAmount } from '../../money/parseAmount';
import type { Money } from '../../money/Money';
import { definedOnly, unreadableAmount } from '../../transfer/movementRules';
import type { Problems } from '../../validation/validate';
import type { ValidationCode } from '../../validation/ValidationCode';
import { isWithin } from './DigitalLoan';
import type { DigitalLoanTerm } from './DigitalLoan';

/** What is filled in to see what a loan costs, and to ask for it. */
export interface LoanForm {
  readonly amountText: string;
  readonly termMonths: number;
  readonly accountId: string;
}

/** The amount a form stands for; `undefined` while it cannot be read. */
export function wishedLoan(
  { amountText }: Pick<LoanForm, 'amountText'>,
  { lowest }: Pick<DigitalLoanTerm, 'lowest'>,
): Money | undefined {
  const amount = parseAmount(amountText, lowest.currency);
  return amount.ok ? amount.value : undefined;
}

/** Why a loan in soms cannot be paid out onto an account and taken back from it. */
export function payoutProblem(
  account: Account | undefined,
  { lowest }: Pick<DigitalLoanTerm, 'lowest'>,
): ValidationCode | undefined {
  if (account === undefined) {
    return 'ACCOUNT_REQUIRED';
  }
  return account.currency === lowest.currency ? (creditRefusal(account) ?? debitRefusal(account)) : 'CURRENCY_MISMATCH';
}

/** What is wrong with the amount of a form; empty when its cost can be reckoned. */
export function calculationProblems(form: LoanForm, term: DigitalLoanTerm): Problems<LoanForm> {
  const wished = wishedLoan(form, term);
  if (wished === undefined) {
    return definedOnly({ amountText: unreadableAmount(form.amountText, term.lowest.currency) });
  }
  return isWithin(term, wished) ? {} : { amountText: 'LOAN_AMOUNT_NOT_OFFERED' };
}

/** The same, and where the money goes. */
export function applicationProblems(
  form: LoanForm,
  term: DigitalLoanTerm,
  account: Account | undefined,
): Problems<LoanForm> {
  return { ...calculationProblems(form, term), ...definedOnly({ accountId: payoutProblem(account, term) }) };
}
