import { PaymentResource } from '../../../flow/payment/PaymentResource';

/** Exchange rates of the bank. */
export const RATES = new PaymentResource(({ rates }) => rates);
