export const LOANS_PATH = '/loan';
export const REPAYMENT_PATH = '/loan/repayment';
export const RESTRUCTURING_PATH = '/loan/restructuring';

/** The pages of a loan, by their addresses below /loan (specification 1, section 2). */
export const LOAN_PAGES = ['credit', 'schedule', 'collateral', 'actions', 'requisites'] as const;

export type LoanPage = (typeof LOAN_PAGES)[number];

/** A page of one loan. */
export function loanPath(page: LoanPage, loanId: string): string {
  return `${LOANS_PATH}/${page}?loan=${loanId}`;
}

/** Where a longer term of one loan is asked for. */
export function restructuringPath(loanId: string): string {
  return `${RESTRUCTURING_PATH}?loan=${loanId}`;
}
