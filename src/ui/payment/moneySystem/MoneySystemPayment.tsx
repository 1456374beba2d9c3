import { PaymentRoutes } from '../PaymentRoutes';
import { moneySystem } from './moneySystem';
import { MoneySystemFields } from './MoneySystemFields';

export function MoneySystemPayment() {
  return <PaymentRoutes kind={moneySystem} Fields={MoneySystemFields} />;
}
