import type { Language } from '../language/Language';
import type { OperationId } from '../operation/OperationId';

/** Largest number of accounts or loans on one certificate. */
export const MAX_CERTIFICATE_ACCOUNTS = 10;

/** Contents of a certificate about loans: the debt, or every instalment as well. */
export const LOAN_STATEMENT_TYPES = ['DEBT', 'INSTALMENTS'] as const;

export type LoanStatementType = (typeof LOAN_STATEMENT_TYPES)[number];

/** Order for a certificate, whose price is debited from an account in soms. */
interface CertificateOrderOf<Type extends string> {
  readonly productType: Type;
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  /** Language of the certificate. */
  readonly language: Language;
  /** Numbers of the accounts the certificate is about, 1 to {@link MAX_CERTIFICATE_ACCOUNTS}, none twice. */
  readonly accountNumbers: readonly string[];
}

/** Order for a certificate about current accounts. */
export type AccountCertificateOrder = CertificateOrderOf<'makeStatementRequest'>;

/** Order for a certificate about loans, which are named by the numbers of their accounts. */
export interface LoanCertificateOrder extends CertificateOrderOf<'makeLoanStatementRequest'> {
  readonly loanStatementType: LoanStatementType;
}

export type CertificateOrder = AccountCertificateOrder | LoanCertificateOrder;
