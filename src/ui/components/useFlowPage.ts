import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { FlowStart } from './FlowStart';

interface FlowPage {
  /** The address of this page. */
  readonly path: string;
  /** The address of the page the flow is on now. */
  readonly rightPath: string;
  /** The flow has ended on its right page: Back leads out of it from there. */
  readonly over?: boolean;
  /** The beginning of the flow, for flows whose first page belongs to them. */
  readonly start?: FlowStart;
  readonly isFirst?: boolean;
  /** Brings the flow to this page when the customer comes to it; for what cannot be brought there, nothing. */
  readonly open: () => void;
}

/**
 * Keeps the address and a flow of several pages together. When the flow goes on, the customer goes with it to the next page;
 * an address that runs ahead of the flow is replaced by the right one, so that Back does not lead there again. The page a flow
 * ends on takes the place of all its pages. Answers whether this page is the one to show.
 */
export function useFlowPage({ path, rightPath, open, over = false, start, isFirst = false }: FlowPage): boolean {
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const stayed = useRef(false);
  const left = useRef(false);

  useEffect(() => {
    if (start?.unwinding !== true) {
      open();
    }
    setOpened(true);
  }, [open, start]);

  useEffect(() => {
    if (!opened || left.current) {
      return;
    }
    if (rightPath === path) {
      stayed.current = true;
      if (isFirst) {
        start?.begin();
      }
      return;
    }
    // The router hands out another `navigate` while it is on its way; the customer goes once.
    left.current = true;
    const steps = over && stayed.current ? (start?.unwind() ?? 0) : 0;
    if (steps > 0) {
      void navigate(-steps);
      return;
    }
    start?.arrive();
    void navigate(rightPath, { replace: over || !stayed.current });
  }, [opened, rightPath, path, navigate, over, start, isFirst]);

  return rightPath === path;
}
