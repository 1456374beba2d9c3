import type { Account } from '../../domain/account/Account';
import type { MoneyFlow } from '../../domain/account/MoneyFlow';
import type { Requisites } from '../../domain/account/Requisites';
import type { ReceiptLink } from '../../domain/history/ReceiptProof';
import type { Transaction } from '../../domain/history/Transaction';
import type { AccountByIdQuery, DownloadedFile, TransactionByIdQuery } from './accounts';
import { declare } from './declaration';

export interface AccountRenaming extends AccountByIdQuery {
  /** New name; empty removes it. */
  readonly name: string;
}

/** Note of the customer beside an operation of its history. */
export interface OperationNote extends TransactionByIdQuery {
  /** One line of at most `MAX_OPERATION_NOTE_LENGTH` characters; empty removes it. */
  readonly note: string;
}

export interface MoneyFlowQuery extends AccountByIdQuery {
  /** Number of months, the current one included: 1 to 12. */
  readonly months: number;
}

const READERS = ['individual', 'corporateView'] as const;

/** Accounts service: one account and what can be done with it at once (specification 2, section 7.3). */
export const accountDetailOperations = {
  CHANGE_ACCOUNT_NAME: declare<AccountRenaming, Account>()({
    services: ['account'],
    summary: 'Gives an account a name of the customer’s own, or takes it away',
    kind: 'command',
    confirmation: 'none',
    allowed: ['individual', 'corporateCreate'],
    failures: ['ACCOUNT_NOT_FOUND'],
  }),
  UNDORMANT_ACCOUNT: declare<AccountByIdQuery, Account>()({
    services: ['account'],
    summary: 'Wakes an account of a person that was blocked after 180 days without movement',
    kind: 'command',
    confirmation: 'none',
    allowed: ['individual'],
    failures: ['ACCOUNT_NOT_FOUND', 'OPERATION_IMPOSSIBLE'],
  }),
  GET_REQUISITES: declare<AccountByIdQuery, Requisites>()({
    services: ['account'],
    summary: 'Says what is needed to pay money to an account of the customer',
    kind: 'query',
    confirmation: 'none',
    allowed: READERS,
    failures: ['ACCOUNT_NOT_FOUND'],
  }),
  GET_REQUISITES_FILE: declare<AccountByIdQuery, DownloadedFile>()({
    services: ['account'],
    summary: 'Makes the bank details of an account as a PDF in the language of the user',
    kind: 'query',
    cost: 'expensive',
    confirmation: 'none',
    allowed: READERS,
    failures: ['ACCOUNT_NOT_FOUND'],
  }),
  GET_ACCOUNT_FLOW: declare<MoneyFlowQuery, MoneyFlow>()({
    services: ['account'],
    summary: 'Shows the balance of an account by day, and what came and went by month and kind',
    kind: 'query',
    confirmation: 'none',
    allowed: READERS,
    failures: ['ACCOUNT_NOT_FOUND'],
  }),
  GET_TRANSACTION_BY_ID: declare<TransactionByIdQuery, Transaction>()({
    services: ['account'],
    summary: 'Shows one operation of the customer, without its way through another network',
    kind: 'query',
    confirmation: 'none',
    allowed: READERS,
    failures: ['TRANSACTION_NOT_FOUND'],
  }),
  GET_RECEIPT_LINK: declare<TransactionByIdQuery, ReceiptLink>()({
    services: ['account'],
    summary: 'Answers the address that verifies the receipt of an operation',
    kind: 'query',
    confirmation: 'none',
    allowed: READERS,
    failures: ['TRANSACTION_NOT_FOUND'],
  }),
  GET_PAYMENT_ORDER_FILE: declare<TransactionByIdQuery, DownloadedFile>()({
    services: ['account'],
    summary: 'Makes the payment order of a payment in soms that a company has signed as a PDF',
    kind: 'query',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ['corporateView'],
    failures: ['TRANSACTION_NOT_FOUND', 'OPERATION_IMPOSSIBLE'],
  }),
  SET_OPERATION_NOTE: declare<OperationNote, Transaction>()({
    services: ['account'],
    summary: 'Writes a private note of the customer beside an operation, or removes it',
    kind: 'command',
    confirmation: 'none',
    allowed: ['individual', 'corporateCreate'],
    failures: ['TRANSACTION_NOT_FOUND'],
  }),
} as const;
