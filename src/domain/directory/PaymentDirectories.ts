import type { LocalizedText } from '../language/Language';
import type { PaymentSystem } from '../operation/OperationTerms';
import type { BankDay } from '../time/Instant';
import type { PaymentSystemRules } from '../transfer/paymentSystems';

/** A bank that payments can be sent to. */
export interface NetworkBank {
  readonly bic: string;
  readonly swiftCode: string;
  readonly name: LocalizedText;
}

/** A code of the classifier of payments. */
export interface PaymentPurpose {
  readonly code: string;
  readonly name: LocalizedText;
}

/** Acceptance and crediting hours of a payment system. */
export interface OperationTimeLimit {
  readonly paymentSystem: PaymentSystem;
  readonly rules: PaymentSystemRules;
}

/** Value dates available now, earliest first. */
export interface ValueDates {
  readonly paymentSystem: PaymentSystem;
  readonly days: readonly BankDay[];
}
