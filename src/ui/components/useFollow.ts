import { useCallback } from 'react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

export type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

/**
 * What a press of a link to another screen does, for the links of a long list: each of the router's own would ask it for the way again whenever its line
 * shows something else. The browser keeps what it does with a modifier key or another button, such as opening a tab.
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
