import { useTranslation } from 'react-i18next';

import { SessionStore } from '../../../../application/session/SessionStore';
import { Button } from '../../../components/Button';
import { useService } from '../../../kernel/ServicesContext';

/** Button that leaves a first login; the bank remembers the progress. */
export function LeaveButton() {
  const { t } = useTranslation('firstLogin');
  const session = useService(SessionStore);
  return (
    <Button tone="quiet" onClick={() => void session.signOut()}>
      {t('leave')}
    </Button>
  );
}
