import { AsyncResource } from '../../../../../application/loading/AsyncResource';
import { PaymentResource } from '../../../../flow/payment/PaymentResource';

/** Bonds the bank sells, whichever ID the resource is loaded with. */
export const BONDS = new PaymentResource(
  ({ flow }) => new AsyncResource(() => flow.gateway.execute('GET_BOND_ISSUES', {})),
);
