import { useTranslation } from 'react-i18next';

import { ProofScreen } from './ProofScreen';

/** The check of a statement for who is not signed in. */
export function GuestProofPage() {
  const { t } = useTranslation('statements');
  return <ProofScreen back={{ to: '/login', label: t('proof.toSignIn') }} />;
}
