import type { Account } from '../account/Account';
import { bankCodeOf } from '../bankDetails/bic';
import type { OperationId } from '../operation/OperationId';
import { isSound, validate } from '../validation/validate';
import type { Problems } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import type { BankClientTransfer } from './BankClientTransfer';
import { amountOf, amountProblem, debitProblem, definedOnly, Filled, Purpose } from './movementRules';
import { readRecipient } from './recipient';

/** A transfer to another customer of the bank while it is being filled in. */
export class BankClientTransferDraft {
  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  /** An account number or a phone, as typed. */
  @Filled('RECIPIENT_REQUIRED')
  recipient = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  @Purpose()
  purpose = '';

  constructor(values: Readonly<Partial<BankClientTransferDraft>> = {}) {
    this.debitAccountId = values.debitAccountId ?? '';
    this.recipient = values.recipient ?? '';
    this.amountText = values.amountText ?? '';
    this.purpose = values.purpose ?? '';
  }
}

/** The first problem of each field of a draft, given the accounts of the customer; empty when the transfer can be created. */
export function bankClientProblems(
  draft: BankClientTransferDraft,
  accounts: readonly Account[],
): Problems<BankClientTransferDraft> {
  const debit = accounts.find((account) => account.id === draft.debitAccountId);
  const own = {
    debitAccountId: debitProblem(debit),
    recipient: recipientProblem(draft.recipient, debit),
    amountText: debit && amountProblem(draft.amountText, debit),
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** The transfer a sound draft stands for; `undefined` while the draft has a problem. */
export function bankClientTransferOf(
  draft: BankClientTransferDraft,
  accounts: readonly Account[],
  operationId: OperationId,
): BankClientTransfer | undefined {
  const debit = accounts.find((account) => account.id === draft.debitAccountId);
  const amount = debit && amountOf(draft.amountText, debit);
  const recipient = readRecipient(draft.recipient);
  if (amount === undefined || !recipient.ok || !isSound(bankClientProblems(draft, accounts))) {
    return undefined;
  }
  const { debitAccountId } = draft;
  return { operationId, debitAccountId, recipient: recipient.value, amount, purpose: draft.purpose.trim() };
}

function recipientProblem(text: string, debit: Account | undefined): ValidationCode | undefined {
  const read = readRecipient(text);
  if (!read.ok) {
    return read.failure;
  }
  const { by, value } = read.value;
  if (by === 'phone' || debit === undefined) {
    return undefined;
  }
  if (value === debit.number) {
    return 'SAME_ACCOUNT';
  }
  return bankCodeOf(value) === bankCodeOf(debit.number) ? undefined : 'RECIPIENT_OTHER_BANK';
}
