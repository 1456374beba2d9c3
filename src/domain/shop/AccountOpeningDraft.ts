import type { Account } from '../account/Account';
import { isCurrency } from '../money/Currency';
import type { OperationId } from '../operation/OperationId';
import { debitViolation, definedOnly, Filled } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { AccountOpening } from './AccountOpening';

/** Draft of an order for a new account. */
export class AccountOpeningDraft {
  @Filled('NEW_ACCOUNT_CURRENCY')
  newCurrency = '';

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  constructor(values: Readonly<Partial<AccountOpeningDraft>> = {}) {
    this.newCurrency = values.newCurrency ?? '';
    this.debitAccountId = values.debitAccountId ?? '';
  }
}

/** First violation of each field; empty when the order can be created. */
export function accountOpeningViolations(
  draft: AccountOpeningDraft,
  accounts: readonly Account[],
): Violations<AccountOpeningDraft> {
  const debit = accounts.find(({ id }) => id === draft.debitAccountId);
  return {
    ...definedOnly({
      newCurrency: isCurrency(draft.newCurrency) ? undefined : ('NEW_ACCOUNT_CURRENCY' as const),
      debitAccountId: debit !== undefined && debit.currency !== 'KGS' ? ('SOMS_ONLY' as const) : debitViolation(debit),
    }),
    ...validate(draft),
  };
}

/** Order made from a draft; `undefined` when the draft is not valid. */
export function accountOpeningOf(
  draft: AccountOpeningDraft,
  accounts: readonly Account[],
  operationId: OperationId,
): AccountOpening | undefined {
  const { newCurrency: currency, debitAccountId } = draft;
  return !isCurrency(currency) || !isSound(accountOpeningViolations(draft, accounts))
    ? undefined
    : { productType: 'makeAccountOpening', operationId, debitAccountId, currency };
}
