import type { Card, CardAccountBalance, CardStatus } from '../../domain/card/Card';
import { declare } from './declaration';

export interface CardsQuery {
  /** Cards of these statuses (specification 2: cardStatus, default active and softLock). */
  readonly statuses: readonly CardStatus[];
}

export interface CardByIdQuery {
  readonly cardId: string;
}

export interface CardBalancesQuery {
  readonly accountIds: readonly string[];
}

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;

/** Accounts service: the cards of the customer (specification 2, section 7.3). */
export const cardOperations = {
  GET_CARDS_V2: declare<CardsQuery, readonly Card[]>()({
    services: ['account'],
    summary: 'Lists the cards of the customer with masked numbers and what can be spent by them',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  GET_CARD_BY_ID: declare<CardByIdQuery, Card>()({
    services: ['account'],
    summary: 'Shows one card of the customer',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['CARD_NOT_FOUND'],
  }),
  GET_CARD_ACCOUNT_BALANCE: declare<CardBalancesQuery, readonly CardAccountBalance[]>()({
    services: ['account'],
    summary: 'Shows what can be spent from accounts of the customer that have cards',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
} as const;
