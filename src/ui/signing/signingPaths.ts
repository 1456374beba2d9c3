import type { SigningPage } from './SigningViewModel';

export const SIGNING_PATH = '/transaction-confirmation';

/** The address of a page of the signing. */
export function signingPath(page: SigningPage): string {
  return page === 'list' ? SIGNING_PATH : `${SIGNING_PATH}/${page}`;
}
