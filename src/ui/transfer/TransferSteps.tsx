import { useTranslation } from 'react-i18next';

import { Steps } from '../components/Steps';
import type { TransferPage } from './transferProgress';

const PAGES = ['form', 'check', 'code', 'result'] as const satisfies readonly TransferPage[];

export function TransferSteps({ page }: { readonly page: TransferPage }) {
  const { t } = useTranslation('transfer');
  return <Steps label={t('steps.label')} steps={PAGES.map((each) => t(`steps.${each}`))} current={PAGES.indexOf(page)} />;
}
