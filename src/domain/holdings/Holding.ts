import type { Account } from '../account/Account';
import { isListed } from '../account/usability';
import type { Card } from '../card/Card';
import { isArchived } from '../card/cardState';
import type { Deposit } from '../deposit/Deposit';
import { givenFor, quoteFor, takenFor } from '../exchange/ExchangeQuote';
import type { ExchangeRate } from '../exchange/ExchangeRate';
import type { Loan } from '../loan/Loan';
import { CURRENCIES } from '../money/Currency';
import { add, money } from '../money/Money';
import type { Money } from '../money/Money';
import type { BankDay } from '../time/Instant';

/** What a customer may hold or owe, in the order it is listed. */
export const HOLDING_KINDS = ['account', 'card', 'deposit', 'loan'] as const;

export type HoldingKind = (typeof HOLDING_KINDS)[number];

interface HoldingFacts {
  /** Of its own among products of every kind. */
  readonly id: string;
  readonly number: string;
  /** Below zero where it is owed. */
  readonly amount: Money;
  /** Until when it is good or lies there; accounts have no end. */
  readonly until: BankDay | undefined;
  /** Where the money lies: that of a card is its account's, and totals count it once. */
  readonly moneyOf: string;
}

/** One line of all that a customer holds. */
export type Holding = HoldingFacts &
  (
    | { readonly kind: 'account'; readonly account: Account }
    | { readonly kind: 'card'; readonly card: Card }
    | { readonly kind: 'deposit'; readonly deposit: Deposit }
    | { readonly kind: 'loan'; readonly loan: Loan }
  );

/** The lists holdings are made of. */
export interface HoldingSources {
  readonly accounts: readonly Account[];
  readonly cards: readonly Card[];
  readonly deposits: readonly Deposit[];
  readonly loans: readonly Loan[];
}

/** Everything in force that a customer holds or owes, kind after kind. */
export function holdingsOf({ accounts, cards, deposits, loans }: HoldingSources): readonly Holding[] {
  return [
    ...accounts.filter(isListed).map((account) => accountHolding(account)),
    ...cards.filter((card) => !isArchived(card)).map((card) => cardHolding(card)),
    ...deposits.map((deposit) => depositHolding(deposit)),
    ...loans.filter(({ status }) => status === 'A').map((loan) => loanHolding(loan)),
  ];
}

/** What is held in each currency, in the bank's order of currencies. */
export function totalsOf(holdings: readonly Holding[]): readonly Money[] {
  const counted = [...new Map(holdings.map(({ moneyOf, amount }) => [moneyOf, amount])).values()];
  return CURRENCIES.flatMap((currency) => {
    const amounts = counted.filter((amount) => amount.currency === currency);
    return amounts.length === 0 ? [] : [amounts.reduce(add, money(0n, currency))];
  });
}

/**
 * What amounts are worth in som: what the bank pays for what is held, and what it takes for what is owed; `undefined` when it does
 * not deal in one of the currencies.
 */
export function worthInSom(amounts: readonly Money[], rates: readonly ExchangeRate[]): Money | undefined {
  let sum = money(0n, 'KGS');
  for (const amount of amounts) {
    const worth = somFor(amount, rates);
    if (worth === undefined) {
      return undefined;
    }
    sum = add(sum, worth);
  }
  return sum;
}

function somFor(amount: Money, rates: readonly ExchangeRate[]): Money | undefined {
  if (amount.currency === 'KGS') {
    return amount;
  }
  if (amount.minor < 0n) {
    const asked = quoteFor(rates, { given: 'KGS', taken: amount.currency });
    return asked && money(-givenFor(asked, money(-amount.minor, amount.currency)).minor, 'KGS');
  }
  const paid = quoteFor(rates, { given: amount.currency, taken: 'KGS' });
  return paid && takenFor(paid, amount);
}

function accountHolding(account: Account): Holding {
  const { id, number, available } = account;
  return {
    kind: 'account',
    id: `account ${id}`,
    number,
    amount: available,
    until: undefined,
    moneyOf: `account ${id}`,
    account,
  };
}

function cardHolding(card: Card): Holding {
  const { id, accountId, maskedNumber, available, expiresOn } = card;
  return {
    kind: 'card',
    id: `card ${id}`,
    number: maskedNumber,
    amount: available,
    until: expiresOn,
    moneyOf: `account ${accountId}`,
    card,
  };
}

function depositHolding(deposit: Deposit): Holding {
  const { id, contractNumber, balance, maturesOn } = deposit;
  return {
    kind: 'deposit',
    id: `deposit ${id}`,
    number: contractNumber,
    amount: balance,
    until: maturesOn,
    moneyOf: `deposit ${id}`,
    deposit,
  };
}

function loanHolding(loan: Loan): Holding {
  const { id, contractNumber, outstanding, maturesOn } = loan;
  const amount = money(-outstanding.minor, outstanding.currency);
  return {
    kind: 'loan',
    id: `loan ${id}`,
    number: contractNumber,
    amount,
    until: maturesOn,
    moneyOf: `loan ${id}`,
    loan,
  };
}
