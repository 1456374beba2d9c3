import type { Account } from '../account/Account';
import type { Card } from '../card/Card';
import type { OperationId } from '../operation/OperationId';
import type { BankDay } from '../time/Instant';
import { definedOnly, Filled } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import { holderOf } from './cardHolder';
import { REISSUE_REASONS, reissueRefusal, renewalRefusal } from './CardOrder';
import type { CardReissue, CardRenewal, ReissueReason } from './CardOrder';
import { holderViolation, payerViolation } from './CardOrderDraft';

/** Draft of an order for a card in place of one that ends. */
export class CardRenewalDraft {
  replacedCardId = '';

  @Filled('CARD_BRANCH_REQUIRED')
  cardBranch = '';

  constructor(values: Readonly<Partial<CardRenewalDraft>> = {}) {
    this.replacedCardId = values.replacedCardId ?? '';
    this.cardBranch = values.cardBranch ?? '';
  }
}

const USUAL_REASON: ReissueReason = 'LOST';

/** Draft of an order for a card in place of one before its end. */
export class CardReissueDraft extends CardRenewalDraft {
  reissueReason: string = USUAL_REASON;

  /** New name; read only where the name has changed. */
  holderName = '';

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  constructor(values: Readonly<Partial<CardReissueDraft>> = {}) {
    super(values);
    this.reissueReason = values.reissueReason ?? USUAL_REASON;
    this.holderName = values.holderName ?? '';
    this.debitAccountId = values.debitAccountId ?? '';
  }
}

/** Data a draft is validated against. */
export interface ReplacingCircumstances {
  readonly accounts: readonly Account[];
  readonly cards: readonly Card[];
  readonly today: BankDay;
}

/** Cards that can be replaced before their end. */
export function reissuableCards({ cards, today }: Omit<ReplacingCircumstances, 'accounts'>): readonly Card[] {
  return cards.filter((card) => reissueRefusal(card, today) === undefined);
}

/** Cards that can be replaced for their end. */
export function renewableCards({ cards, today }: Omit<ReplacingCircumstances, 'accounts'>): readonly Card[] {
  return cards.filter((card) => renewalRefusal(card, today) === undefined);
}

/** Reasons for which a card can be replaced: a card without a name has none that could change. */
export function reasonsFor(card: Pick<Card, 'holder'> | undefined): readonly ReissueReason[] {
  return card?.holder === '' ? REISSUE_REASONS.filter((reason) => reason !== 'NAME_CHANGED') : REISSUE_REASONS;
}

/** First violation of each field of an order for a card before its end; empty when it can be created. */
export function reissueViolations(
  draft: CardReissueDraft,
  circumstances: ReplacingCircumstances,
): Violations<CardReissueDraft> {
  const card = reissuableCards(circumstances).find(({ id }) => id === draft.replacedCardId);
  const isRenamed = draft.reissueReason === 'NAME_CHANGED' && card?.holder !== '';
  const isSameName = card !== undefined && holderOf(draft.holderName) === card.holder;
  return {
    ...definedOnly({
      replacedCardId: card === undefined ? ('CARD_REQUIRED' as const) : undefined,
      holderName:
        isRenamed && isSameName ? ('CARD_HOLDER' as const) : isRenamed ? holderViolation(draft.holderName) : undefined,
      debitAccountId: payerViolation(circumstances.accounts, draft.debitAccountId),
    }),
    ...validate(draft),
  };
}

/** Order for a card before its end made from a draft; `undefined` when the draft is not valid. */
export function reissueOf(
  draft: CardReissueDraft,
  circumstances: ReplacingCircumstances,
  operationId: OperationId,
): CardReissue | undefined {
  const card = reissuableCards(circumstances).find(({ id }) => id === draft.replacedCardId);
  const reason = reasonsFor(card).find((each) => each === draft.reissueReason);
  return card === undefined || reason === undefined || !isSound(reissueViolations(draft, circumstances))
    ? undefined
    : {
        productType: 'makeCardReissue',
        operationId,
        debitAccountId: draft.debitAccountId,
        cardId: card.id,
        reason,
        holder: reason === 'NAME_CHANGED' ? holderOf(draft.holderName) : card.holder,
        branchId: draft.cardBranch,
      };
}

/** First violation of each field of an order for a card in place of one that ends. */
export function renewalViolations(
  draft: CardRenewalDraft,
  circumstances: ReplacingCircumstances,
): Violations<CardRenewalDraft> {
  const isRenewable = renewableCards(circumstances).some(({ id }) => id === draft.replacedCardId);
  return {
    ...definedOnly({ replacedCardId: isRenewable ? undefined : ('CARD_REQUIRED' as const) }),
    ...validate(draft),
  };
}

/** Order for a card in place of one that ends made from a draft; `undefined` when the draft is not valid. */
export function renewalOf(
  draft: CardRenewalDraft,
  circumstances: ReplacingCircumstances,
  operationId: OperationId,
): CardRenewal | undefined {
  const { replacedCardId: cardId, cardBranch: branchId } = draft;
  return isSound(renewalViolations(draft, circumstances))
    ? { productType: 'makeCardRenewal', operationId, cardId, branchId }
    : undefined;
}
