import type { Card, CardAccountBalance, CardStatus } from '../../domain/card/Card';
import type { CardLimit, CardLimitType } from '../../domain/card/CardLimit';
import type { BoundVisaAlias, VisaAliasCredential } from '../../domain/card/VisaAlias';
import type { Transaction } from '../../domain/history/Transaction';
import type { Money } from '../../domain/money/Money';
import type { OperationId } from '../../domain/operation/OperationId';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import { declare } from './declaration';
import type { Nothing } from './utilities';

export interface CardsQuery {
  /** Cards of these statuses (specification 2: cardStatus, default active and softLock). */
  readonly statuses: readonly CardStatus[];
}

/** The specification names a card by its account, which may have several (bank/modules/cards/README.md). */
export interface CardReference {
  readonly accountId: string;
  readonly cardId: string;
}

/** A card, or by its account alone the main one of that account. */
export interface AccountCardReference {
  readonly accountId: string;
  readonly cardId?: string | undefined;
}

export interface CardLockRequest extends CardReference {
  readonly operationId: OperationId;
}

export interface CardLimitRequest extends AccountCardReference {
  readonly operationId: OperationId;
  readonly limitType: CardLimitType;
  readonly daily: Money;
}

/** A PIN and the code on the back of the card; both pass through to the processing centre and are kept nowhere. */
export interface CardPinRequest extends CardReference {
  readonly operationId: OperationId;
  readonly pin: string;
  readonly securityCode: string;
}

export interface CardByIdQuery {
  readonly cardId: string;
}

export interface CardBalancesQuery {
  readonly accountIds: readonly string[];
}

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;
/** Cards of a company are changed by those who may sign for it. */
const SIGNING = ['individual', 'corporateSign'] as const;

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
  GET_CARD_MINI_STATEMENT: declare<AccountCardReference, readonly Transaction[]>()({
    services: ['account'],
    summary: 'Lists the ten latest operations of the account of a card',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['CARD_NOT_FOUND'],
  }),
  GET_CARD_LIMITS: declare<AccountCardReference, readonly CardLimit[]>()({
    services: ['account'],
    summary: 'Lists how much may be spent by a card in a day, what the bank gives at most, and what is on its way',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['CARD_NOT_FOUND'],
  }),
  CHANGE_CARD_LIMIT: declare<CardLimitRequest, WaitingChange>()({
    services: ['account'],
    summary: 'Prepares another daily limit of a card and sends the code; the network follows within an hour',
    kind: 'command',
    confirmation: 'none',
    confirmedBy: 'CONFIRM_ACCOUNT_OPERATION',
    allowed: SIGNING,
    failures: [
      'OPERATION_ID_REUSED',
      'CARD_NOT_FOUND',
      'CARD_LOCKED',
      'CARD_EXPIRED',
      'CARD_CHANGE_PENDING',
      'FAILED_CHANGED_LIMIT',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  SET_CARD_PIN_CODE: declare<CardPinRequest, WaitingChange>()({
    services: ['account'],
    summary:
      'Hands a new PIN to the processing centre, which puts it into force when the code that is sent has been right',
    kind: 'command',
    confirmation: 'none',
    confirmedBy: 'CONFIRM_ACCOUNT_OPERATION',
    allowed: SIGNING,
    failures: [
      'OPERATION_ID_REUSED',
      'CARD_NOT_FOUND',
      'CARD_LOCKED',
      'CARD_EXPIRED',
      'CARD_CHANGE_PENDING',
      'CARD_PIN_NOT_ALLOWED',
      'PIN_POLICY_INCONSISTENCY',
      'CARD_NETWORK_UNAVAILABLE',
      'CVV_TRIES_LIMIT_EXCEEDED',
      'INCORRECT_CVV',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  ALLOW_CARD_PIN: declare<CardLockRequest, WaitingChange>()({
    services: ['account'],
    summary:
      'Prepares the permission to set the PIN of a company’s card, which waits for signatures and then holds for a day',
    kind: 'command',
    confirmation: 'none',
    confirmedBy: 'CONFIRM_ACCOUNT_OPERATION',
    allowed: ['corporateSign'],
    failures: [
      'OPERATION_ID_REUSED',
      'CARD_NOT_FOUND',
      'CARD_LOCKED',
      'CARD_EXPIRED',
      'CARD_CHANGE_PENDING',
      'MAX_OTP_TRIES',
    ],
  }),
  UNBLOCK_CARD: declare<CardLockRequest, WaitingChange>()({
    services: ['account'],
    summary:
      'Prepares to lift the lock the owner has put on a card and sends the code; the network follows within 5 to 15 minutes',
    kind: 'command',
    confirmation: 'none',
    confirmedBy: 'CONFIRM_ACCOUNT_OPERATION',
    allowed: SIGNING,
    failures: [
      'OPERATION_ID_REUSED',
      'CARD_NOT_FOUND',
      'CARD_LOCKED',
      'CARD_EXPIRED',
      'CARD_CHANGE_PENDING',
      'CARD_NOT_LOCKED',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  BLOCK_CARD: declare<CardLockRequest, Card>()({
    services: ['account'],
    summary: 'Blocks a card at the request of its owner: at the bank at once, at the network within 5 to 15 minutes',
    kind: 'command',
    confirmation: 'none',
    viewOnly: 'allowed',
    allowed: ANY_CUSTOMER,
    failures: ['OPERATION_ID_REUSED', 'CARD_NOT_FOUND', 'CARD_LOCKED', 'CARD_EXPIRED'],
  }),
  GET_BOUND_VISA_ALIAS: declare<Nothing, BoundVisaAlias>()({
    services: ['account'],
    summary: 'Shows the card money arrives at that is sent to the telephone number of the user',
    kind: 'query',
    confirmation: 'none',
    allowed: ['individual'],
    failures: ['CARD_NETWORK_UNAVAILABLE'],
  }),
  GET_VISA_ALIAS_CREDENTIAL: declare<Nothing, VisaAliasCredential>()({
    services: ['account'],
    summary: 'Shows the telephone number and the name a card would be bound under',
    kind: 'query',
    confirmation: 'none',
    allowed: ['individual'],
    failures: [],
  }),
  BIND_CARD_TO_VISA_ALIAS: declare<CardReference, BoundVisaAlias>()({
    services: ['account'],
    summary: 'Has money that is sent to the telephone number of the user arrive at a Visa card of the user',
    kind: 'command',
    confirmation: 'none',
    allowed: ['individual'],
    failures: [
      'CARD_NOT_FOUND',
      'CARD_NOT_VISA',
      'CARD_LOCKED',
      'CARD_EXPIRED',
      'CARD_NETWORK_UNAVAILABLE',
      'VISA_ALIAS_TAKEN',
    ],
  }),
  VISA_ALIAS_DELETE: declare<CardReference, BoundVisaAlias>()({
    services: ['account'],
    summary: 'Takes the telephone number of the user back from a card',
    kind: 'command',
    confirmation: 'none',
    allowed: ['individual'],
    failures: ['CARD_NETWORK_UNAVAILABLE', 'VISA_ALIAS_NOT_FOUND'],
  }),
} as const;
