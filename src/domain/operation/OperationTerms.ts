import type { BasisPoints, DepositChild, DepositType, InterestPayout } from '../deposit/Deposit';
import type { Currency } from '../money/Currency';
import type { BankDay } from '../time/Instant';
import type { OperationDetails } from './details';

/** How a payment travels to another bank: in a batch at the end of the clearing, or by itself at once. */
export const PAYMENT_SYSTEMS = ['clearing', 'gross'] as const;

export type PaymentSystem = (typeof PAYMENT_SYSTEMS)[number];

/** What an operation pays of an invoice. */
interface PaidInvoice {
  readonly id: string;
  readonly minor: bigint;
}

/** What is agreed on about a deposit that is to be opened. */
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

/** What an operation agrees on besides accounts, amounts and the purpose; absent where the kind of operation has none. */
export interface OperationTerms {
  /** Price of one unit of `rateBase` in `rateQuote`, in millionths; held until the preview expires. */
  readonly rate?: bigint | undefined;
  readonly rateBase?: Currency | undefined;
  readonly rateQuote?: Currency | undefined;
  readonly paymentSystem?: PaymentSystem | undefined;
  /** The bank of the recipient, six digits. */
  readonly bic?: string | undefined;
  /** The day the other bank is to credit the recipient. */
  readonly valueDate?: BankDay | undefined;
  /** The code of the purpose in the classifier of payments, eight digits. */
  readonly purposeCode?: string | undefined;
  readonly documentNumber?: string | undefined;
  /** The code of ELQR it pays by, where that may be paid again. */
  readonly qr?: string | undefined;
  /** The loan as it was when its repayment was agreed on, and what its schedule is made of after it. */
  readonly loanVersion?: bigint | undefined;
  readonly loanInstalment?: bigint | undefined;
  readonly loanLastNumber?: bigint | undefined;
  /** The invoices it pays and how much of each, in minor units of its currency. */
  readonly invoices?: readonly PaidInvoice[] | undefined;
  /** The contract a deposit is opened by. */
  readonly deposit?: DepositTerms | undefined;
  /** Particulars that are only shown and passed on, each a text of one line. */
  readonly details?: OperationDetails | undefined;
}
