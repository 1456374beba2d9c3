import type { Account } from '../account/Account';
import { compare } from '../money/Money';
import { amountOf, amountProblem, debitProblem } from '../transfer/movementRules';
import type { ValidationCode } from '../validation/ValidationCode';
import type { ServiceProvider } from './ServiceProvider';

/** Why services cannot be paid from an account; `undefined` when they can. Providers take soms only. */
export function somDebitProblem(debit: Account | undefined): ValidationCode | undefined {
  return debitProblem(debit) ?? (debit?.currency === 'KGS' ? undefined : 'SOMS_ONLY');
}

/** What is wrong with a text as an amount to be paid to a provider from an account. */
export function providerAmountProblem(
  text: string,
  debit: Account,
  { minimum, maximum }: Pick<ServiceProvider, 'minimum' | 'maximum'>,
): ValidationCode | undefined {
  const amount = amountOf(text, debit);
  if (amount?.currency === 'KGS') {
    if (compare(amount, minimum) < 0) {
      return 'BELOW_PROVIDER_MINIMUM';
    }
    if (compare(amount, maximum) > 0) {
      return 'ABOVE_PROVIDER_MAXIMUM';
    }
  }
  return amountProblem(text, debit);
}
