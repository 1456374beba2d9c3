import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { UserStore } from '../../../application/user/UserStore';
import { Steps } from '../../components/Steps';
import { useService } from '../../kernel/ServicesContext';
import type { PaymentPage } from './paymentProgress';

const PAGES = ['form', 'check', 'sent'] as const satisfies readonly PaymentPage[];

/** Progress of a payment of a company, which ends with its signatures; a person pays on one page. */
export const PaymentSteps = observer(function PaymentSteps({ page }: { readonly page: (typeof PAGES)[number] }) {
  const { t } = useTranslation('transfer');
  const { isCorporate } = useService(UserStore);
  return (
    isCorporate && (
      <Steps label={t('steps.label')} steps={PAGES.map((each) => t(`steps.${each}`))} current={PAGES.indexOf(page)} />
    )
  );
});
