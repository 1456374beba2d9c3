import { useTranslation } from 'react-i18next';

import { UserStore } from '../../../application/user/UserStore';
import type { PaymentSystem } from '../../../domain/operation/OperationTerms';
import { useService } from '../../kernel/ServicesContext';

/** Returns the name of a payment system: people read when the money arrives, accountants also the term of the National Bank. */
export function usePaymentSystemName(): (system: PaymentSystem) => string {
  const { t } = useTranslation('operations');
  const { isCorporate } = useService(UserStore);
  return (system) => t(`${isCorporate ? 'paymentSystemsOfCompanies' : 'paymentSystems'}.${system}`);
}
