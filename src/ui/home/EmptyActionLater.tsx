import { lazy, Suspense } from 'react';

import type { EmptyPanel } from './EmptyAction';

const EmptyAction = lazy(() => import('./EmptyAction').then((module) => ({ default: module.EmptyAction })));

/** The action of an empty panel, fetched where a panel is empty. */
export function EmptyActionLater({ panel }: { readonly panel: EmptyPanel }) {
  return (
    <Suspense fallback={null}>
      <EmptyAction panel={panel} />
    </Suspense>
  );
}
