import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import { qr } from './qrKind';
import { QrFields } from './QrFields';

export function QrPaymentScreens() {
  return <PaymentRoutes kind={qr} Fields={QrFields} />;
}
