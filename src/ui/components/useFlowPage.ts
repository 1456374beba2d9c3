import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface FlowPage {
  /** The address of this page. */
  readonly path: string;
  /** The address of the page the flow is on now. */
  readonly rightPath: string;
  /** Brings the flow to this page when the customer comes to it; for what cannot be brought there, nothing. */
  readonly open: () => void;
}

/**
 * Keeps the address and a flow of several pages together. When the flow goes on, the customer goes with it to the next page;
 * an address that runs ahead of the flow is replaced by the right one, so that Back does not lead there again. Answers
 * whether this page is the one to show.
 */
export function useFlowPage({ path, rightPath, open }: FlowPage): boolean {
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const stayed = useRef(false);
  const left = useRef(false);

  useEffect(() => {
    open();
    setOpened(true);
  }, [open]);

  useEffect(() => {
    if (!opened || left.current) {
      return;
    }
    if (rightPath === path) {
      stayed.current = true;
      return;
    }
    // The router hands out another `navigate` while it is on its way; the customer goes once.
    left.current = true;
    void navigate(rightPath, { replace: !stayed.current });
  }, [opened, rightPath, path, navigate]);

  return rightPath === path;
}
