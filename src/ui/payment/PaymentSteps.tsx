import { useTranslation } from 'react-i18next';

import { Steps } from '../components/Steps';
import type { PaymentPage } from './paymentProgress';

const PAGES = ['form', 'check', 'code', 'result'] as const satisfies readonly PaymentPage[];

export function PaymentSteps({ page }: { readonly page: PaymentPage }) {
  const { t } = useTranslation('transfer');
  return <Steps label={t('steps.label')} steps={PAGES.map((each) => t(`steps.${each}`))} current={PAGES.indexOf(page)} />;
}
