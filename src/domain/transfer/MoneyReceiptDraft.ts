import type { Account } from '../account/Account';
import { creditRefusal } from '../account/usability';
import { priceIn } from '../directory/MoneyTransferSystems';
import type { MoneyTransferSystem } from '../directory/MoneyTransferSystems';
import type { OperationId } from '../operation/OperationId';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import type { ReceivedMoneyTransfer } from './MoneyTransfer';
import { namePartViolation } from './MoneyTransferDraft';
import type { MoneyTransferCircumstances } from './MoneyTransferDraft';
import { readTransferCode } from './moneyTransferRules';
import { amountOf, definedOnly, Filled, unreadableAmount } from './movementRules';
import { plainText } from '../text/plainText';

/** Draft of the receipt of a money transfer, with the data given by its sender. */
export class MoneyReceiptDraft {
  @Filled('SYSTEM_REQUIRED')
  systemId = '';

  /** Control number as dictated. */
  @Filled('TRANSFER_CODE_REQUIRED')
  transferCode = '';

  @Filled('LAST_NAME_REQUIRED')
  lastName = '';

  @Filled('FIRST_NAME_REQUIRED')
  firstName = '';

  @Filled('ACCOUNT_REQUIRED')
  creditAccountId = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  constructor(values: Readonly<Partial<MoneyReceiptDraft>> = {}) {
    this.systemId = values.systemId ?? '';
    this.transferCode = values.transferCode ?? '';
    this.lastName = values.lastName ?? '';
    this.firstName = values.firstName ?? '';
    this.creditAccountId = values.creditAccountId ?? '';
    this.amountText = values.amountText ?? '';
  }
}

/** First violation of each field of a draft; empty when the money can be requested. */
export function moneyReceiptViolations(
  draft: MoneyReceiptDraft,
  { accounts, systems }: MoneyTransferCircumstances,
): Violations<MoneyReceiptDraft> {
  const credit = accounts.find(({ id }) => id === draft.creditAccountId);
  const system = systems.find(({ id }) => id === draft.systemId);
  const own = {
    systemId: system === undefined ? ('SYSTEM_REQUIRED' as const) : undefined,
    transferCode: system && codeViolation(draft.transferCode, system),
    lastName: namePartViolation(draft.lastName),
    firstName: namePartViolation(draft.firstName),
    creditAccountId: receivingViolation(credit, system),
    amountText: credit && unreadableAmount(draft.amountText, credit.currency),
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** Receipt made from a draft; `undefined` while the draft has a violation. */
export function moneyReceiptOf(
  draft: MoneyReceiptDraft,
  circumstances: MoneyTransferCircumstances,
  operationId: OperationId,
): ReceivedMoneyTransfer | undefined {
  const credit = circumstances.accounts.find(({ id }) => id === draft.creditAccountId);
  const amount = credit && amountOf(draft.amountText, credit);
  if (amount === undefined || !isSound(moneyReceiptViolations(draft, circumstances))) {
    return undefined;
  }
  return {
    direction: 'receive',
    operationId,
    systemId: draft.systemId,
    creditAccountId: draft.creditAccountId,
    transferCode: readTransferCode(draft.transferCode),
    sender: { lastName: plainText(draft.lastName), firstName: plainText(draft.firstName), middleName: '' },
    amount,
  };
}

/** Reason an account cannot be credited by a system; `undefined` when it can. */
export function receivingViolation(
  credit: Account | undefined,
  system: MoneyTransferSystem | undefined,
): ValidationCode | undefined {
  if (credit === undefined) {
    return 'ACCOUNT_NOT_FOUND';
  }
  return (
    creditRefusal(credit) ??
    (system !== undefined && priceIn(system, credit.currency) === undefined ? 'NOT_CARRIED' : undefined)
  );
}

function codeViolation(typed: string, { codeDigits }: MoneyTransferSystem): ValidationCode | undefined {
  const code = readTransferCode(typed);
  return /^\d+$/.test(code) && code.length === codeDigits ? undefined : 'TRANSFER_CODE_DIGITS';
}
