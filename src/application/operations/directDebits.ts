import type { DirectDebits, Mandate, MandateRequest } from '../../domain/invoice/DirectDebit';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import { declare } from './declaration';
import type { Nothing } from './utilities';

export interface MandateReference {
  readonly mandateId: string;
}

export interface DirectDebitReference {
  readonly debitId: string;
}

/** One of those who sign may end what a company has agreed on (bank/modules/directDebits/README.md). */
const PAYERS = ['individual', 'corporateSign'] as const;

/** Mandates for direct debits of invoices (specification 1, section 6; bank/modules/directDebits/README.md). */
export const directDebitOperations = {
  GET_DIRECT_DEBITS: declare<Nothing, DirectDebits>()({
    services: ['account'],
    summary: 'Lists the mandates of the payer with the debits of each, and the companies a mandate can be given to',
    kind: 'query',
    confirmation: 'none',
    allowed: ['individual', 'corporateView'],
    failures: [],
  }),
  GIVE_DIRECT_DEBIT_MANDATE: declare<MandateRequest, WaitingChange>()({
    services: ['account'],
    summary:
      'Prepares a mandate by which a company is paid its invoices from an account up to a ceiling, and sends the code; then the bank activates it',
    kind: 'command',
    confirmation: 'none',
    confirmedBy: 'CONFIRM_ACCOUNT_OPERATION',
    allowed: PAYERS,
    failures: [
      'OPERATION_ID_REUSED',
      'CREDITOR_NOT_FOUND',
      'MANDATE_DAY_NOT_ALLOWED',
      'MANDATE_ALREADY_GIVEN',
      'ACCOUNT_NOT_FOUND',
      'CURRENCY_MISMATCH',
      'ACCOUNT_DEBIT_DORMANT',
      'ACCOUNT_DEBIT_FROZEN',
      'ACCOUNT_NO_DEBIT',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  REVOKE_DIRECT_DEBIT_MANDATE: declare<MandateReference, Mandate>()({
    services: ['account'],
    summary: 'Revokes a mandate with what is announced by it: nothing is debited any more',
    kind: 'command',
    confirmation: 'none',
    allowed: PAYERS,
    failures: ['MANDATE_NOT_FOUND'],
  }),
  REFUSE_DIRECT_DEBIT: declare<DirectDebitReference, Mandate>()({
    services: ['account'],
    summary: 'Refuses an announced debit; the mandate stays',
    kind: 'command',
    confirmation: 'none',
    allowed: PAYERS,
    failures: ['DIRECT_DEBIT_NOT_FOUND', 'DIRECT_DEBIT_OVER'],
  }),
} as const;
