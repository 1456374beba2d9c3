import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import { otherAccounts } from './otherAccountsKind';
import { OtherAccountsFields } from './OtherAccountsFields';

export function OtherAccountsPayment() {
  return <PaymentRoutes kind={otherAccounts} Fields={OtherAccountsFields} />;
}
