import { PaymentRoutes } from '../PaymentRoutes';
import { exchange } from './exchange';
import { ExchangeFields } from './ExchangeFields';

export function ExchangePayment() {
  return <PaymentRoutes kind={exchange} Fields={ExchangeFields} />;
}
