import { useSyncExternalStore } from 'react';

/** Widths with room for two columns of panels beside the sections. */
const TWO_COLUMNS = '(56rem <= width < 64rem) or (width >= 72rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(TWO_COLUMNS);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True while the page has room for two columns. Known before the first paint, as the order of one column is not that of two. */
export function useTwoColumns(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(TWO_COLUMNS).matches);
}
