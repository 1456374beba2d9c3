import { givenFor, isAboveOneCent, quoteFor, takenFor } from '../../../src/domain/exchange/ExchangeQuote';
import type { ExchangeQuote } from '../../../src/domain/exchange/ExchangeQuote';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { readRates } from '../exchange';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Money } from '../../../src/domain/money/Money';
import type { Result } from '../../../src/domain/result/Result';
import type { ExchangeRequest, OwnAccountsTransfer } from '../../../src/domain/transfer/OwnAccountsTransfer';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan } from './OperationPlan';

type PlanFailure = Failure<'EXCHANGE_RATE_NOT_FOUND' | 'FLEX_MIN_LIMIT_ERROR'>;

/** Time an exchange waits for its confirmation, which compares its price with the present one (bank/modules/exchange/README.md). */
const PRICE_HELD_MS = 5 * 60 * 1000;

/**
 * Money between two accounts of one customer in two currencies, at the commercial price of this moment. What the customer did
 * not write is worked out: down to a whole minor unit when it is taken, up when it is given.
 */
export async function planExchange(
  request: OwnAccountsTransfer & { readonly exchange: ExchangeRequest },
  { bank, now }: CallContext,
): Promise<Result<OperationPlan, PlanFailure>> {
  const rates = await readRates(bank.database);
  const { amount, exchange } = request;
  const pair =
    exchange.amountIs === 'given'
      ? { given: amount.currency, taken: exchange.otherCurrency }
      : { given: exchange.otherCurrency, taken: amount.currency };
  const price = quoteFor(rates, pair);
  if (price === undefined) {
    return refusal({ code: 'EXCHANGE_RATE_NOT_FOUND' });
  }
  const { given, taken } = amountsOf(request, price);
  const isLargeEnough = isAboveOneCent(rates, given);
  if (isLargeEnough === undefined) {
    return refusal({ code: 'EXCHANGE_RATE_NOT_FOUND' });
  }
  if (!isLargeEnough || taken.minor === 0n) {
    return refusal({ code: 'FLEX_MIN_LIMIT_ERROR' });
  }
  return success({
    txnCode: 'MAKE_EXCHANGE',
    debit: { from: 'own', accountId: request.debitAccountId },
    credit: { to: 'own', accountId: request.creditAccountId },
    amount: given,
    fee: money(0n, given.currency),
    credited: taken,
    purpose: request.purpose,
    terms: { rate: price.price, rateBase: price.base, rateQuote: price.quote },
    legs: [
      { account: request.debitAccountId, minor: -given.minor },
      { account: request.creditAccountId, minor: taken.minor },
      { class: 'EXCHANGE', currency: given.currency, minor: given.minor },
      { class: 'EXCHANGE', currency: taken.currency, minor: -taken.minor },
    ],
    expiresAt: now + PRICE_HELD_MS,
  });
}

function amountsOf(
  { amount, exchange }: { readonly amount: Money; readonly exchange: ExchangeRequest },
  price: ExchangeQuote,
): { readonly given: Money; readonly taken: Money } {
  return exchange.amountIs === 'given'
    ? { given: amount, taken: takenFor(price, amount) }
    : { given: givenFor(price, amount), taken: amount };
}
