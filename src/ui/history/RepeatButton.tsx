import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Transaction } from '../../domain/history/Transaction';
import { Button } from '../components/Button';
import { useService } from '../shell/ServicesContext';
import { OwnAccountsTransferViewModel } from '../transfer/OwnAccountsTransferViewModel';
import { FORM_PATH } from '../transfer/transferPaths';

/** Fills the form as an earlier transfer was; nothing is sent. */
export function RepeatButton({ transaction }: { readonly transaction: Transaction }) {
  const { t } = useTranslation('operations');
  const navigate = useNavigate();
  const transfer = useService(OwnAccountsTransferViewModel);
  const repeat = (): void => {
    transfer.repeat(transaction);
    void navigate(FORM_PATH);
  };
  return (
    <Button tone="secondary" icon="repeat" onClick={repeat}>
      {t('repeat')}
    </Button>
  );
}
