import type { Account } from '../account/Account';
import type { OperationId } from '../operation/OperationId';
import { amountOf, amountViolation, debitViolation, definedOnly, Filled } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import { canBeReplenished } from './Deposit';
import type { Deposit } from './Deposit';
import type { DepositReplenishment } from './DepositReplenishment';

/** Draft of a replenishment of a deposit. */
export class DepositReplenishmentDraft {
  @Filled('DEPOSIT_REQUIRED')
  depositId = '';

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  constructor(values: Readonly<Partial<DepositReplenishmentDraft>> = {}) {
    this.depositId = values.depositId ?? '';
    this.debitAccountId = values.debitAccountId ?? '';
    this.amountText = values.amountText ?? '';
  }
}

/** Accounts and deposits of the customer, against which a draft is validated. */
export interface DepositCircumstances {
  readonly accounts: readonly Account[];
  readonly deposits: readonly Deposit[];
}

/** First violation of each field; empty when the replenishment can be created. */
export function depositReplenishmentViolations(
  draft: DepositReplenishmentDraft,
  { accounts, deposits }: DepositCircumstances,
): Violations<DepositReplenishmentDraft> {
  const debit = accounts.find(({ id }) => id === draft.debitAccountId);
  const deposit = deposits.find(({ id }) => id === draft.depositId);
  const ofDebit =
    debit !== undefined && deposit !== undefined && debit.currency !== deposit.balance.currency
      ? 'CURRENCY_MISMATCH'
      : debitViolation(debit);
  const own = {
    depositId: deposit !== undefined && canBeReplenished(deposit) ? undefined : ('DEPOSIT_REQUIRED' as const),
    debitAccountId: ofDebit,
    amountText: debit && amountViolation(draft.amountText, debit),
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** Replenishment made from a draft; `undefined` when the draft is not valid. */
export function depositReplenishmentOf(
  draft: DepositReplenishmentDraft,
  circumstances: DepositCircumstances,
  operationId: OperationId,
): DepositReplenishment | undefined {
  const debit = circumstances.accounts.find(({ id }) => id === draft.debitAccountId);
  const amount = debit && amountOf(draft.amountText, debit);
  if (amount === undefined || !isSound(depositReplenishmentViolations(draft, circumstances))) {
    return undefined;
  }
  const { debitAccountId, depositId } = draft;
  return { operationId, debitAccountId, depositId, amount };
}
