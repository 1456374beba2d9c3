import { lazy, Suspense } from 'react';

import type { Transaction } from '../../domain/history/Transaction';

const SwiftWay = lazy(() => import('./SwiftWay').then((module) => ({ default: module.SwiftWay })));

/** The way of a transfer abroad, fetched only for such a transfer; money that came back by itself has no way of its own. */
export function SwiftWayPanel({ transaction }: { readonly transaction: Transaction }) {
  return transaction.txnCode.endsWith('_RETURN') ? null : (
    <Suspense fallback={null}>
      <SwiftWay transaction={transaction} />
    </Suspense>
  );
}
