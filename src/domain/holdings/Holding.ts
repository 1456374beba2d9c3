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

/** Kinds of products a customer may hold or owe, in the order of lists. */
export const HOLDING_KINDS = ['account', 'card', 'deposit', 'loan'] as const;

export type HoldingKind = (typeof HOLDING_KINDS)[number];

interface HoldingFacts {
  /** Unique among products of every kind. */
  readonly id: string;
  readonly number: string;
  /** Negative for a debt. */
  readonly amount: Money;
  /** Expiry or maturity day; absent for accounts. */
  readonly until: BankDay | undefined;
  /** Key of the product that holds the money: for a card that of its account, so that totals count it once. */
  readonly moneyOf: string;
}

/** One product in the list of all that a customer holds. */
export type Holding = HoldingFacts &
  (
    | { readonly kind: 'account'; readonly account: Account }
    | { readonly kind: 'card'; readonly card: Card }
    | { readonly kind: 'deposit'; readonly deposit: Deposit }
    | { readonly kind: 'loan'; readonly loan: Loan }
  );

/** Lists of products from which holdings are made. */
export interface HoldingSources {
  readonly accounts: readonly Account[];
  readonly cards: readonly Card[];
  readonly deposits: readonly Deposit[];
  readonly loans: readonly Loan[];
}

/** All products in force that a customer holds or owes, grouped by kind. */
export function holdingsOf({ accounts, cards, deposits, loans }: HoldingSources): readonly Holding[] {
  return [
    ...accounts.filter(isListed).map((account) => accountHolding(account)),
    ...cards.filter((card) => !isArchived(card)).map((card) => cardHolding(card)),
    ...deposits.map((deposit) => depositHolding(deposit)),
    ...loans.filter(({ status }) => status === 'A').map((loan) => loanHolding(loan)),
  ];
}

/** Total of holdings per currency, in the order of `CURRENCIES`. */
export function totalsOf(holdings: readonly Holding[]): readonly Money[] {
  const counted = [...new Map(holdings.map(({ moneyOf, amount }) => [moneyOf, amount])).values()];
  return CURRENCIES.flatMap((currency) => {
    const amounts = counted.filter((amount) => amount.currency === currency);
    return amounts.length === 0 ? [] : [amounts.reduce(add, money(0n, currency))];
  });
}

/**
 * Value of amounts in soms at commercial rates: assets at the buying rate of the bank, debts at its selling rate; `undefined` when the bank
 * does not deal in one of the currencies.
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
