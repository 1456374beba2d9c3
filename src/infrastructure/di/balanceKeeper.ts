import type { Container } from 'inversify';

import { BalanceKeeper, BalanceKeeperDeps } from '../../application/offline/BalanceKeeper';

/** The one keeper of a visit; fetched at sign-in where balances are kept, and with the journeys otherwise. */
export function balanceKeeperOf(container: Container): BalanceKeeper {
  if (!container.isBound(BalanceKeeper)) {
    container.bind(BalanceKeeperDeps).toSelf();
    container.bind(BalanceKeeper).toSelf().inSingletonScope();
  }
  return container.get(BalanceKeeper);
}
