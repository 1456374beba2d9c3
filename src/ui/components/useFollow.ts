import { useCallback } from 'react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

export type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

/**
 * Click handler shared by the links of a long list. A router `Link` in each line would resolve its target again whenever the line shows
 * different content. Clicks with a modifier key or another button are left to the browser, for example to open a tab.
 */
export function useFollow(): Follow {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const { button, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
      if (button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey) {
        event.preventDefault();
        void navigate(currentTarget.getAttribute('href') ?? '');
      }
    },
    [navigate],
  );
}
