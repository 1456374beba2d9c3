export const DEPOSITS_PATH = '/deposit';
export const REPLENISHMENT_PATH = '/deposit/replenishment';
export const OPENING_PATH = '/deposit/open';
export const CLOSING_PATH = '/deposit/close';

/** The page of one deposit. */
export function depositPath(depositId: string): string {
  return `${DEPOSITS_PATH}/contract/${depositId}`;
}

/** The statement of one deposit. */
export function depositStatementPath(depositId: string): string {
  return `${DEPOSITS_PATH}/excerpt?deposit=${depositId}`;
}
