import type { Account } from '../account/Account';
import { creditRefusal } from '../account/usability';
import { givenFor, quoteFor, takenFor } from '../exchange/ExchangeQuote';
import type { ExchangeQuote } from '../exchange/ExchangeQuote';
import type { ExchangeRate } from '../exchange/ExchangeRate';
import { compare } from '../money/Money';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { amountOf, debitViolation, definedOnly, Filled, unreadableAmount } from './movementRules';
import type { ExchangeRequest, OwnAccountsTransfer } from './OwnAccountsTransfer';

/** Draft of an exchange. Only one amount is entered by the customer; the other is calculated from it and the rate. */
export class ExchangeDraft {
  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  @Filled('ACCOUNT_REQUIRED')
  creditAccountId = '';

  /** Amount entered last. */
  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  /** Side of the entered amount: given or taken by the customer. */
  amountIs: ExchangeRequest['amountIs'] = 'given';

  constructor(values: Readonly<Partial<ExchangeDraft>> = {}) {
    this.debitAccountId = values.debitAccountId ?? '';
    this.creditAccountId = values.creditAccountId ?? '';
    this.amountText = values.amountText ?? '';
    this.amountIs = values.amountIs ?? 'given';
  }
}

/** Data from which an exchange is calculated. */
export interface ExchangeMarket {
  readonly accounts: readonly Account[];
  readonly rates: readonly ExchangeRate[];
}

/** Calculated exchange; fields that are not known yet are `undefined`. */
export interface WorkedOutExchange {
  readonly debit: Account | undefined;
  readonly credit: Account | undefined;
  readonly quote: ExchangeQuote | undefined;
  readonly given: Money | undefined;
  readonly taken: Money | undefined;
}

/** Calculates both amounts of a draft at the current commercial rates; the bank calculates them again and holds its own price. */
export function workedOut(draft: ExchangeDraft, { accounts, rates }: ExchangeMarket): WorkedOutExchange {
  const debit = accounts.find((account) => account.id === draft.debitAccountId);
  const credit = accounts.find((account) => account.id === draft.creditAccountId);
  const quote = debit && credit && quoteFor(rates, { given: debit.currency, taken: credit.currency });
  if (draft.amountIs === 'given') {
    const given = debit && amountOf(draft.amountText, debit);
    return { debit, credit, quote, given, taken: given && quote && takenFor(quote, given) };
  }
  const taken = credit && amountOf(draft.amountText, credit);
  return { debit, credit, quote, given: taken && quote && givenFor(quote, taken), taken };
}

/** First violation of each field of a draft; empty when the exchange can be created. */
export function exchangeViolations(draft: ExchangeDraft, market: ExchangeMarket): Violations<ExchangeDraft> {
  const exchange = workedOut(draft, market);
  const own = {
    debitAccountId: debitViolation(exchange.debit),
    creditAccountId: creditViolation(exchange),
    amountText: amountViolation(draft, exchange),
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** Exchange made from a draft; `undefined` while the draft has a violation. */
export function exchangeOf(
  draft: ExchangeDraft,
  market: ExchangeMarket,
  operationId: OperationId,
): OwnAccountsTransfer | undefined {
  const { given, taken } = workedOut(draft, market);
  if (given === undefined || taken === undefined || !isSound(exchangeViolations(draft, market))) {
    return undefined;
  }
  const { debitAccountId, creditAccountId, amountIs } = draft;
  const [amount, other] = amountIs === 'given' ? [given, taken] : [taken, given];
  const exchange = { amountIs, otherCurrency: other.currency };
  return { operationId, debitAccountId, creditAccountId, amount, exchange, purpose: '' };
}

function creditViolation({ debit, credit, quote }: WorkedOutExchange): ValidationCode | undefined {
  if (credit === undefined) {
    return 'ACCOUNT_NOT_FOUND';
  }
  if (debit !== undefined && debit.currency === credit.currency) {
    return 'SAME_CURRENCY';
  }
  const refusal = creditRefusal(credit);
  return refusal === undefined && debit !== undefined && quote === undefined ? 'NO_EXCHANGE_RATE' : refusal;
}

function amountViolation(
  draft: ExchangeDraft,
  { debit, credit, given, taken }: WorkedOutExchange,
): ValidationCode | undefined {
  const written = draft.amountIs === 'given' ? debit : credit;
  const unreadable = written && unreadableAmount(draft.amountText, written.currency);
  if (unreadable !== undefined || debit === undefined || given === undefined || taken === undefined) {
    return unreadable;
  }
  if (given.minor === 0n || taken.minor === 0n) {
    return 'EXCHANGE_TOO_SMALL';
  }
  return compare(given, debit.available) > 0 ? 'MORE_THAN_AVAILABLE' : undefined;
}
