import type { OperationOutcome } from '../../domain/operation/OperationOutcome';
import type { ServiceCategoryDirectory, ServiceProviderDirectory } from '../../domain/payment/ServiceProvider';
import type { SubscriberAnswer, SubscriberQuestion } from '../../domain/payment/ServicePayment';
import { declare } from './declaration';
import type { DirectoryQuery } from './directories';
import { BOOKING_FAILURES, LIMIT_FAILURES, MAKERS, TIME_FAILURES } from './transfers';
import type { OperationConfirmation } from './transfers';
import type { Nothing } from './utilities';

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;

/** What a provider is refused to be paid, or asked, by; in the order it is checked. */
const PROVIDER_FAILURES = [
  'OPERATION_IMPOSSIBLE',
  'PROVIDER_NOT_FOUND',
  'INVALID_PAYMENT_DETAILS',
  'SUBSCRIBER_NOT_FOUND',
  'PROVIDER_UNAVAILABLE',
] as const;

/** Payment service: who can be paid for services, and paying them (specification 2, section 7.3). */
export const servicePaymentOperations = {
  GET_SERVICE_CATEGORIES: declare<DirectoryQuery, ServiceCategoryDirectory>()({
    services: ['directory'],
    summary: 'Lists the categories of services the customer may pay for',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  GET_SERVICE_PROVIDERS: declare<DirectoryQuery, ServiceProviderDirectory>()({
    services: ['directory'],
    summary: 'Lists the providers of services with what each asks for, takes and costs',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  GET_SCHOOL_YEARS: declare<Nothing, readonly string[]>()({
    services: ['directory'],
    summary: 'Lists the school years schoolbooks can be rented for',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  CHECK_SERVICE_SUBSCRIBER: declare<SubscriberQuestion, SubscriberAnswer>()({
    services: ['payment'],
    summary: 'Asks a provider who a subscriber is, by a masked name, and what is owed',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: PROVIDER_FAILURES,
  }),
  CONFIRM_PAYMENT: declare<OperationConfirmation, OperationOutcome>()({
    services: ['payment', 'transfer'],
    summary: 'Checks the code and books the payment',
    kind: 'step',
    confirmation: 'none',
    allowed: MAKERS,
    failures: [
      'OPERATION_NOT_FOUND',
      'OPERATION_TIME_OUT',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'OTP_EXPIRED',
      'INCORRECT_OTP',
      ...TIME_FAILURES,
      ...LIMIT_FAILURES,
      ...BOOKING_FAILURES,
    ],
  }),
} as const;
