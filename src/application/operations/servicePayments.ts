import type { OperationOutcome } from '../../domain/operation/OperationOutcome';
import type { OperationPreview } from '../../domain/operation/OperationPreview';
import type { SchoolYear } from '../../domain/payment/schoolYears';
import type { ServiceCategory, ServiceProvider } from '../../domain/payment/ServiceProvider';
import type {
  JanyKitepPayment,
  ServicePayment,
  SubscriberAnswer,
  SubscriberQuestion,
} from '../../domain/payment/ServicePayment';
import { declare } from './declaration';
import { defineDirectory } from './defineDirectory';
import {
  ALONE,
  BOOKING_FAILURES,
  INVOICE_FAILURES,
  LIMIT_FAILURES,
  MAKERS,
  PAID_ONCE_FAILURES,
  PAYMENT_FAILURES,
  TIME_FAILURES,
} from './transfers';
import type { OperationConfirmation } from './transfers';

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;

/** Failures of a payment to a provider found before the provider is queried, in the order of the checks. */
const ADDRESS_FAILURES = ['OPERATION_IMPOSSIBLE', 'PROVIDER_NOT_FOUND', 'INVALID_PAYMENT_DETAILS'] as const;

/** Failures of a query to a provider: of the checks before it, then of the provider's answer. */
const PROVIDER_FAILURES = [...ADDRESS_FAILURES, 'SUBSCRIBER_NOT_FOUND', 'PROVIDER_UNAVAILABLE'] as const;

const STEPS = { send: 'SEND_OTP_BY_SMS', resend: 'RETRY_SEND_OTP', confirm: 'CONFIRM_PAYMENT' } as const;

/** Payment service: directory of service providers and payments to them (specification 2, section 7.3). */
export const servicePaymentOperations = {
  GET_SERVICE_CATEGORIES: defineDirectory<readonly ServiceCategory[]>()({
    name: 'SERVICE_CATEGORIES',
    readers: 'kind',
    summary: 'Lists the categories of services the customer may pay for',
    allowed: ANY_CUSTOMER,
  }),
  GET_SERVICE_PROVIDERS: defineDirectory<readonly ServiceProvider[]>()({
    name: 'SERVICE_PROVIDERS',
    readers: 'kind',
    summary: 'Lists the providers of services with what each asks for, takes and costs',
    cost: 'moderate',
    allowed: ANY_CUSTOMER,
  }),
  GET_SCHOOL_YEARS: defineDirectory<readonly SchoolYear[]>()({
    name: 'SCHOOL_YEARS',
    readers: 'everybody',
    summary: 'Lists the school years schoolbooks can be rented for',
    allowed: ANY_CUSTOMER,
  }),
  CHECK_SERVICE_SUBSCRIBER: declare<SubscriberQuestion, SubscriberAnswer>()({
    services: ['payment'],
    summary: 'Asks a provider who a subscriber is, by a masked name, and what is owed',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: PROVIDER_FAILURES,
  }),
  MAKE_GENERIC_PAYMENT_V2: declare<ServicePayment, OperationPreview>()({
    services: ['payment'],
    summary: 'Creates a payment to a provider that names its subscribers, and shows whose bill is paid',
    kind: 'money',
    confirmation: 'otp',
    steps: STEPS,
    allowed: MAKERS,
    failures: ['OPERATION_ID_REUSED', ...PROVIDER_FAILURES, ...LIMIT_FAILURES, ...PAYMENT_FAILURES],
  }),
  MAKE_GENERIC_SINGLE_PAYMENT_V2: declare<ServicePayment, OperationPreview>()({
    services: ['payment'],
    summary: 'Creates a payment to a provider that takes it in one step',
    kind: 'money',
    confirmation: 'otp',
    steps: STEPS,
    allowed: MAKERS,
    failures: ['OPERATION_ID_REUSED', ...ADDRESS_FAILURES, ...LIMIT_FAILURES, ...PAYMENT_FAILURES],
  }),
  MAKE_MOBILE_PAYMENT_V2: declare<ServicePayment, OperationPreview>()({
    services: ['payment'],
    summary: 'Creates a top-up of a phone',
    kind: 'money',
    confirmation: 'otp',
    steps: STEPS,
    allowed: MAKERS,
    failures: ['OPERATION_ID_REUSED', ...ADDRESS_FAILURES, ...LIMIT_FAILURES, ...PAYMENT_FAILURES],
  }),
  MAKE_JANY_KITEP_PAYMENT: declare<JanyKitepPayment, OperationPreview>()({
    services: ['payment'],
    summary: 'Creates a payment for the rent of schoolbooks of a pupil',
    kind: 'money',
    confirmation: 'otp',
    steps: STEPS,
    allowed: MAKERS,
    failures: ['OPERATION_ID_REUSED', ...ADDRESS_FAILURES, ...LIMIT_FAILURES, ...PAYMENT_FAILURES],
  }),
  MAKE_PAYMENT: declare<ServicePayment, OperationPreview>()({
    services: ['payment'],
    summary: 'Creates a payment to a provider in whichever way it is paid',
    kind: 'money',
    confirmation: 'otp',
    steps: STEPS,
    allowed: MAKERS,
    failures: ['OPERATION_ID_REUSED', ...PROVIDER_FAILURES, ...LIMIT_FAILURES, ...PAYMENT_FAILURES],
  }),
  CONFIRM_PAYMENT: declare<OperationConfirmation, OperationOutcome>()({
    services: ['payment', 'transfer'],
    summary: 'Checks the code and books the payment',
    kind: 'step',
    confirmation: 'none',
    allowed: ALONE,
    failures: [
      'OPERATION_NOT_FOUND',
      'OPERATION_TIME_OUT',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'OTP_EXPIRED',
      'OTP_REPLACED',
      'INCORRECT_OTP',
      ...TIME_FAILURES,
      ...LIMIT_FAILURES,
      ...BOOKING_FAILURES,
      ...INVOICE_FAILURES,
      ...PAID_ONCE_FAILURES,
      'EXCHANGE_RATE_CHANGED',
      'FIRST_ACCOUNT_EXISTS',
      'OPERATION_IMPOSSIBLE',
    ],
  }),
} as const;
