export const LOANS_PATH = '/loan';
export const RESTRUCTURING_PATH = '/loan/restructuring';

/** Pages of a loan by their path segment below /loan (specification 1, section 2). */
export const LOAN_PAGES = ['credit', 'schedule', 'collateral', 'actions', 'requisites'] as const;

export type LoanPage = (typeof LOAN_PAGES)[number];

/** Path of a page of one loan. */
export function loanPath(page: LoanPage, loanId: string): string {
  return `${LOANS_PATH}/${page}?loan=${loanId}`;
}

/** Path of the page to request a longer term of a loan. */
export function restructuringPath(loanId: string): string {
  return `${RESTRUCTURING_PATH}?loan=${loanId}`;
}
