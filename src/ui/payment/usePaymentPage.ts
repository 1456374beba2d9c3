import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { OpenPayment } from './OpenPayment';
import { pagePath } from './paymentPaths';
import type { PaymentPage } from './paymentProgress';

interface PaymentPageParts {
  readonly payment: OpenPayment;
  readonly page: PaymentPage;
  /** Brings the payment to this page when the customer comes to it; for what cannot be brought there, nothing. */
  readonly open: () => void;
}

/**
 * Keeps the address and the payment together. When the payment goes on, the customer goes with it to the next page; an
 * address that runs ahead of the payment is replaced by the right one, so that Back does not lead there again. Answers
 * whether this page is the one to show.
 */
export function usePaymentPage({ payment, page, open }: PaymentPageParts): boolean {
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const stayed = useRef(false);
  const left = useRef(false);
  const { confirmation, kind } = payment;
  const path = pagePath(kind.path, page);
  const rightPath = pagePath(kind.path, confirmation.page, confirmation.transactionId);

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
