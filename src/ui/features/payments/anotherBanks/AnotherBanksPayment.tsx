import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import { anotherBanks } from './anotherBanksKind';
import { AnotherBanksFields } from './AnotherBanksFields';

export function AnotherBanksPayment() {
  return <PaymentRoutes kind={anotherBanks} Fields={AnotherBanksFields} />;
}
