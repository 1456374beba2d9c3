/** The addresses of online loans (specification 1, section 2). */
export const ONLINE_LOANS_PATH = '/online-loan';
export const LOAN_CALCULATOR_PATH = '/page-loan';
export const AGREEMENT_PATH = '/loan-agreement';

/** How one application stands. */
export function applicationPath(applicationId: string): string {
  return `/detail-online-loan?application=${applicationId}`;
}

/** Its agreement, to be read and signed. */
export function agreementPath(applicationId: string): string {
  return `${AGREEMENT_PATH}?application=${applicationId}`;
}

/** The loan it has become, and repaying it. */
export function onlineRepaymentPath(loanId: string): string {
  return `/repayment-loan?loan=${loanId}`;
}
