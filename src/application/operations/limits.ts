import type { CustomerLimit } from '../../domain/limit/CustomerLimit';
import type { LimitChange } from '../../domain/limit/LimitChange';
import type { OperationId } from '../../domain/operation/OperationId';
import type { Tariff } from '../../domain/tariff/Tariff';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import { declare } from './declaration';
import type { Nothing } from './utilities';

export interface LimitChangeRequest extends LimitChange {
  readonly operationId: OperationId;
}

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;

/** Operations on limits and tariffs of a customer (specification 2, sections 7.3 and 9). */
export const limitOperations = {
  GET_CUST_LIMITS: declare<Nothing, readonly CustomerLimit[]>()({
    services: ['account'],
    summary: 'Lists the limits of the customer with what is used and left of them today and this month',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  CHANGE_LIMIT: declare<LimitChangeRequest, WaitingChange>()({
    services: ['utility'],
    summary:
      'Prepares other limits of a kind of transfer and sends the code that confirms them; above the standard the bank decides',
    kind: 'command',
    confirmation: 'none',
    allowed: ['individual'],
    failures: [
      'OPERATION_ID_REUSED',
      'LIMIT_UNDER_REVIEW',
      'FAILED_CHANGED_LIMIT',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  GET_CUST_TARIFFS: declare<Nothing, readonly Tariff[]>()({
    services: ['account'],
    summary: 'Lists what transfers cost the customer',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
} as const;
