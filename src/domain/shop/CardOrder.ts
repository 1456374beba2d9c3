import type { Account } from '../account/Account';
import type { DebitRefusal } from '../account/usability';
import { debitRefusal } from '../account/usability';
import type { Card } from '../card/Card';
import type { CardScheme } from '../card/cardScheme';
import { endsSoon, isArchived } from '../card/cardState';
import type { Currency } from '../money/Currency';
import { money } from '../money/Money';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { BankDay } from '../time/Instant';

/** Terms of the limit of a credit card, in months. */
export const CREDIT_MONTHS = [12, 24, 36] as const;

export type CreditMonths = (typeof CREDIT_MONTHS)[number];

/** Lowest and highest limit of a credit card. */
export const CREDIT_LIMIT = { minimum: money(1_000_000n, 'KGS'), maximum: money(30_000_000n, 'KGS') } as const;

/** Reasons a card is replaced for before it ends, the price of which is the same. */
export const REISSUE_REASONS = ['LOST', 'DAMAGED', 'NAME_CHANGED'] as const;

export type ReissueReason = (typeof REISSUE_REASONS)[number];

/** Cards of one scheme the bank issues. */
export interface CardOffer {
  readonly scheme: CardScheme;
  /** Currencies of the accounts such a card can belong to. */
  readonly currencies: readonly Currency[];
  readonly price: Money;
  /** Price of a card that replaces another before its end. */
  readonly reissuePrice: Money;
}

/** Cards the bank issues, and the name it knows the caller by. */
export interface CardOffers {
  /** Name of the caller in Latin capitals. */
  readonly holder: string;
  readonly offers: readonly CardOffer[];
}

/** Order for a card with a name to an account of the customer, which an account in soms is charged for. */
export interface DebitCardOrder {
  readonly productType: 'makeDebitCardOrder';
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly cardAccountId: string;
  readonly scheme: CardScheme;
  readonly holder: string;
  /** Branch at which the card is handed out. */
  readonly branchId: string;
}

/** Order for a ready-made card of the local scheme without a name. */
export interface InstantCardOrder {
  readonly productType: 'makeInstantCardOrder';
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly cardAccountId: string;
  readonly branchId: string;
}

/** Application for a credit card, which costs nothing. */
export interface CreditCardApplication {
  readonly productType: 'makeCreditCardApplication';
  readonly operationId: OperationId;
  readonly limit: Money;
  readonly termMonths: CreditMonths;
  /** Income of a month in soms. */
  readonly monthlyIncome: Money;
  readonly holder: string;
  readonly branchId: string;
}

/** Order for a card in place of one that is lost, damaged or has a former name on it. */
export interface CardReissue {
  readonly productType: 'makeCardReissue';
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly cardId: string;
  readonly reason: ReissueReason;
  /** Name on the new card; empty for a card without one. */
  readonly holder: string;
  readonly branchId: string;
}

/** Order for a card in place of one that ends, which costs nothing. */
export interface CardRenewal {
  readonly productType: 'makeCardRenewal';
  readonly operationId: OperationId;
  readonly cardId: string;
  readonly branchId: string;
}

/** Reason a card cannot be issued to an account; `undefined` when it can. */
export function cardAccountRefusal(
  account: Account,
  { currencies }: Pick<CardOffer, 'currencies'>,
): DebitRefusal | 'CURRENCY_MISMATCH' | undefined {
  return currencies.includes(account.currency) ? debitRefusal(account) : 'CURRENCY_MISMATCH';
}

type Replaced = Pick<Card, 'accountClass' | 'customStatus' | 'ipcStatus' | 'expiresOn'>;

/** Reason a card cannot be replaced before its end: it is archived, the bank has locked it, or it has ended and is renewed instead. */
export function reissueRefusal(card: Replaced, today: BankDay): 'CARD_LOCKED' | 'CARD_EXPIRED' | undefined {
  return lockRefusal(card) ?? (card.expiresOn < today ? 'CARD_EXPIRED' : undefined);
}

/** Reason a card cannot be replaced for its end: it is archived, the bank has locked it, or its end is far away. */
export function renewalRefusal(card: Replaced, today: BankDay): 'CARD_LOCKED' | 'OPERATION_IMPOSSIBLE' | undefined {
  return lockRefusal(card) ?? (card.expiresOn < today || endsSoon(card, today) ? undefined : 'OPERATION_IMPOSSIBLE');
}

function lockRefusal(card: Replaced): 'CARD_LOCKED' | undefined {
  const isLocked = card.customStatus === 'hardLock' || card.ipcStatus === 'hardLock';
  return isArchived(card) || isLocked ? 'CARD_LOCKED' : undefined;
}
