import type { BasisPoints, DepositChild, DepositType, InterestPayout } from '../deposit/Deposit';
import type { Currency } from '../money/Currency';
import type { BankDay } from '../time/Instant';
import type { OperationDetails } from './details';

/** Payment systems between banks: `clearing` in a batch at the end of a clearing session, `gross` individually and at once. */
export const PAYMENT_SYSTEMS = ['clearing', 'gross'] as const;

export type PaymentSystem = (typeof PAYMENT_SYSTEMS)[number];

/** Part of an operation that pays one invoice. */
interface PaidInvoice {
  readonly id: string;
  readonly minor: bigint;
}

/** Agreed terms of a deposit that is to be opened. */
export interface DepositTerms {
  readonly productId: string;
  readonly type: DepositType;
  readonly contractNumber: string;
  readonly accountNumber: string;
  readonly termMonths: number;
  readonly rate: BasisPoints;
  readonly earlyRate: BasisPoints;
  readonly payout: InterestPayout;
  readonly capitalized: boolean;
  readonly prolongs: boolean;
  readonly child: DepositChild | undefined;
}

/** Agreed terms of an operation besides accounts, amounts and the purpose; each is absent when the kind of operation has no such term. */
export interface OperationTerms {
  /** Price of one unit of `rateBase` in `rateQuote`, in millionths; held until the preview expires. */
  readonly rate?: bigint | undefined;
  readonly rateBase?: Currency | undefined;
  readonly rateQuote?: Currency | undefined;
  readonly paymentSystem?: PaymentSystem | undefined;
  /** BIC of the payee's bank, six digits. */
  readonly bic?: string | undefined;
  /** Day on which the other bank credits the payee. */
  readonly valueDate?: BankDay | undefined;
  /** Purpose code in the classifier of payments, eight digits. */
  readonly purposeCode?: string | undefined;
  readonly documentNumber?: string | undefined;
  /** ELQR code it pays, when that code may be paid repeatedly. */
  readonly qr?: string | undefined;
  /** Hash of the point of sale it pays at. */
  readonly qrPoint?: string | undefined;
  /** Version of the loan at the time the repayment was agreed; the next two fields define its schedule after the repayment. */
  readonly loanVersion?: bigint | undefined;
  readonly loanInstalment?: bigint | undefined;
  readonly loanLastNumber?: bigint | undefined;
  /** Invoices it pays, each with its part of the amount in minor units of its currency. */
  readonly invoices?: readonly PaidInvoice[] | undefined;
  /** Numbers of the accounts or loans a certificate is about, in their order on it. */
  readonly statementAccounts?: readonly string[] | undefined;
  /** Contract by which a deposit is opened. */
  readonly deposit?: DepositTerms | undefined;
  /** Details that are only displayed and passed on, each a text of one line. */
  readonly details?: OperationDetails | undefined;
}
