import type { ContractStatus, Deposit } from '../../domain/deposit/Deposit';
import type { DepositReplenishment } from '../../domain/deposit/DepositReplenishment';
import type { DepositProduct } from '../../domain/deposit/DepositProduct';
import type { OperationPreview } from '../../domain/operation/OperationPreview';
import { declare } from './declaration';
import { defineDirectory } from './defineDirectory';
import { MAKERS, STEPS } from './transfers';

export interface DepositsQuery {
  /** Active deposits unless asked otherwise (specification 2: contractStatus, default A). */
  readonly status: ContractStatus;
}

export interface DepositByIdQuery {
  readonly depositId: string;
}

export interface DepositName {
  readonly depositId: string;
  /** New name; empty removes it. */
  readonly name: string;
}

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;

/** Accounts and transfer services: the deposits of the customer (specification 2, section 7.3). */
export const depositOperations = {
  GET_DEPOSITS_V2: declare<DepositsQuery, readonly Deposit[]>()({
    services: ['account'],
    summary: 'Lists the deposits of the customer, the latest first, with what they have earned',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  GET_DEPOSIT_BY_ID: declare<DepositByIdQuery, Deposit>()({
    services: ['account'],
    summary: 'Shows one deposit of the customer',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['DEPOSIT_NOT_FOUND'],
  }),
  CHANGE_DEPOSIT_NAME: declare<DepositName, Deposit>()({
    services: ['account'],
    summary: 'Calls a deposit by a name the customer chooses',
    kind: 'command',
    confirmation: 'none',
    allowed: MAKERS,
    failures: ['DEPOSIT_NOT_FOUND'],
  }),
  MAKE_DEPOSIT: declare<DepositReplenishment, OperationPreview>()({
    services: ['transfer'],
    summary:
      'Creates a replenishment of a savings or child deposit from an account of the customer and shows what will be booked',
    kind: 'money',
    confirmation: 'otp',
    steps: STEPS,
    allowed: MAKERS,
    failures: [
      'OPERATION_ID_REUSED',
      'DEPOSIT_NOT_FOUND',
      'DEPOSIT_NOT_REPLENISHABLE',
      'ACCOUNT_DEBIT_NOT_FOUND',
      'CURRENCY_MISMATCH',
      'ACCOUNT_DEBIT_DORMANT',
      'ACCOUNT_DEBIT_FROZEN',
      'ACCOUNT_NO_DEBIT',
      'ACCOUNT_CREDIT_DORMANT',
      'ACCOUNT_NO_CREDIT',
      'INSUFFICIENT_FUNDS',
    ],
  }),
  GET_DEPOSIT_PRODUCTS: defineDirectory<readonly DepositProduct[]>()({
    name: 'DEPOSIT_PRODUCTS',
    readers: 'kind',
    summary: 'Lists the deposits the bank opens for the customer: terms, currencies, rates and first amounts',
    allowed: ANY_CUSTOMER,
  }),
} as const;
