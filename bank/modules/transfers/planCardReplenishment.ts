import { beginLookup, endLookup, findOwnBankCard } from '../cards';
import { readTariff } from '../limits';
import { isPastExpiry } from '../../../src/domain/card/cardExpiry';
import { maskedCardNumber } from '../../../src/domain/card/cardNumber';
import { schemeOf } from '../../../src/domain/card/cardScheme';
import { refusal, success } from '../../../src/domain/result/Result';
import { feeFor } from '../../../src/domain/tariff/Tariff';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { OPERATION_LIFE_MS } from './OperationPlan';
import { asked } from './planCardTransfer';
import type { MovementCode } from '../../../src/domain/movements/movements';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Money } from '../../../src/domain/money/Money';
import type { Result } from '../../../src/domain/result/Result';
import type { CardReplenishment, CardToDebit } from '../../../src/domain/transfer/CardTransfer';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan } from './OperationPlan';

const CODE = 'MAKE_VISA_2_VISA_AFT' satisfies MovementCode;

type CardFailure =
  | 'OPERATION_IMPOSSIBLE'
  | 'INVALID_CARD'
  | 'CARD_EXPIRED'
  | 'CARD_DECLINED'
  | 'CARD_NETWORK_UNAVAILABLE'
  | 'TOO_MANY_REQUESTS';
type PlanFailure = Failure<CardFailure | 'CURRENCY_MISMATCH' | 'MAX_LIM_EXCEEDED'>;

/**
 * Money from a Visa card of another bank. The issuer is asked at once, and what its holder has typed goes no further than
 * that question; from then on the card is the reference its network has given. What is booked first is the bank's claim on
 * the network; the account is credited when the network has paid.
 */
export async function planCardReplenishment(
  request: CardReplenishment,
  context: CallContext,
): Promise<Result<OperationPlan, PlanFailure>> {
  const { amount, card } = request;
  const tariff = await readTariff(context, {
    code: context.bank.movements.limitCodeOf(CODE),
    currency: amount.currency,
  });
  if (tariff === undefined) {
    return refusal({ code: 'CURRENCY_MISMATCH' });
  }
  const fee = feeFor(tariff, amount);
  if (fee === undefined) {
    return refusal({ code: 'MAX_LIM_EXCEEDED' });
  }
  const accepted = await acceptedCard(card, context);
  return accepted.ok ? success(planOf(request, { fee, reference: accepted.value }, context)) : accepted;
}

/** The reference of the card at its network, once its issuer lets money be taken. */
async function acceptedCard(card: CardToDebit, context: CallContext): Promise<Result<string, Failure<CardFailure>>> {
  const network = context.bank.networks.cardNetworks.visa;
  if (network === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  if (isPastExpiry(card.expiry, bankDayOf(context.now))) {
    return refusal({ code: 'CARD_EXPIRED' });
  }
  if (schemeOf(card.number) !== 'visa') {
    return refusal({ code: 'INVALID_CARD' });
  }
  const refused = await beginLookup(context);
  if (refused !== undefined) {
    return refusal(refused);
  }
  if ((await findOwnBankCard(card.number, context)) !== undefined) {
    // Its money is in an account of this bank already.
    return refusal({ code: 'INVALID_CARD' });
  }
  const answer = await asked(() => network.inquire({ purpose: 'debit', ...card }));
  switch (answer.state) {
    case 'found':
      await endLookup(context);
      return success(answer.reference);
    case 'unknown':
      return refusal({ code: 'INVALID_CARD' });
    case 'declined':
      return refusal({ code: 'CARD_DECLINED' });
    case 'silent':
      return refusal({ code: 'CARD_NETWORK_UNAVAILABLE' });
    default:
      return answer satisfies never;
  }
}

function planOf(
  { amount, creditAccountId, card }: CardReplenishment,
  { fee, reference }: { readonly fee: Money; readonly reference: string },
  { now }: CallContext,
): OperationPlan {
  return {
    txnCode: CODE,
    debit: { from: 'outside', rail: 'visa', number: maskedCardNumber(card.number), name: 'Visa' },
    credit: { to: 'own', accountId: creditAccountId },
    amount,
    fee,
    credited: amount,
    purpose: '',
    terms: { details: { networkReference: reference } },
    legs: [
      { class: 'RAIL_CLAIM', currency: amount.currency, minor: -amount.minor },
      { class: 'RAIL_TRANSIT', currency: amount.currency, minor: amount.minor },
      // Locked and looked at when the claim is booked; credited when the network has paid.
      { account: creditAccountId, minor: 0n },
    ],
    counted: amount,
    expiresAt: now + OPERATION_LIFE_MS,
  };
}
