import type { Account } from '../account/Account';
import { isListed } from '../account/usability';
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

  /** Stays empty in the order for a first account, which is free. */
  debitAccountId = '';

  constructor(values: Readonly<Partial<AccountOpeningDraft>> = {}) {
    this.newCurrency = values.newCurrency ?? '';
    this.debitAccountId = values.debitAccountId ?? '';
  }
}

/** True for a customer whose next account is free: there is none to pay from. */
export function isFirstAccount(accounts: readonly Account[]): boolean {
  return !accounts.some(isListed);
}

/** First violation of each field; empty when the order can be created. */
export function accountOpeningViolations(
  draft: AccountOpeningDraft,
  accounts: readonly Account[],
): Violations<AccountOpeningDraft> {
  return {
    ...definedOnly({
      newCurrency: isCurrency(draft.newCurrency) ? undefined : ('NEW_ACCOUNT_CURRENCY' as const),
      debitAccountId: isFirstAccount(accounts) ? undefined : payerViolation(draft, accounts),
    }),
    ...validate(draft),
  };
}

function payerViolation({ debitAccountId }: AccountOpeningDraft, accounts: readonly Account[]) {
  if (debitAccountId === '') {
    return 'ACCOUNT_REQUIRED';
  }
  const debit = accounts.find(({ id }) => id === debitAccountId);
  return debit !== undefined && debit.currency !== 'KGS' ? 'SOMS_ONLY' : debitViolation(debit);
}

/** Order made from a draft; `undefined` when the draft is not valid. */
export function accountOpeningOf(
  draft: AccountOpeningDraft,
  accounts: readonly Account[],
  operationId: OperationId,
): AccountOpening | undefined {
  const { newCurrency: currency, debitAccountId } = draft;
  if (!isCurrency(currency) || !isSound(accountOpeningViolations(draft, accounts))) {
    return undefined;
  }
  const order = { productType: 'makeAccountOpening' as const, operationId, currency };
  return isFirstAccount(accounts) ? order : { ...order, debitAccountId };
}
