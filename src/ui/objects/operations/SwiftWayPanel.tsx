import { lazy, Suspense } from 'react';

import type { Transaction } from '../../../domain/history/Transaction';

const SwiftTimeline = lazy(() => import('./SwiftTimeline').then((module) => ({ default: module.SwiftTimeline })));

/** Progress of a SWIFT transfer, loaded only for such a transfer. */
export function SwiftWayPanel({ transaction }: { readonly transaction: Transaction }) {
  return (
    <Suspense fallback={null}>
      <SwiftTimeline transaction={transaction} />
    </Suspense>
  );
}
