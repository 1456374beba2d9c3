import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

import type { EmptyPanel } from './EmptyAction';

interface EmptyActionProps {
  readonly panel: EmptyPanel;
}

interface Fetched {
  readonly default: ComponentType<EmptyActionProps>;
}

/** Nothing, when it cannot be fetched: the panel says all that matters without it. */
const EmptyAction = lazy(() =>
  import('./EmptyAction').then(
    (module): Fetched => ({ default: module.EmptyAction }),
    (): Fetched => ({ default: () => null }),
  ),
);

/** The action of an empty panel, fetched where a panel is empty. */
export function EmptyActionLater({ panel }: EmptyActionProps) {
  return (
    <Suspense fallback={null}>
      <EmptyAction panel={panel} />
    </Suspense>
  );
}
