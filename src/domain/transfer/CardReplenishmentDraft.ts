import type { Account } from '../account/Account';
import { creditRefusal } from '../account/usability';
import { isPastExpiry, readExpiry } from '../card/cardExpiry';
import type { OperationId } from '../operation/OperationId';
import type { BankDay } from '../time/Instant';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { CARD_CURRENCIES, cardCurrencyViolation, cardNumberViolation, SecurityCode } from './cardRules';
import type { CardReplenishment } from './CardTransfer';
import { amountOf, definedOnly, Filled, unreadableAmount } from './movementRules';
import { readCardNumber, withoutGroups } from '../text/identifiers';

/** Draft of a top-up from a Visa card of another bank. */
export class CardReplenishmentDraft {
  /** As typed. */
  cardNumber = '';

  @Filled('CARD_EXPIRY_REQUIRED')
  expiry = '';

  @SecurityCode()
  securityCode = '';

  @Filled('ACCOUNT_REQUIRED')
  creditAccountId = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  constructor(values: Readonly<Partial<CardReplenishmentDraft>> = {}) {
    this.cardNumber = values.cardNumber ?? '';
    this.expiry = values.expiry ?? '';
    this.securityCode = values.securityCode ?? '';
    this.creditAccountId = values.creditAccountId ?? '';
    this.amountText = values.amountText ?? '';
  }
}

export interface ReplenishmentCircumstances {
  readonly accounts: readonly Account[];
  readonly today: BankDay;
}

/** First violation of each field of a draft; empty when the replenishment can be created. */
export function replenishmentViolations(
  draft: CardReplenishmentDraft,
  { accounts, today }: ReplenishmentCircumstances,
): Violations<CardReplenishmentDraft> {
  const credit = accounts.find((account) => account.id === draft.creditAccountId);
  const own = {
    cardNumber: cardNumberViolation(draft.cardNumber, 'visa'),
    expiry: expiryViolation(draft.expiry, today),
    creditAccountId: creditViolation(credit),
    amountText: credit && unreadableAmount(draft.amountText, credit.currency),
  };
  const securityCode = withoutGroups(draft.securityCode);
  return { ...definedOnly(own), ...validate(new CardReplenishmentDraft({ ...draft, securityCode })) };
}

/** Replenishment made from a draft; `undefined` while the draft has a violation. */
export function replenishmentOf(
  draft: CardReplenishmentDraft,
  circumstances: ReplenishmentCircumstances,
  operationId: OperationId,
): CardReplenishment | undefined {
  const credit = circumstances.accounts.find((account) => account.id === draft.creditAccountId);
  const amount = credit && amountOf(draft.amountText, credit);
  const expiry = readExpiry(draft.expiry);
  if (amount === undefined || expiry === undefined || !isSound(replenishmentViolations(draft, circumstances))) {
    return undefined;
  }
  const card = { number: readCardNumber(draft.cardNumber), expiry, securityCode: withoutGroups(draft.securityCode) };
  return { operationId, creditAccountId: draft.creditAccountId, card, amount };
}

function expiryViolation(typed: string, today: BankDay): ValidationCode | undefined {
  const expiry = readExpiry(typed);
  if (expiry === undefined) {
    return 'CARD_EXPIRY_UNREADABLE';
  }
  return isPastExpiry(expiry, today) ? 'CARD_PAST_EXPIRY' : undefined;
}

function creditViolation(credit: Account | undefined): ValidationCode | undefined {
  return credit === undefined
    ? 'ACCOUNT_NOT_FOUND'
    : (creditRefusal(credit) ?? cardCurrencyViolation(credit, CARD_CURRENCIES.visa.replenished));
}
