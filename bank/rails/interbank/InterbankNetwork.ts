import type { Money } from '../../../src/domain/money/Money';
import type { PaymentSystem } from '../../../src/domain/operation/OperationTerms';
import type { BankDay } from '../../../src/domain/time/Instant';

/** A payment as it goes to the network. */
export interface NetworkPayment {
  /** The network takes what comes twice under one key for one payment. */
  readonly key: string;
  readonly paymentSystem: PaymentSystem;
  readonly valueDate: BankDay;
  readonly amount: Money;
  readonly debitAccountNumber: string;
  readonly senderName: string;
  readonly bic: string;
  readonly creditAccountNumber: string;
  readonly recipientName: string;
  readonly purposeCode: string;
  readonly documentNumber: string;
  readonly purpose: string;
}

/** Where a payment stands by the network's account; `unknown` when it has never come. */
export interface NetworkAnswer {
  readonly state: 'unknown' | 'accepted' | 'settled' | 'rejected' | 'returned';
  /** The network's words about a payment it has not carried out. */
  readonly reason: string;
}

/** The network of the country's banks. It is slow and loses answers: any call may throw and have had its effect. */
export interface InterbankNetwork {
  send(payment: NetworkPayment): Promise<NetworkAnswer>;
  stateOf(key: string): Promise<NetworkAnswer>;
}
