import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { UserStore } from '../../../application/user/UserStore';
import { Steps } from '../../components/Steps';
import { useService } from '../../kernel/ServicesContext';
import type { PaymentPage } from './paymentProgress';

const PAGES = ['form', 'check', 'code', 'result'] as const satisfies readonly PaymentPage[];
const PAGES_OF_COMPANY = ['form', 'check', 'sent'] as const satisfies readonly PaymentPage[];

/** Progress of the payment; a payment of a company ends with its signatures. */
export const PaymentSteps = observer(function PaymentSteps({ page }: { readonly page: PaymentPage }) {
  const { t } = useTranslation('transfer');
  const { isCorporate } = useService(UserStore);
  const pages: readonly PaymentPage[] = isCorporate ? PAGES_OF_COMPANY : PAGES;
  return (
    <Steps label={t('steps.label')} steps={pages.map((each) => t(`steps.${each}`))} current={pages.indexOf(page)} />
  );
});
