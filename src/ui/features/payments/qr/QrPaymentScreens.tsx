import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import { qr } from './qr';
import { QrFields } from './QrFields';

export function QrPaymentScreens() {
  return <PaymentRoutes kind={qr} Fields={QrFields} />;
}
