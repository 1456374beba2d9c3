import { isOpenToViewers } from '../../src/application/operations/declaration';
import type { Declaration } from '../../src/application/operations/declaration';
import type { AccountScope } from '../db/AccountScope';
import type { Session } from '../modules/identity/Session';

/** The accounts a call may touch; `undefined` for a user who is not limited to some. */
export function accountScopeOf(session: Session, declaration: Declaration): AccountScope | undefined {
  const { isLimitedToAccounts, userId, customerId } = session;
  return isLimitedToAccounts ? { userId, customerId, isWorking: !isOpenToViewers(declaration) } : undefined;
}
