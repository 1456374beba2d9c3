import type { Overdraft } from '../../domain/account/Overdraft';
import type { Money } from '../../domain/money/Money';
import type { OperationId } from '../../domain/operation/OperationId';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import type { AccountByIdQuery } from './accounts';
import { declare } from './declaration';

export interface OverdraftApplication {
  readonly operationId: OperationId;
  readonly accountId: string;
  readonly limit: Money;
}

/** Accounts service: overdrafts (specification 2, section 7.3; bank/modules/accounts/README.md). */
export const overdraftOperations = {
  GET_OVERDRAFT_OFFER: declare<AccountByIdQuery, Overdraft>()({
    services: ['account'],
    summary: 'Says which overdraft an account is offered or why none, and how the latest request stands',
    kind: 'query',
    confirmation: 'none',
    allowed: ['individual'],
    failures: ['ACCOUNT_NOT_FOUND'],
  }),
  GET_OVERDRAFT: declare<OverdraftApplication, WaitingChange>()({
    services: ['account'],
    summary: 'Prepares a request for an overdraft and sends the code; the bank decides on it afterwards',
    kind: 'command',
    confirmation: 'none',
    confirmedBy: 'CONFIRM_ACCOUNT_OPERATION',
    allowed: ['individual'],
    failures: [
      'OPERATION_ID_REUSED',
      'ACCOUNT_NOT_FOUND',
      'OVERDRAFT_UNDER_REVIEW',
      'OVERDRAFT_NOT_OFFERED',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
} as const;
