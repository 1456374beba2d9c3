import type { OperationPreview } from '../../domain/operation/OperationPreview';
import type { CardReplenishment, CardTransfer } from '../../domain/transfer/CardTransfer';
import { declare } from './declaration';
import { BOOKING_FAILURES, LIMIT_FAILURES, STEPS } from './transfers';

/** Persons only: cards of the bank are theirs. */
const MAKERS = ['individual'] as const;

/** Refusals of a transfer to a card: of another bank, or of this one. */
const TO_CARD_FAILURES = [
  'OPERATION_ID_REUSED',
  'OPERATION_IMPOSSIBLE',
  'CARD_LOCKED',
  'INVALID_CARD',
  'CARD_NETWORK_UNAVAILABLE',
  'EXCHANGE_RATE_NOT_FOUND',
  ...LIMIT_FAILURES,
  ...BOOKING_FAILURES,
] as const;

/** Transfer service: money to cards and from them (specification 2, section 7.3). */
export const cardTransferOperations = {
  MAKE_IPC_CARD_TRANSFER: declare<CardTransfer, OperationPreview>()({
    services: ['transfer'],
    summary:
      'Creates a transfer to a card of the local scheme by its number and shows the name of its holder where the network gives one',
    kind: 'money',
    confirmation: 'otp',
    steps: STEPS,
    allowed: MAKERS,
    failures: TO_CARD_FAILURES,
  }),
  MAKE_VISA_2_VISA_OCT: declare<CardTransfer, OperationPreview>()({
    services: ['transfer'],
    summary: 'Creates a transfer to a Visa card by its number',
    kind: 'money',
    confirmation: 'otp',
    steps: STEPS,
    allowed: MAKERS,
    failures: TO_CARD_FAILURES,
  }),
  MAKE_VISA_2_VISA_AFT: declare<CardReplenishment, OperationPreview>()({
    services: ['transfer'],
    summary:
      'Creates a replenishment of an account from a Visa card of another bank; the issuer is asked at once, the money comes later',
    kind: 'money',
    confirmation: 'otp',
    steps: STEPS,
    allowed: MAKERS,
    failures: [
      'OPERATION_ID_REUSED',
      'OPERATION_IMPOSSIBLE',
      'INVALID_CARD',
      'CARD_EXPIRED',
      'CARD_DECLINED',
      'CARD_NETWORK_UNAVAILABLE',
      ...LIMIT_FAILURES,
      'ACCOUNT_CREDIT_NOT_FOUND',
      'CURRENCY_MISMATCH',
      'ACCOUNT_CREDIT_DORMANT',
      'ACCOUNT_NO_CREDIT',
    ],
  }),
} as const;
