import { useEffect, useState } from 'react';

/** Longest time the question which version the bank serves may take, in milliseconds. */
const LIMIT_MS = 10_000;

/**
 * True once the bank is known to serve another version of the application than this page runs, whose missing files will not come. `asks`
 * must be true only after files did not arrive.
 */
export function useOutdated(asks: boolean): boolean {
  const [isOutdated, setIsOutdated] = useState(false);

  useEffect(() => {
    if (!asks) {
      return undefined;
    }
    const leaving = new AbortController();
    isAnotherServed(AbortSignal.any([leaving.signal, AbortSignal.timeout(LIMIT_MS)])).then(
      (is) => leaving.signal.aborted || setIsOutdated(is),
      // Without an answer the connection is the likelier cause.
      () => undefined,
    );
    return () => leaving.abort();
  }, [asks]);

  return isOutdated;
}

/** The name of the entry file changes with the content of the application, so that of the served page says which version it is. */
async function isAnotherServed(signal: AbortSignal): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-store', signal });
  return answer.ok && typeof entry === 'string' && !(await answer.text()).includes(entry);
}
