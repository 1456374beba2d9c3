import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { PaymentSystem } from '../operation/OperationTerms';
import type { BankDay } from '../time/Instant';

/** Payment in soms to an account at another domestic bank (specification 2: clearing and gross). */
export interface OtherBankTransfer {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly paymentSystem: PaymentSystem;
  /** BIC of the payee's bank, six digits. */
  readonly bic: string;
  readonly creditAccountNumber: string;
  /** 4 to 70 characters of one line. */
  readonly recipientName: string;
  /** The recipient's taxpayer number, fourteen digits (see `isKyrgyzInn`); empty where the customer does not know it. */
  readonly inn: string;
  /** Eight digits of the classifier of payments. */
  readonly purposeCode: string;
  /** The customer's own number of the document, at most ten characters; may be empty. */
  readonly documentNumber: string;
  readonly valueDate: BankDay;
  readonly amount: Money;
  /** 4 to 140 characters. */
  readonly purpose: string;
}
