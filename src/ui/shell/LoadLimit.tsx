import { useEffect, useState } from 'react';

import { LoadFailure } from './LoadFailure';

/** Longest time the files of a screen may take to load, in milliseconds (specification 2, section 9). */
export const LOAD_LIMIT_MS = 120_000;

/**
 * Part of what is shown while files load: mounted for longer than the limit, it fails, so that the page that says so takes its place.
 * @throws LoadFailure when the time is over
 */
export function LoadLimit() {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), LOAD_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) {
    throw new LoadFailure('timeout', window.location.pathname);
  }
  return null;
}
