import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import { ownAccounts } from './ownAccountsKind';
import { OwnAccountsFields } from './OwnAccountsFields';

export function OwnAccountsPayment() {
  return <PaymentRoutes kind={ownAccounts} Fields={OwnAccountsFields} />;
}
