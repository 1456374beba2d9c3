import { creditRefusal } from '../account/usability';
import type { OperationId } from '../operation/OperationId';
import { definedOnly, Filled } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { canBeClosed } from './Deposit';
import type { DepositCircumstances } from './DepositReplenishmentDraft';
import type { EarlyClosingOrder } from './EarlyClosingOrder';

/** Draft of an order to close a deposit early. */
export class EarlyClosingDraft {
  @Filled('DEPOSIT_REQUIRED')
  depositId = '';

  @Filled('ACCOUNT_REQUIRED')
  creditAccountId = '';

  constructor(values: Readonly<Partial<EarlyClosingDraft>> = {}) {
    this.depositId = values.depositId ?? '';
    this.creditAccountId = values.creditAccountId ?? '';
  }
}

/** First violation of each field; empty when the order can be created. */
export function earlyClosingViolations(
  draft: EarlyClosingDraft,
  circumstances: DepositCircumstances,
): Violations<EarlyClosingDraft> {
  const deposit = circumstances.deposits.find(({ id }) => id === draft.depositId);
  const own = {
    depositId: deposit !== undefined && canBeClosed(deposit) ? undefined : ('DEPOSIT_REQUIRED' as const),
    creditAccountId: creditViolation(draft, circumstances),
  };
  return { ...definedOnly(own), ...validate(draft) };
}

function creditViolation(
  { depositId, creditAccountId }: EarlyClosingDraft,
  { accounts, deposits }: DepositCircumstances,
): ValidationCode | undefined {
  const credit = accounts.find(({ id }) => id === creditAccountId);
  const deposit = deposits.find(({ id }) => id === depositId);
  if (credit === undefined) {
    return 'ACCOUNT_NOT_FOUND';
  }
  return deposit !== undefined && deposit.balance.currency !== credit.currency
    ? 'CURRENCY_MISMATCH'
    : creditRefusal(credit);
}

/** Order made from a draft; `undefined` when the draft is not valid. */
export function earlyClosingOf(
  draft: EarlyClosingDraft,
  circumstances: DepositCircumstances,
  operationId: OperationId,
): EarlyClosingOrder | undefined {
  const { depositId, creditAccountId } = draft;
  const isReady = isSound(earlyClosingViolations(draft, circumstances));
  return isReady ? { productType: 'makeEarlyClosingOfDeposit', operationId, depositId, creditAccountId } : undefined;
}
