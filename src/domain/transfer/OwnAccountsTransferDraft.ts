import type { Account } from '../account/Account';
import { creditRefusal } from '../account/usability';
import type { OperationId } from '../operation/OperationId';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { amountOf, amountViolation, debitViolation, definedOnly, Filled, Purpose } from './movementRules';
import type { OwnAccountsTransfer } from './OwnAccountsTransfer';
import { plainText } from '../text/plainText';

/** Draft of a transfer between own accounts; an account id is empty until one is selected. */
export class OwnAccountsTransferDraft {
  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  @Filled('ACCOUNT_REQUIRED')
  creditAccountId = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  @Purpose()
  purpose = '';

  constructor(values: Readonly<Partial<OwnAccountsTransferDraft>> = {}) {
    this.debitAccountId = values.debitAccountId ?? '';
    this.creditAccountId = values.creditAccountId ?? '';
    this.amountText = values.amountText ?? '';
    this.purpose = values.purpose ?? '';
  }
}

/** First violation of each field of a draft, given the accounts of the customer; empty when the transfer can be created. */
export function violationsOf(
  draft: OwnAccountsTransferDraft,
  accounts: readonly Account[],
): Violations<OwnAccountsTransferDraft> {
  const debit = accounts.find((account) => account.id === draft.debitAccountId);
  const credit = accounts.find((account) => account.id === draft.creditAccountId);
  const own = {
    debitAccountId: debitViolation(debit),
    creditAccountId: creditViolation(credit, debit),
    amountText: debit && amountViolation(draft.amountText, debit),
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** Transfer made from a draft; `undefined` while the draft has a violation. */
export function transferOf(
  draft: OwnAccountsTransferDraft,
  accounts: readonly Account[],
  operationId: OperationId,
): OwnAccountsTransfer | undefined {
  const debit = accounts.find((account) => account.id === draft.debitAccountId);
  const amount = debit && amountOf(draft.amountText, debit);
  if (amount === undefined || !isSound(violationsOf(draft, accounts))) {
    return undefined;
  }
  const { debitAccountId, creditAccountId } = draft;
  return { operationId, debitAccountId, creditAccountId, amount, purpose: plainText(draft.purpose) };
}

function creditViolation(credit: Account | undefined, debit: Account | undefined): ValidationCode | undefined {
  if (credit === undefined) {
    return 'ACCOUNT_NOT_FOUND';
  }
  if (debit?.id === credit.id) {
    return 'SAME_ACCOUNT';
  }
  if (debit !== undefined && debit.currency !== credit.currency) {
    return 'CURRENCY_MISMATCH';
  }
  return creditRefusal(credit);
}
