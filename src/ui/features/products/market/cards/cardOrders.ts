import { mainAccount } from '../../../../../domain/account/mainAccount';
import {
  DebitCardDraft,
  debitCardOf,
  debitCardViolations,
  InstantCardDraft,
  instantCardOf,
  instantCardViolations,
} from '../../../../../domain/shop/CardOrderDraft';
import type { CardCircumstances } from '../../../../../domain/shop/CardOrderDraft';
import {
  CardReissueDraft,
  CardRenewalDraft,
  reissueOf,
  reissueViolations,
  renewalOf,
  renewalViolations,
} from '../../../../../domain/shop/CardReissueDraft';
import type { ReplacingCircumstances } from '../../../../../domain/shop/CardReissueDraft';
import { CreditCardDraft, creditCardOf, creditCardViolations } from '../../../../../domain/shop/CreditCardDraft';
import { bankDayOf } from '../../../../../domain/time/Instant';
import { somRefusal } from '../../../../flow/payment/accountOptions';
import type { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { formOf } from '../../../../flow/payment/formOf';
import { PaymentKind } from '../../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS } from '../../../../flow/payment/refusedFields';
import { MARKET_PATH } from '../../../../objects/market/marketPaths';
import { CARD_OFFERS, SERVICE_POINTS } from './resources';
import { SHOP_PRODUCTS } from '../resources';
import { ensured, refreshed } from '../../../../flow/payment/PaymentResource';
import { CARDS } from '../../../../flow/payment/sharedResources';

/** Data every order for a card is filled in with. */
const LOADS = [ensured(SHOP_PRODUCTS), ensured(SERVICE_POINTS), refreshed(CARD_OFFERS)];

/** Account a card is usually ordered to: the main one in soms. */
function usualAccount({ accounts }: PaymentContext): { readonly cardAccountId?: string } {
  const main = mainAccount(accounts.accounts, somRefusal);
  return main === undefined ? {} : { cardAccountId: main.id };
}

function circumstancesOf(context: PaymentContext): CardCircumstances {
  const { accounts } = context;
  const cardOffers = CARD_OFFERS.of(context);
  return { accounts: accounts.accounts, offers: cardOffers.value?.offers ?? [] };
}

/** Accounts, cards and the day an order for a card in place of another one is validated against. */
export function replacingCircumstances(context: PaymentContext): ReplacingCircumstances {
  const { accounts, time } = context;
  const cards = CARDS.of(context);
  return { accounts: accounts.accounts, cards: cards.cards, today: bankDayOf(time.now) };
}

/** Settings common to both orders for a card to an account of the customer. */
const CARD_ORDER = {
  act: 'order',
  catalogue: MARKET_PATH,
  accountsNeeded: 'one',
  loads: LOADS,
  requires: [refreshed(CARD_OFFERS)],
  usualOf: usualAccount,
  // Another card is another order.
  repeatOf: () => undefined,
} as const;

/** Settings common to both orders for a card in place of another one, which is replaced once. */
const REPLACEMENT = {
  catalogue: MARKET_PATH,
  loads: [...LOADS, ensured(CARDS)],
  requires: [ensured(CARDS)],
  repeatOf: () => undefined,
} as const;

const PAYER_REFUSALS = { ...DEBIT_REFUSALS, INSUFFICIENT_FUNDS: 'debitAccountId' } as const;

/** Order for a card with a name to an account of the customer. */
export const debitCard = new PaymentKind<'MAKE_SHOP_OPERATION', DebitCardDraft>({
  ...formOf('debitCard'),
  ...CARD_ORDER,
  draftOf: (values) => new DebitCardDraft(values),
  violationsOf: (draft, context) => debitCardViolations(draft, circumstancesOf(context)),
  requestOf: (draft, context, operationId) => debitCardOf(draft, circumstancesOf(context), operationId),
  refusedFields: {
    ...PAYER_REFUSALS,
    CURRENCY_MISMATCH: 'cardAccountId',
    ACCOUNT_NOT_FOUND: 'cardAccountId',
    CARD_HOLDER_MISMATCH: 'holderName',
  },
});

/** Order for a ready-made card without a name. */
export const instantCard = new PaymentKind<'MAKE_SHOP_OPERATION', InstantCardDraft>({
  ...formOf('instantCard'),
  ...CARD_ORDER,
  draftOf: (values) => new InstantCardDraft(values),
  violationsOf: (draft, context) => instantCardViolations(draft, circumstancesOf(context)),
  requestOf: (draft, context, operationId) => instantCardOf(draft, circumstancesOf(context), operationId),
  refusedFields: { ...PAYER_REFUSALS, CURRENCY_MISMATCH: 'cardAccountId', ACCOUNT_NOT_FOUND: 'cardAccountId' },
});

/** Application for a credit card, which the bank decides on. */
export const creditCard = new PaymentKind<'MAKE_SHOP_OPERATION', CreditCardDraft>({
  act: 'apply',
  ...formOf('creditCard'),
  catalogue: MARKET_PATH,
  accountsNeeded: 'none',
  loads: LOADS,
  draftOf: (values) => new CreditCardDraft(values),
  violationsOf: (draft) => creditCardViolations(draft),
  requestOf: (draft, _context, operationId) => creditCardOf(draft, operationId),
  // The income is asked for anew.
  repeatOf: () => undefined,
  refusedFields: {
    MIN_LIM_NOT_REACHED: 'amountText',
    MAX_LIM_EXCEEDED: 'amountText',
    CARD_HOLDER_MISMATCH: 'holderName',
  },
});

const REPLACED_REFUSALS = {
  CARD_NOT_FOUND: 'replacedCardId',
  CARD_LOCKED: 'replacedCardId',
  CARD_EXPIRED: 'replacedCardId',
  CARD_REISSUE_PENDING: 'replacedCardId',
} as const;

/** Order for a card in place of one that is lost, damaged or has a former name on it. */
export const cardReissue = new PaymentKind<'MAKE_SHOP_OPERATION', CardReissueDraft>({
  act: 'order',
  ...formOf('cardReissue'),
  ...REPLACEMENT,
  accountsNeeded: 'one',
  draftOf: (values) => new CardReissueDraft(values),
  violationsOf: (draft, context) => reissueViolations(draft, replacingCircumstances(context)),
  requestOf: (draft, context, operationId) => reissueOf(draft, replacingCircumstances(context), operationId),
  refusedFields: { ...PAYER_REFUSALS, ...REPLACED_REFUSALS },
});

/** Order for a card in place of one that ends. */
export const cardRenewal = new PaymentKind<'MAKE_SHOP_OPERATION', CardRenewalDraft>({
  act: 'apply',
  ...formOf('cardRenewal'),
  ...REPLACEMENT,
  accountsNeeded: 'none',
  draftOf: (values) => new CardRenewalDraft(values),
  violationsOf: (draft, context) => renewalViolations(draft, replacingCircumstances(context)),
  requestOf: (draft, context, operationId) => renewalOf(draft, replacingCircumstances(context), operationId),
  refusedFields: REPLACED_REFUSALS,
});
