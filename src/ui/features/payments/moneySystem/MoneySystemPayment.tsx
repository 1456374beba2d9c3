import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import { moneySystem } from './moneySystemKind';
import { MoneySystemFields } from './MoneySystemFields';

export function MoneySystemPayment() {
  return <PaymentRoutes kind={moneySystem} Fields={MoneySystemFields} />;
}
