import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { ButtonRow } from '../components/ButtonRow';
import type { LoginScreenViewModel } from './LoginScreenViewModel';

/** Announcement of a bank that lets in administrators only, in its own words where it has some, and the way in for administrators. */
export const ClosedBank = observer(function ClosedBank({ model }: { readonly model: LoginScreenViewModel }) {
  const { t } = useTranslation('closed');
  return (
    <>
      <Alert tone="caution" role="status" title={t('title')}>
        <p>{model.banner ?? t('text')}</p>
      </Alert>
      <ButtonRow>
        <Button tone="secondary" busy={model.checking} onClick={() => void model.checkAgain()}>
          {t('again')}
        </Button>
        {!model.isStaff && (
          <Button tone="quiet" onClick={model.enterAsStaff}>
            {t('staff')}
          </Button>
        )}
      </ButtonRow>
    </>
  );
});
