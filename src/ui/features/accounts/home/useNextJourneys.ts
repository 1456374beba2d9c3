import { useEffect } from 'react';

import { SignedInArea } from '../../../../application/session/SignedInArea';
import { whenIdle } from '../../../components/whenIdle';
import { useService } from '../../../kernel/ServicesContext';

/** Time the home page has for itself before the other screens are fetched, in milliseconds. */
const AFTER_MS = 3000;

/** Events of a customer who does something. */
const USES = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Fetches the services of the other screens when the customer does something on the home page, so that the press which follows finds them.
 * A page that is only looked at fetches none.
 */
export function useNextJourneys(): void {
  const area = useService(SignedInArea);
  useEffect(() => {
    let stop = (): void => undefined;
    const used = new AbortController();
    const fetch = (): void => {
      used.abort();
      stop = whenIdle(() => void area.openJourneys());
    };
    const timer = window.setTimeout(() => {
      USES.forEach((type) => document.addEventListener(type, fetch, { passive: true, signal: used.signal }));
    }, AFTER_MS);
    return () => {
      window.clearTimeout(timer);
      used.abort();
      stop();
    };
  }, [area]);
}
