import type { AccountAction } from '../../domain/account/AccountAction';
import type { OperationId } from '../../domain/operation/OperationId';
import type { Template } from '../../domain/template/Template';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import { declare } from './declaration';
import type { OperationConfirmation } from './transfers';

/** Change of an account that moves no money. */
export interface AccountSettingRequest {
  readonly operationId: OperationId;
  readonly accountId: string;
  readonly action: AccountAction;
}

/** The confirmed operation; for a schedule, with the template it pays. */
export interface ConfirmedAccountOperation {
  readonly operationId: OperationId;
  readonly template?: Template | undefined;
}

/**
 * Accounts service: changes of products that wait for a code (specification 2, section 7.3). One more of them is a declaration
 * with `confirmedBy`, in whichever file its area has, and a member of PRODUCT_CHANGES (bank/modules/productChangeRegistry.ts).
 */
export const productChangeOperations = {
  CHANGE_ACCOUNT_SETTINGS: declare<AccountSettingRequest, WaitingChange>()({
    services: ['account'],
    summary:
      'Prepares to stop an account to debits, to allow them again, to open it anew or to wake it, and sends the code',
    kind: 'command',
    confirmation: 'none',
    confirmedBy: 'CONFIRM_ACCOUNT_OPERATION',
    allowed: ['individual', 'corporateSign'],
    failures: [
      'OPERATION_ID_REUSED',
      'ACCOUNT_NOT_FOUND',
      'OPERATION_IMPOSSIBLE',
      'ACCOUNT_NO_DEBIT',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  CONFIRM_ACCOUNT_OPERATION: declare<OperationConfirmation, ConfirmedAccountOperation>()({
    services: ['account'],
    summary:
      'Checks the code of a prepared change of a product and makes it, or of a schedule and lets its payments be made',
    kind: 'command',
    confirmation: 'none',
    allowed: ['individual', 'corporateCreate', 'corporateSign'],
    failures: [
      'OPERATION_NOT_FOUND',
      'OPERATION_TIME_OUT',
      'SCHEDULE_WITHOUT_DATES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'OTP_EXPIRED',
      'OTP_REPLACED',
      'INCORRECT_OTP',
      'ACCOUNT_NOT_FOUND',
      'OPERATION_IMPOSSIBLE',
      'ACCOUNT_NO_DEBIT',
      'CARD_NOT_FOUND',
      'CARD_LOCKED',
      'CARD_EXPIRED',
      'CARD_NOT_LOCKED',
      'CARD_CHANGE_PENDING',
      'FAILED_CHANGED_LIMIT',
      'MANDATE_ALREADY_GIVEN',
      'WALLET_ALREADY_BOUND',
      'WALLET_REGISTRATION_PENDING',
      'OVERDRAFT_UNDER_REVIEW',
      'OVERDRAFT_NOT_OFFERED',
      'LOAN_NOT_FOUND',
      'LOAN_UNDER_REVIEW',
      'LOAN_APPLICATION_NOT_FOUND',
      'LOAN_AGREEMENT_OUTDATED',
      'ACCOUNT_CREDIT_DORMANT',
      'ACCOUNT_NO_CREDIT',
      'ACCOUNT_DEBIT_FROZEN',
    ],
  }),
} as const;
