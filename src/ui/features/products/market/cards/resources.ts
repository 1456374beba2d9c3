import { AsyncResource } from '../../../../../application/loading/AsyncResource';
import { PaymentResource } from '../../../../flow/payment/PaymentResource';

/** Branches, cash machines and terminals. */
export const SERVICE_POINTS = new PaymentResource(({ directories }) => directories.of('SERVICE_POINTS'));

/** Cards the bank issues, whichever ID the resource is loaded with. */
export const CARD_OFFERS = new PaymentResource(
  ({ flow }) => new AsyncResource(() => flow.gateway.execute('GET_CARD_OFFERS', {})),
);
