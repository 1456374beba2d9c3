import type {
  NetworkBank,
  OperationTimeLimit,
  PaymentPurpose,
  ValueDates,
} from '../../domain/directory/PaymentDirectories';
import type { PaymentSystem } from '../../domain/operation/OperationTerms';
import { declare } from './declaration';
import { defineDirectory } from './defineDirectory';
import type { Nothing } from './utilities';

export interface ValueDateQuery {
  readonly paymentSystem: PaymentSystem;
}

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;

/** Queries and operations behind payments to other banks (specification 2, sections 7.3 and 9). */
export const paymentOperations = {
  GET_DIRECTORY_OPERATION_TIME_LIMITS: declare<Nothing, readonly OperationTimeLimit[]>()({
    services: ['utility'],
    summary: 'Lists until when payments to other banks are accepted and when they arrive',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  GET_VALUE_DATE: declare<ValueDateQuery, ValueDates>()({
    services: ['utility'],
    summary: 'Lists the days a payment to another bank may be dated with at this moment',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  GET_BANKS: defineDirectory<readonly NetworkBank[]>()({
    name: 'BANKS',
    readers: 'everybody',
    summary: 'Lists the banks of the country by their codes',
    allowed: ANY_CUSTOMER,
  }),
  GET_PAYMENT_PURPOSES: defineDirectory<readonly PaymentPurpose[]>()({
    name: 'PAYMENT_PURPOSES',
    readers: 'user',
    summary: 'Lists the codes of what payments are for that the user may use',
    allowed: ANY_CUSTOMER,
  }),
} as const;
