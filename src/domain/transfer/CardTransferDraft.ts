import type { Account } from '../account/Account';
import type { CardScheme } from '../card/cardScheme';
import type { OperationId } from '../operation/OperationId';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import { CARD_CURRENCIES, cardCurrencyViolation, cardNumberViolation } from './cardRules';
import type { CardTransfer } from './CardTransfer';
import { amountOf, amountViolation, debitViolation, definedOnly, Filled, Purpose } from './movementRules';
import { readCardNumber } from '../text/identifiers';

/** Draft of a transfer to a card. */
export class CardTransferDraft {
  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  /** As typed. */
  cardNumber = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  @Purpose()
  purpose = '';

  constructor(values: Readonly<Partial<CardTransferDraft>> = {}) {
    this.debitAccountId = values.debitAccountId ?? '';
    this.cardNumber = values.cardNumber ?? '';
    this.amountText = values.amountText ?? '';
    this.purpose = values.purpose ?? '';
  }
}

/** First violation of each field of a draft for a card of a scheme; empty when the transfer can be created. */
export function cardTransferViolations(
  draft: CardTransferDraft,
  accounts: readonly Account[],
  scheme: CardScheme,
): Violations<CardTransferDraft> {
  const debit = accounts.find((account) => account.id === draft.debitAccountId);
  const own = {
    debitAccountId: debitViolation(debit) ?? (debit && cardCurrencyViolation(debit, CARD_CURRENCIES[scheme].paidFrom)),
    cardNumber: cardNumberViolation(draft.cardNumber, scheme),
    amountText: debit && amountViolation(draft.amountText, debit),
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** Transfer made from a draft; `undefined` while the draft has a violation. */
export function cardTransferOf(
  draft: CardTransferDraft,
  { accounts, scheme }: { readonly accounts: readonly Account[]; readonly scheme: CardScheme },
  operationId: OperationId,
): CardTransfer | undefined {
  const debit = accounts.find((account) => account.id === draft.debitAccountId);
  const amount = debit && amountOf(draft.amountText, debit);
  if (amount === undefined || !isSound(cardTransferViolations(draft, accounts, scheme))) {
    return undefined;
  }
  const { debitAccountId } = draft;
  return {
    operationId,
    debitAccountId,
    cardNumber: readCardNumber(draft.cardNumber),
    amount,
    purpose: draft.purpose.trim(),
  };
}
