import { useEffect } from 'react';

import { SignedInArea } from '../../../../application/session/SignedInArea';
import { whenIdle } from '../../../components/whenIdle';
import { useService } from '../../../kernel/ServicesContext';

/** Time the home page has for itself before the other screens are fetched, in milliseconds. */
const AFTER_MS = 3000;

/** Fetches the services of the other screens while the home page is read, so that the first press finds them. */
export function useNextJourneys(): void {
  const area = useService(SignedInArea);
  useEffect(() => {
    let stop = (): void => undefined;
    const timer = window.setTimeout(() => {
      stop = whenIdle(() => void area.openJourneys());
    }, AFTER_MS);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [area]);
}
