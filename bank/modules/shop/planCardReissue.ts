import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Card } from '../../../src/domain/card/Card';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { reissueRefusal, renewalRefusal } from '../../../src/domain/shop/CardOrder';
import type { CardOffer, CardReissue, CardRenewal } from '../../../src/domain/shop/CardOrder';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { CallContext } from '../../kernel/Handler';
import { readCard } from '../cards';
import type { OperationPlan } from '../transfers';
import { offeredCard } from './planCardOrder';
import { planFree, planPrice } from './planPrice';

type ReplacingFailure = Failure<
  | 'PRODUCT_NOT_OFFERED'
  | 'CARD_NOT_FOUND'
  | 'CARD_LOCKED'
  | 'CARD_EXPIRED'
  | 'CARD_REISSUE_PENDING'
  | 'OPERATION_IMPOSSIBLE'
>;

/** Plan of an order for a card in place of another one, which costs what its scheme says. */
export async function planCardReissue(
  order: CardReissue,
  context: CallContext,
): Promise<Result<OperationPlan, ReplacingFailure>> {
  const found = await replaced(order, reissueRefusal, context);
  if (!found.ok) {
    return found;
  }
  const { card, offer } = found.value;
  const { debitAccountId, reason, branchId } = order;
  const holder = holderFor(card, order);
  // A card without a name is replaced by one without a name, and a new name is another one.
  if ((holder === '') !== (card.holder === '') || (reason === 'NAME_CHANGED' && holder === card.holder)) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const details = { ...factsOf(card), reissueReason: reason, cardHolder: holder, cardBranch: branchId };
  return planPrice({ txnCode: 'MAKE_CARD_REOPENING', debitAccountId, price: offer.reissuePrice, details }, context);
}

/** Plan of an order for a card in place of one that ends. */
export async function planCardRenewal(
  order: CardRenewal,
  context: CallContext,
): Promise<Result<OperationPlan, ReplacingFailure>> {
  const found = await replaced(order, renewalRefusal, context);
  if (!found.ok) {
    return found;
  }
  const { card } = found.value;
  const details = { ...factsOf(card), cardHolder: card.holder, cardBranch: order.branchId };
  return planFree({ txnCode: 'MAKE_RENEWAL_CARD_REOPENING', details }, context);
}

/** Only a changed name is taken from the order; any other card keeps the name that is on it. */
function holderFor(card: Card, { reason, holder }: Pick<CardReissue, 'reason' | 'holder'>): string {
  return reason === 'NAME_CHANGED' ? holder : card.holder;
}

function factsOf({ maskedNumber }: Card) {
  return { replacedCard: maskedNumber };
}

interface Replaced {
  readonly card: Card;
  readonly offer: CardOffer;
}

const UNDER_WAY = 'select is_card_being_replaced($1) as pending';

/** The caller's card, where nothing speaks against another one in its place, with what the bank issues of its scheme. */
async function replaced(
  { cardId, branchId, productType }: CardReissue | CardRenewal,
  refusalOf: (card: Card, today: BankDay) => 'CARD_LOCKED' | 'CARD_EXPIRED' | 'OPERATION_IMPOSSIBLE' | undefined,
  context: CallContext,
): Promise<Result<Replaced, ReplacingFailure>> {
  const { pool } = context.bank.database;
  const card = await readCard(pool, context.caller.customerId, cardId);
  if (card === undefined) {
    return refusal({ code: 'CARD_NOT_FOUND' });
  }
  const offer = await offeredCard({ scheme: card.scheme, branchId }, productType, context);
  if (offer === undefined) {
    return refusal({ code: 'PRODUCT_NOT_OFFERED' });
  }
  const code = refusalOf(card, bankDayOf(context.now));
  if (code !== undefined) {
    return refusal({ code });
  }
  const { rows } = await pool.query<{ pending: boolean }>({
    name: 'card-being-replaced',
    text: UNDER_WAY,
    values: [card.id],
  });
  return rows[0]?.pending === true ? refusal({ code: 'CARD_REISSUE_PENDING' }) : success({ card, offer });
}
