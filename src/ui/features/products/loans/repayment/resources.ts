import { AsyncResource } from '../../../../../application/loading/AsyncResource';
import { PaymentResource } from '../../../../flow/payment/PaymentResource';

/** Repayment schedule of the loan that is being repaid. */
export const LOAN_SCHEDULE = new PaymentResource(
  ({ flow }) => new AsyncResource((loanId) => flow.gateway.execute('GET_LOAN_REPAYMENT_SCHEDULE', { loanId })),
);
