import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import { otherAccounts } from './otherAccounts';
import { OtherAccountsFields } from './OtherAccountsFields';

export function OtherAccountsPayment() {
  return <PaymentRoutes kind={otherAccounts} Fields={OtherAccountsFields} />;
}
