import type { ApplicationKind, AppliedFor } from '../../../domain/case/CustomerCase';
import { applicationPath as onlineLoanPath } from '../loans/onlineLoanPaths';
import { restructuringPath } from '../loans/loanPaths';
import { APPLICATIONS_PATH } from '../market/marketPaths';

/** Page that shows an application, by its kind. */
export function applicationPath(kind: ApplicationKind, { id, accountId = '', limitCode = '' }: AppliedFor): string {
  switch (kind) {
    case 'productOrder':
      return APPLICATIONS_PATH;
    case 'onlineLoan':
      return onlineLoanPath(id);
    case 'overdraft':
      return `/accounts/request-overdraft?account=${accountId}`;
    case 'restructuring':
      return restructuringPath(accountId);
    case 'limit':
      return `/change-limit?code=${limitCode}`;
    case 'passport':
      return '/profile/info';
    default:
      return kind satisfies never;
  }
}
