import { PaymentResource } from '../../../flow/payment/PaymentResource';

/** Products of the showcase with their prices. */
export const SHOP_PRODUCTS = new PaymentResource(({ directories }) => directories.of('SHOP_PRODUCTS'));
