import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { OwnAccountsTransferViewModel } from './OwnAccountsTransferViewModel';
import { pathOfTransfer } from './transferPaths';

interface TransferPageParts {
  readonly model: OwnAccountsTransferViewModel;
  /** The address of this page. */
  readonly path: string;
  /** Brings the transfer to this page when the customer comes to it; for what cannot be brought there, nothing. */
  readonly open: () => void;
}

/**
 * Keeps the address and the transfer together. When the transfer goes on, the customer goes with it to the next page; an
 * address that runs ahead of the transfer is replaced by the right one, so that Back does not lead there again. Answers
 * whether this page is the one to show.
 */
export function useTransferPage({ model, path, open }: TransferPageParts): boolean {
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const stayed = useRef(false);
  const left = useRef(false);
  const rightPath = pathOfTransfer(model);

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
