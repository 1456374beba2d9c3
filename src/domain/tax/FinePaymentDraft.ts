import type { Account } from '../account/Account';
import type { OperationId } from '../operation/OperationId';
import { somDebitViolation } from '../payment/providerRules';
import { amountOf, amountViolation, definedOnly, Filled } from '../transfer/movementRules';
import { foreignLetterViolation } from '../validation/foreignLetterCode';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import { isDecisionNumber, tidied } from './identifiers';
import type { FinePayment } from './TaxPayment';

/** Draft of a payment of a fine. */
export class FinePaymentDraft {
  decisionNumber = '';

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  constructor(values: Readonly<Partial<FinePaymentDraft>> = {}) {
    this.decisionNumber = values.decisionNumber ?? '';
    this.debitAccountId = values.debitAccountId ?? '';
    this.amountText = values.amountText ?? '';
  }
}

/** First violation of each field of a draft; empty when the payment can be created. */
export function fineViolations(draft: FinePaymentDraft, accounts: readonly Account[]): Violations<FinePaymentDraft> {
  const debit = accounts.find(({ id }) => id === draft.debitAccountId);
  const own = {
    decisionNumber: isDecisionNumber(tidied(draft.decisionNumber))
      ? undefined
      : (foreignLetterViolation(tidied(draft.decisionNumber)) ?? ('DECISION_NUMBER' as const)),
    debitAccountId: somDebitViolation(debit),
    amountText: debit && amountViolation(draft.amountText, debit),
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** Payment made from a draft; `undefined` while the draft has a violation. */
export function finePaymentOf(
  draft: FinePaymentDraft,
  accounts: readonly Account[],
  operationId: OperationId,
): FinePayment | undefined {
  const debit = accounts.find(({ id }) => id === draft.debitAccountId);
  const amount = debit && amountOf(draft.amountText, debit);
  if (amount === undefined || !isSound(fineViolations(draft, accounts))) {
    return undefined;
  }
  return { operationId, debitAccountId: draft.debitAccountId, decisionNumber: tidied(draft.decisionNumber), amount };
}
