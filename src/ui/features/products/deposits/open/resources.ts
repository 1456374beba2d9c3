import { PaymentResource } from '../../../../flow/payment/PaymentResource';

/** Deposit products the bank offers. */
export const DEPOSIT_PRODUCTS = new PaymentResource(({ directories }) => directories.of('DEPOSIT_PRODUCTS'));
