import { Matches, MaxLength } from 'class-validator';

import type { Account } from '../account/Account';
import { creditRefusal, debitRefusal } from '../account/usability';
import { compare } from '../money/Money';
import type { Money } from '../money/Money';
import { parseAmount } from '../money/parseAmount';
import type { AmountProblem } from '../money/parseAmount';
import type { OperationId } from '../operation/OperationId';
import { isSound, validate } from '../validation/validate';
import type { Problems } from '../validation/validate';
import { LONGEST_PURPOSE } from '../validation/ValidationCode';
import type { ValidationCode } from '../validation/ValidationCode';
import type { OwnAccountsTransfer } from './OwnAccountsTransfer';

const because = (code: ValidationCode) => ({ message: code });

/** A transfer between own accounts while it is being filled in; an account id is empty until one is chosen. */
export class OwnAccountsTransferDraft {
  @Matches(/\S/, because('ACCOUNT_REQUIRED'))
  debitAccountId = '';

  @Matches(/\S/, because('ACCOUNT_REQUIRED'))
  creditAccountId = '';

  @Matches(/\S/, because('AMOUNT_REQUIRED'))
  amountText = '';

  @MaxLength(LONGEST_PURPOSE, because('PURPOSE_TOO_LONG'))
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must not pass
  @Matches(/^[^\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]*$/, because('PURPOSE_CHARACTERS'))
  purpose = '';

  constructor(values: Readonly<Partial<OwnAccountsTransferDraft>> = {}) {
    this.debitAccountId = values.debitAccountId ?? '';
    this.creditAccountId = values.creditAccountId ?? '';
    this.amountText = values.amountText ?? '';
    this.purpose = values.purpose ?? '';
  }
}

const AMOUNT_PROBLEMS: Readonly<Record<AmountProblem, ValidationCode>> = {
  REQUIRED: 'AMOUNT_REQUIRED',
  NOT_AN_AMOUNT: 'NOT_AN_AMOUNT',
  TOO_MANY_DECIMALS: 'TOO_MANY_DECIMALS',
  TOO_LONG: 'AMOUNT_TOO_LONG',
  NOT_POSITIVE: 'NOT_POSITIVE',
};

/** The first problem of each field of a draft, given the accounts of the customer; empty when the transfer can be created. */
export function problemsOf(
  draft: OwnAccountsTransferDraft,
  accounts: readonly Account[],
): Problems<OwnAccountsTransferDraft> {
  const debit = accounts.find((account) => account.id === draft.debitAccountId);
  const credit = accounts.find((account) => account.id === draft.creditAccountId);
  const own = {
    debitAccountId: debitProblem(debit),
    creditAccountId: creditProblem(credit, debit),
    amountText: debit && amountProblem(draft.amountText, debit),
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** The transfer a sound draft stands for; `undefined` while the draft has a problem. */
export function transferOf(
  draft: OwnAccountsTransferDraft,
  accounts: readonly Account[],
  operationId: OperationId,
): OwnAccountsTransfer | undefined {
  const debit = accounts.find((account) => account.id === draft.debitAccountId);
  const amount = debit && amountOf(draft, debit);
  if (amount === undefined || !isSound(problemsOf(draft, accounts))) {
    return undefined;
  }
  const { debitAccountId, creditAccountId } = draft;
  return { operationId, debitAccountId, creditAccountId, amount, purpose: draft.purpose.trim() };
}

function amountOf(draft: OwnAccountsTransferDraft, debit: Account): Money | undefined {
  const parsed = parseAmount(draft.amountText, debit.currency);
  return parsed.ok ? parsed.value : undefined;
}

function debitProblem(debit: Account | undefined): ValidationCode | undefined {
  return debit === undefined ? 'ACCOUNT_NOT_FOUND' : debitRefusal(debit);
}

function creditProblem(credit: Account | undefined, debit: Account | undefined): ValidationCode | undefined {
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

function amountProblem(text: string, debit: Account): ValidationCode | undefined {
  const parsed = parseAmount(text, debit.currency);
  if (!parsed.ok) {
    return AMOUNT_PROBLEMS[parsed.failure];
  }
  return compare(parsed.value, debit.available) > 0 ? 'MORE_THAN_AVAILABLE' : undefined;
}

function definedOnly(
  problems: Readonly<Record<'debitAccountId' | 'creditAccountId' | 'amountText', ValidationCode | undefined>>,
): Problems<OwnAccountsTransferDraft> {
  return {
    ...(problems.debitAccountId && { debitAccountId: problems.debitAccountId }),
    ...(problems.creditAccountId && { creditAccountId: problems.creditAccountId }),
    ...(problems.amountText && { amountText: problems.amountText }),
  };
}
