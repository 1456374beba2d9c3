import { useTranslation } from 'react-i18next';

import { Steps } from '../../../components/Steps';

const STEPS = ['password', 'question', 'codeWord', 'authType', 'pin'] as const;

/** Progress of a first login. */
export function FirstLoginSteps({ current }: { readonly current: (typeof STEPS)[number] }) {
  const { t } = useTranslation('firstLogin');
  return (
    <Steps label={t('steps.label')} steps={STEPS.map((step) => t(`steps.${step}`))} current={STEPS.indexOf(current)} />
  );
}
