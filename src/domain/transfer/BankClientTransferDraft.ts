import type { Account } from '../account/Account';
import { schemeOf } from '../card/cardScheme';
import { bankCodeOf } from '../bankDetails/bic';
import type { OperationId } from '../operation/OperationId';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import type { BankClientTransfer, RecipientQuestion } from './BankClientTransfer';
import { amountOf, amountViolation, debitViolation, definedOnly, Filled, Purpose } from './movementRules';
import { readRecipient } from './recipient';
import { readCardNumber } from '../text/identifiers';
import { plainText } from '../text/plainText';

/** Draft of a transfer to another customer of the bank. */
export class BankClientTransferDraft {
  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  /** Number of an account or of a card, or a phone, as typed. */
  @Filled('RECIPIENT_REQUIRED')
  recipient = '';

  /** Name by which the customer knows the payee, for comparison with the name shown by the bank; it is not sent. */
  expectedName = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  @Purpose()
  purpose = '';

  constructor(values: Readonly<Partial<BankClientTransferDraft>> = {}) {
    this.debitAccountId = values.debitAccountId ?? '';
    this.recipient = values.recipient ?? '';
    this.expectedName = values.expectedName ?? '';
    this.amountText = values.amountText ?? '';
    this.purpose = values.purpose ?? '';
  }
}

/** First violation of each field of a draft, given the accounts of the customer; empty when the transfer can be created. */
export function bankClientViolations(
  draft: BankClientTransferDraft,
  accounts: readonly Account[],
): Violations<BankClientTransferDraft> {
  const debit = accounts.find((account) => account.id === draft.debitAccountId);
  const own = {
    debitAccountId: debitViolation(debit),
    recipient: recipientViolation(draft.recipient, debit),
    amountText: debit && amountViolation(draft.amountText, debit),
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** Transfer made from a draft; `undefined` while the draft has a violation. */
export function bankClientTransferOf(
  draft: BankClientTransferDraft,
  accounts: readonly Account[],
  operationId: OperationId,
): BankClientTransfer | undefined {
  const debit = accounts.find((account) => account.id === draft.debitAccountId);
  const amount = debit && amountOf(draft.amountText, debit);
  const recipient = readRecipient(draft.recipient);
  if (amount === undefined || !recipient.ok || !isSound(bankClientViolations(draft, accounts))) {
    return undefined;
  }
  const { debitAccountId } = draft;
  return { operationId, debitAccountId, recipient: recipient.value, amount, purpose: plainText(draft.purpose) };
}

/** Query for the payee's name while the form is being filled in; `undefined` until the identifier is complete and well-formed. */
export function recipientQuestionOf(
  { recipient, debitAccountId }: Pick<BankClientTransferDraft, 'recipient' | 'debitAccountId'>,
  accounts: readonly Account[],
): RecipientQuestion | undefined {
  const debit = accounts.find((account) => account.id === debitAccountId);
  const read = readRecipient(recipient);
  return read.ok && recipientViolation(recipient, debit ?? accounts[0]) === undefined
    ? { recipient: read.value, currency: debit?.currency ?? 'KGS' }
    : undefined;
}

/** True when a card number was typed, which is stored nowhere. */
export function namesCard({ recipient }: BankClientTransferDraft): boolean {
  return schemeOf(readCardNumber(recipient)) !== undefined;
}

function recipientViolation(text: string, debit: Pick<Account, 'number'> | undefined): ValidationCode | undefined {
  const read = readRecipient(text);
  if (!read.ok) {
    return read.failure;
  }
  const { by, value } = read.value;
  if (by !== 'account' || debit === undefined) {
    return undefined;
  }
  if (value === debit.number) {
    return 'SAME_ACCOUNT';
  }
  return bankCodeOf(value) === bankCodeOf(debit.number) ? undefined : 'RECIPIENT_OTHER_BANK';
}
