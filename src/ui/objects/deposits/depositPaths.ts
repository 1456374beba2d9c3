import type { PRODUCT_FORMS } from '../payments/paymentForms';

export const DEPOSITS_PATH = '/deposit';
export const OPENING_PATH = '/deposit/open' satisfies typeof PRODUCT_FORMS.depositOpening.path;

/** The page of one deposit. */
export function depositPath(depositId: string): string {
  return `${DEPOSITS_PATH}/contract/${depositId}`;
}

/** The statement of one deposit. */
export function depositStatementPath(depositId: string): string {
  return `${DEPOSITS_PATH}/excerpt?deposit=${depositId}`;
}
