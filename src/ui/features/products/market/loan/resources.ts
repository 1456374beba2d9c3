import { PaymentResource } from '../../../../flow/payment/PaymentResource';

/** Loans the bank gives, with their conditions. */
export const LOAN_PRODUCTS = new PaymentResource(({ directories }) => directories.of('LOAN_PRODUCTS'));
