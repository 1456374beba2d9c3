import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import { janyKitep } from './janyKitepKind';
import { JanyKitepFields } from './JanyKitepFields';
import { mobile } from './mobileKind';
import { MobileFields } from './MobileFields';
import { ServiceFields } from './ServiceFields';
import { servicePayment, singlePayment } from './serviceKinds';

export function ServicePayment() {
  return <PaymentRoutes kind={servicePayment} Fields={ServiceFields} />;
}

export function SinglePayment() {
  return <PaymentRoutes kind={singlePayment} Fields={ServiceFields} />;
}

export function MobilePayment() {
  return <PaymentRoutes kind={mobile} Fields={MobileFields} />;
}

export function JanyKitepPayment() {
  return <PaymentRoutes kind={janyKitep} Fields={JanyKitepFields} />;
}
