import type { MoneyTransferSystem } from '../../domain/directory/MoneyTransferSystems';
import type { OperationPreview } from '../../domain/operation/OperationPreview';
import type { MoneyTransfer } from '../../domain/transfer/MoneyTransfer';
import { declare } from './declaration';
import { defineDirectory } from './defineDirectory';
import { LIMIT_FAILURES, STEPS } from './transfers';

/** Transfers from person to person by money-transfer systems, sent and received (specification 2, section 7.3). */
export const moneyTransferOperations = {
  GET_MONEY_TRANSFER_SYSTEMS: defineDirectory<readonly MoneyTransferSystem[]>()({
    name: 'MONEY_TRANSFER_SYSTEMS',
    readers: 'everybody',
    summary: 'Lists the money-transfer systems with where each pays out, what it carries and what sending costs',
    allowed: ['individual', 'corporateView'],
  }),
  MAKE_MONEY_TRANSFER: declare<MoneyTransfer, OperationPreview>()({
    services: ['transfer'],
    summary: 'Creates a money transfer to a person, or has one that waits for the customer paid onto an account',
    kind: 'money',
    confirmation: 'otp',
    steps: STEPS,
    allowed: ['individual'],
    failures: [
      'OPERATION_ID_REUSED',
      'OPERATION_IMPOSSIBLE',
      'MONEY_TRANSFER_NOT_OFFERED',
      'MONEY_TRANSFER_NOT_FOUND',
      'MONEY_TRANSFER_UNAVAILABLE',
      'EXCHANGE_RATE_NOT_FOUND',
      ...LIMIT_FAILURES,
      'ACCOUNT_DEBIT_NOT_FOUND',
      'ACCOUNT_CREDIT_NOT_FOUND',
      'CURRENCY_MISMATCH',
      'ACCOUNT_DEBIT_DORMANT',
      'ACCOUNT_DEBIT_FROZEN',
      'ACCOUNT_NO_DEBIT',
      'ACCOUNT_CREDIT_DORMANT',
      'ACCOUNT_NO_CREDIT',
      'INSUFFICIENT_FUNDS',
    ],
  }),
} as const;
