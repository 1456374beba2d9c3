import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * Component that is fetched; `undefined` until it is there. Unlike `Suspense`, which shows its fallback for 300 ms at least, it is shown as
 * soon as it has come.
 *
 * @param fetch the same function for the same component
 * @throws what ended the fetch
 */
export function useFetched<Props>(fetch: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const [result, setResult] = useState<{ readonly of: typeof fetch; readonly component: ComponentType<Props> }>();
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  useEffect(() => {
    let isWanted = true;
    fetch().then(
      (component) => isWanted && setResult({ of: fetch, component }),
      (cause: unknown) => isWanted && setFailure({ cause }),
    );
    return () => {
      isWanted = false;
    };
  }, [fetch]);
  if (failure !== undefined) {
    throw failure.cause;
  }
  return result?.of === fetch ? result.component : undefined;
}
