import type { Account } from '../account/Account';
import type { CardScheme } from '../card/cardScheme';
import { isCardNumber, isMaskedCardNumber, maskedCardNumber } from '../card/cardNumber';
import type { OperationId } from '../operation/OperationId';
import type { Payee } from '../payee/Payee';
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

  /** Holder and number of the card, masked, that was paid before and is to be paid again; the whole number is kept nowhere. */
  paidBefore = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  @Purpose()
  purpose = '';

  constructor(values: Readonly<Partial<CardTransferDraft>> = {}) {
    this.debitAccountId = values.debitAccountId ?? '';
    this.cardNumber = values.cardNumber ?? '';
    this.paidBefore = values.paidBefore ?? '';
    this.amountText = values.amountText ?? '';
    this.purpose = values.purpose ?? '';
  }
}

/** Name of a card that was paid before, as `paidBefore` keeps it. */
export function paidCardOf({ accountNumber, name }: Pick<Payee, 'accountNumber' | 'name'>): string {
  return `${accountNumber} ${name}`;
}

/** True for the payee whose card a draft pays again; another number that was typed whole is somebody else's. */
export function isPaidAgain({ paidBefore, cardNumber }: CardTransferDraft, payee: Payee): boolean {
  const digits = readCardNumber(cardNumber);
  const isAnother =
    isCardNumber(digits) && isMaskedCardNumber(payee.accountNumber) && maskedCardNumber(digits) !== payee.accountNumber;
  return paidBefore === paidCardOf(payee) && !isAnother;
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
