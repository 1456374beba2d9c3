import { useTranslation } from 'react-i18next';

import { Steps } from '../../../components/Steps';

const STEPS = ['who', 'code', 'password'] as const;

/** Progress of restoring access. */
export function RestoreSteps({ current }: { readonly current: (typeof STEPS)[number] }) {
  const { t } = useTranslation('restore');
  return (
    <Steps label={t('steps.label')} steps={STEPS.map((step) => t(`steps.${step}`))} current={STEPS.indexOf(current)} />
  );
}
