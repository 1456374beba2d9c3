import { lazy, Suspense } from 'react';

import type { Transaction } from '../../domain/history/Transaction';

const SwiftWay = lazy(() => import('./SwiftWay').then((module) => ({ default: module.SwiftWay })));

/** The way of a transfer abroad, fetched only for such a transfer. */
export function SwiftWayPanel({ transaction }: { readonly transaction: Transaction }) {
  return (
    <Suspense fallback={null}>
      <SwiftWay transaction={transaction} />
    </Suspense>
  );
}
