import type { Account } from '../account/Account';
import { CARD_SCHEMES } from '../card/cardScheme';
import type { CardScheme } from '../card/cardScheme';
import type { OperationId } from '../operation/OperationId';
import { debitViolation, definedOnly, Filled } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { holderOf, isHolder } from './cardHolder';
import { cardAccountRefusal } from './CardOrder';
import type { CardOffer, DebitCardOrder, InstantCardOrder } from './CardOrder';

const INSTANT_SCHEME: CardScheme = 'elcart';

/** Draft of an order for a card without a name. */
export class InstantCardDraft {
  @Filled('ACCOUNT_REQUIRED')
  cardAccountId = '';

  @Filled('CARD_BRANCH_REQUIRED')
  cardBranch = '';

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  constructor(values: Readonly<Partial<InstantCardDraft>> = {}) {
    this.cardAccountId = values.cardAccountId ?? '';
    this.cardBranch = values.cardBranch ?? '';
    this.debitAccountId = values.debitAccountId ?? '';
  }
}

/** Draft of an order for a card with a name. */
export class DebitCardDraft extends InstantCardDraft {
  cardScheme: string = INSTANT_SCHEME;

  holderName = '';

  constructor(values: Readonly<Partial<DebitCardDraft>> = {}) {
    super(values);
    this.cardScheme = values.cardScheme ?? INSTANT_SCHEME;
    this.holderName = values.holderName ?? '';
  }
}

/** Data a draft is validated against. */
export interface CardCircumstances {
  readonly accounts: readonly Account[];
  readonly offers: readonly CardOffer[];
}

/** Cards of the scheme a draft has chosen; `undefined` while nothing is known of them. */
export function chosenOffer(
  { cardScheme }: Pick<DebitCardDraft, 'cardScheme'>,
  offers: readonly CardOffer[],
): CardOffer | undefined {
  return offers.find(({ scheme }) => scheme === cardScheme);
}

/** Ready-made cards without a name. */
export function instantOffer(offers: readonly CardOffer[]): CardOffer | undefined {
  return chosenOffer({ cardScheme: INSTANT_SCHEME }, offers);
}

/** Reason a card of an offer cannot belong to an account; `undefined` when it can. */
export function cardAccountViolation(
  account: Account | undefined,
  offer: CardOffer | undefined,
): ValidationCode | undefined {
  if (account === undefined || offer === undefined) {
    return 'ACCOUNT_REQUIRED';
  }
  const refused = cardAccountRefusal(account, offer);
  return refused === 'CURRENCY_MISMATCH' ? 'CARD_ACCOUNT_CURRENCY' : refused;
}

/** Reason a typed name cannot be pressed into a card; `undefined` when it can. */
export function holderViolation(typed: string): ValidationCode | undefined {
  return isHolder(holderOf(typed)) ? undefined : 'CARD_HOLDER';
}

/** Reason an account cannot pay for a card in soms; `undefined` when it can. */
export function payerViolation(accounts: readonly Account[], debitAccountId: string): ValidationCode | undefined {
  const debit = accounts.find(({ id }) => id === debitAccountId);
  return debit !== undefined && debit.currency !== 'KGS' ? 'SOMS_ONLY' : debitViolation(debit);
}

/** First violation of each field of an order for a card without a name; empty when it can be created. */
export function instantCardViolations(
  draft: InstantCardDraft,
  { accounts, offers }: CardCircumstances,
): Violations<InstantCardDraft> {
  const account = accounts.find(({ id }) => id === draft.cardAccountId);
  return {
    ...definedOnly({
      cardAccountId: cardAccountViolation(account, instantOffer(offers)),
      debitAccountId: payerViolation(accounts, draft.debitAccountId),
    }),
    ...validate(draft),
  };
}

/** The same of an order for a card with a name. */
export function debitCardViolations(
  draft: DebitCardDraft,
  { accounts, offers }: CardCircumstances,
): Violations<DebitCardDraft> {
  const account = accounts.find(({ id }) => id === draft.cardAccountId);
  return {
    ...definedOnly({
      cardAccountId: cardAccountViolation(account, chosenOffer(draft, offers)),
      holderName: holderViolation(draft.holderName),
      debitAccountId: payerViolation(accounts, draft.debitAccountId),
    }),
    ...validate(draft),
  };
}

/** Order for a card without a name made from a draft; `undefined` when the draft is not valid. */
export function instantCardOf(
  draft: InstantCardDraft,
  circumstances: CardCircumstances,
  operationId: OperationId,
): InstantCardOrder | undefined {
  const { debitAccountId, cardAccountId, cardBranch: branchId } = draft;
  return isSound(instantCardViolations(draft, circumstances))
    ? { productType: 'makeInstantCardOrder', operationId, debitAccountId, cardAccountId, branchId }
    : undefined;
}

/** Order for a card with a name made from a draft; `undefined` when the draft is not valid. */
export function debitCardOf(
  draft: DebitCardDraft,
  circumstances: CardCircumstances,
  operationId: OperationId,
): DebitCardOrder | undefined {
  const scheme = CARD_SCHEMES.find((each) => each === draft.cardScheme);
  return scheme === undefined || !isSound(debitCardViolations(draft, circumstances))
    ? undefined
    : {
        productType: 'makeDebitCardOrder',
        operationId,
        debitAccountId: draft.debitAccountId,
        cardAccountId: draft.cardAccountId,
        scheme,
        holder: holderOf(draft.holderName),
        branchId: draft.cardBranch,
      };
}
