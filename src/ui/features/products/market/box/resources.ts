import { AsyncResource } from '../../../../../application/loading/AsyncResource';
import { PaymentResource } from '../../../../flow/payment/PaymentResource';

/** Safe-deposit boxes by branch and size, whichever ID the resource is loaded with. */
export const BOXES = new PaymentResource(
  ({ flow }) => new AsyncResource(() => flow.gateway.execute('GET_DEPOSIT_BOXES', {})),
);
