import { beginLookup, endLookup, findOwnBankCard, hasOnlyUnusableCards } from '../cards';
import type { OwnBankCard } from '../cards';
import { countedInSoms, readTariff } from '../limits';
import type { CardAnswer, CardNetwork, CardRailName } from '../../networks/ports/CardNetwork';
import { maskedCardNumber } from '../../../src/domain/card/cardNumber';
import { schemeOf } from '../../../src/domain/card/cardScheme';
import type { CardScheme } from '../../../src/domain/card/cardScheme';
import type { MovementCode } from '../../../src/domain/movements/movements';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { feeFor } from '../../../src/domain/tariff/Tariff';
import { planToClient } from './planBankClient';
import { planSameCurrency } from './planOwnAccounts';
import { OPERATION_LIFE_MS } from './OperationPlan';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Result } from '../../../src/domain/result/Result';
import type { CardTransfer } from '../../../src/domain/transfer/CardTransfer';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan } from './OperationPlan';

type CardFailure =
  'OPERATION_IMPOSSIBLE' | 'CARD_LOCKED' | 'INVALID_CARD' | 'CARD_NETWORK_UNAVAILABLE' | 'TOO_MANY_REQUESTS';
type PlanFailure = Failure<CardFailure | 'EXCHANGE_RATE_NOT_FOUND' | 'MAX_LIM_EXCEEDED'>;

interface CardKind {
  readonly scheme: CardScheme;
  readonly rail: CardRailName;
  readonly txnCode: MovementCode;
}

const LOCAL: CardKind = { scheme: 'elcart', rail: 'ipc', txnCode: 'MAKE_IPC_CARD_TRANSFER' };
const VISA: CardKind = { scheme: 'visa', rail: 'visa', txnCode: 'MAKE_VISA_2_VISA_OCT' };

/** Money to a card of the local scheme. */
export function planIpcCard(request: CardTransfer, context: CallContext) {
  return planCardTransfer(request, LOCAL, context);
}

/** Money to a Visa card. */
export function planVisaOct(request: CardTransfer, context: CallContext) {
  return planCardTransfer(request, VISA, context);
}

/**
 * Plan of a transfer to a card. A card of this bank is an account of it, so the money arrives at once and by the rules of such transfers; a
 * card of another bank is looked up in its network before anything is planned.
 */
async function planCardTransfer(
  request: CardTransfer,
  kind: CardKind,
  context: CallContext,
): Promise<Result<OperationPlan, PlanFailure>> {
  const network = context.bank.networks.cardNetworks[kind.rail];
  if (network === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  if (await hasOnlyUnusableCards(request.debitAccountId, context)) {
    return refusal({ code: 'CARD_LOCKED' });
  }
  if (schemeOf(request.cardNumber) !== kind.scheme) {
    return refusal({ code: 'INVALID_CARD' });
  }
  const refused = await beginLookup(context);
  if (refused !== undefined) {
    return refusal(refused);
  }
  const own = await findOwnBankCard(request.cardNumber, context);
  return own === undefined ? planOutside(request, { kind, network }, context) : planInside(request, own, context);
}

async function planInside(
  request: CardTransfer,
  card: OwnBankCard,
  context: CallContext,
): Promise<Result<OperationPlan, PlanFailure>> {
  if (!card.usable) {
    return refusal({ code: 'INVALID_CARD' });
  }
  await endLookup(context);
  const terms = { details: { cardNumber: maskedCardNumber(request.cardNumber) } };
  if (card.customerId !== context.caller.customerId) {
    return planToClient(request, { ...card, terms }, context);
  }
  const { value } = planSameCurrency({ ...request, creditAccountId: card.accountId }, context);
  return success({ ...value, terms });
}

async function planOutside(
  request: CardTransfer,
  { kind, network }: { readonly kind: CardKind; readonly network: CardNetwork },
  context: CallContext,
): Promise<Result<OperationPlan, PlanFailure>> {
  const { amount, debitAccountId } = request;
  const card = await asked(() => network.inquire({ purpose: 'credit', number: request.cardNumber }));
  if (card.state !== 'found') {
    return refusal({ code: card.state === 'silent' ? 'CARD_NETWORK_UNAVAILABLE' : 'INVALID_CARD' });
  }
  await endLookup(context);
  const [tariff, counted] = await Promise.all([
    readTariff(context, { code: context.bank.movements.limitCodeOf(kind.txnCode), currency: amount.currency }),
    countedInSoms(amount, context),
  ]);
  if (counted === undefined) {
    return refusal({ code: 'EXCHANGE_RATE_NOT_FOUND' });
  }
  const fee = tariff && feeFor(tariff, amount);
  if (fee === undefined) {
    return refusal({ code: 'MAX_LIM_EXCEEDED' });
  }
  return success({
    txnCode: kind.txnCode,
    debit: { from: 'own', accountId: debitAccountId },
    credit: {
      to: 'outside',
      rail: kind.rail,
      accountNumber: maskedCardNumber(request.cardNumber),
      name: card.shownHolder,
      sendNotBefore: context.now,
    },
    amount,
    fee,
    credited: amount,
    purpose: request.purpose,
    terms: { details: { networkReference: card.reference } },
    legs: [
      { account: debitAccountId, minor: -amount.minor },
      { class: 'RAIL_TRANSIT', currency: amount.currency, minor: amount.minor },
    ],
    counted: money(counted, 'KGS'),
    expiresAt: context.now + OPERATION_LIFE_MS,
  });
}

/** Answer of a card network; `silent` when the network fails to answer, which is not a defect of this bank. */
export async function asked(ask: () => Promise<CardAnswer>): Promise<CardAnswer | { readonly state: 'silent' }> {
  try {
    return await ask();
  } catch {
    return { state: 'silent' };
  }
}
