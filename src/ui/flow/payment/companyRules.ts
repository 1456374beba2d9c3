import { AsyncResource } from '../../../application/loading/AsyncResource';
import { PaymentResource } from './PaymentResource';

/** Rules of the reader's company, and what the reader has sent today. */
export const COMPANY_RULES = new PaymentResource(
  ({ flow }) => new AsyncResource(() => flow.gateway.execute('GET_APPROVAL_RULES', {})),
);
