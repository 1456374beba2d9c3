import { useTranslation } from 'react-i18next';

import type { Failure } from '../../../application/operations/failureCodes';
import { Alert } from '../../components/Alert';
import { FailureAlert } from '../../components/FailureAlert';

/** Failure with which the bank rejected the form of a change, when it concerns no field. Attempts are counted by session and by change. */
export function FormFailure({ failure }: { readonly failure: Failure }) {
  const { t } = useTranslation('profile');
  switch (failure.code) {
    case 'OTP_TRIES_LIMIT_EXCEEDED':
      return (
        <Alert tone="negative" role="alert" title={t('change.triesTitle')}>
          <p>{t('change.triesText')}</p>
        </Alert>
      );
    default:
      return <FailureAlert failure={failure} />;
  }
}
