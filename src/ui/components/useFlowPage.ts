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
  /** Moves the flow to this page when the customer navigates to it; does nothing when that is impossible. */
  readonly open: () => void;
}

/**
 * Keeps the address and a flow of several pages in step. When the flow moves on, the next page opens; an address ahead of the flow is
 * replaced with the right one, so that the Back button does not return there. The last page of a flow replaces all its pages. Returns true
 * when this page is the one to show.
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
