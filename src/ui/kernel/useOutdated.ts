import { useEffect, useState } from 'react';

import { OfferedReload } from '../../application/version/OfferedReload';
import { useService } from './ServicesContext';

/** Longest time the question which version the bank serves may take, in milliseconds. */
const LIMIT_MS = 10_000;

/**
 * Reload to the version the bank serves, once that is known to be another one than this page runs, whose missing files will not come;
 * `undefined` otherwise, and when this tab was already reloaded for that version. `asks` must be true only after files did not arrive.
 */
export function useOutdated(asks: boolean): (() => void) | undefined {
  const offered = useService(OfferedReload);
  const [served, setServed] = useState<string>();

  useEffect(() => {
    if (!asks) {
      return undefined;
    }
    const leaving = new AbortController();
    otherServed(AbortSignal.any([leaving.signal, AbortSignal.timeout(LIMIT_MS)])).then(
      (version) => leaving.signal.aborted || setServed(version),
      // Without an answer the connection is the likelier cause.
      () => undefined,
    );
    return () => leaving.abort();
  }, [asks]);

  return served !== undefined && offered.isOpenFor(served)
    ? () => {
        offered.accept(served);
        window.location.reload();
      }
    : undefined;
}

/** The entry file in the text of a page, which Trusted Types do not let a parser read. */
const ENTRY = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;

/** Name of the served entry file, if it is another one than that of this page: it changes with the content of the application. */
async function otherServed(signal: AbortSignal): Promise<string | undefined> {
  const running = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-store', signal });
  if (!answer.ok || typeof running !== 'string') {
    return undefined;
  }
  const [, served] = ENTRY.exec(await answer.text()) ?? [];
  return served === running ? undefined : served;
}
