import { useCallback, useSyncExternalStore } from 'react';

/** True while the page matches a media query; known before the first paint. */
export function useMediaQuery(text: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(text);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [text],
  );
  const matches = () => window.matchMedia(text).matches;
  // The build draws pages for screens that are narrow and wide (src/ui/early).
  return useSyncExternalStore(subscribe, matches, matches);
}
