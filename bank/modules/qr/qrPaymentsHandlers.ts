import type { qrPaymentOperations } from '../../../src/application/operations/qrPayments';
import { makeOwnCode } from './ownCode';
import type { createQrPlanner } from './planQr';
import { moneyHandler } from '../transfers';
import type { HandlersFor } from '../../kernel/Handler';

/** Paying and being paid by codes. */
export function createQrPaymentHandlers(
  planQr: ReturnType<typeof createQrPlanner>,
): HandlersFor<typeof qrPaymentOperations> {
  return {
    ELQR_GENERATE_URL: makeOwnCode,
    MAKE_QR_PAYMENT: moneyHandler('MAKE_QR_PAYMENT', planQr),
  };
}
