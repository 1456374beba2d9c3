/** Paths of online loans (specification 1, section 2). */
export const ONLINE_LOANS_PATH = '/online-loan';
export const LOAN_CALCULATOR_PATH = '/page-loan';
export const AGREEMENT_PATH = '/loan-agreement';
/** Pages that tell a visitor the conditions of online loans, and how one is repaid. */
export const CONDITIONS_PATH = '/detail-online-loan';
export const REPAYMENT_PATH = '/repayment-loan';

/** Form of an application for any loan of the bank. */
export const LOAN_APPLICATION_PATH = '/market/loan-application';

/** Path of the page of one application. */
export function applicationPath(applicationId: string): string {
  return `${CONDITIONS_PATH}?application=${applicationId}`;
}

/** Path of the page on which the agreement of an application is read and signed. */
export function agreementPath(applicationId: string): string {
  return `${AGREEMENT_PATH}?application=${applicationId}`;
}

/** Path of the loan an application has become, and of its repayment. */
export function onlineRepaymentPath(loanId: string): string {
  return `${REPAYMENT_PATH}?loan=${loanId}`;
}
