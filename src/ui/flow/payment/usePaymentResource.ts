import { useService } from '../../kernel/ServicesContext';
import { PaymentContext } from './PaymentContext';
import type { PaymentResource } from './PaymentResource';

/** Resource of the signed-in session. */
export function usePaymentResource<Held>(resource: PaymentResource<Held>): Held {
  return resource.of(useService(PaymentContext));
}
