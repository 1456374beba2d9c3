import type { Account } from '../account/Account';
import { compare } from '../money/Money';
import { amountOf, amountViolation, debitViolation } from '../transfer/movementRules';
import type { ValidationCode } from '../validation/ValidationCode';
import type { ServiceProvider } from './ServiceProvider';

/** Reason services cannot be paid from an account, `undefined` when they can. Providers accept soms only. */
export function somDebitViolation(debit: Account | undefined): ValidationCode | undefined {
  return debitViolation(debit) ?? (debit?.currency === 'KGS' ? undefined : 'SOMS_ONLY');
}

/** Violation of the typed amount of a payment to a provider from an account; `undefined` when it is valid. */
export function providerAmountViolation(
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
  return amountViolation(text, debit);
}
