import { useFlowPage } from '../../components/useFlowPage';
import type { OpenPayment } from './OpenPayment';
import { pagePath } from './paymentPaths';
import type { PaymentPage } from './paymentProgress';

interface PaymentPageDeps {
  readonly payment: OpenPayment;
  readonly page: PaymentPage;
  /** Moves the payment to this page when the customer navigates to it; does nothing when that is impossible. */
  readonly open: () => void;
}

/** Keeps the address and the payment in step. Returns true when this page is the one to show. */
export function usePaymentPage({ payment, page, open }: PaymentPageDeps): boolean {
  const { confirmation, kind, page: rightPage, transactionId } = payment;
  return useFlowPage({
    path: pagePath(kind.path, page),
    rightPath: pagePath(kind.path, rightPage, transactionId),
    over: rightPage === 'result' || rightPage === 'sent',
    start: confirmation.start,
    isFirst: page === 'form',
    open,
  });
}
