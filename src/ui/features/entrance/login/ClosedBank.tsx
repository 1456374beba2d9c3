import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isBlock } from '../../../../application/session/SessionEnd';
import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import type { LoginScreenViewModel } from './LoginScreenViewModel';

interface ModelProps {
  readonly model: LoginScreenViewModel;
}

/** Notice of a session that a block of the bank or of the user has ended, and of that of the bank for as long as it lasts. */
export const ClosedBank = observer(function ClosedBank({ model }: ModelProps) {
  const { t } = useTranslation('closed');
  return (
    <>
      {isBlock(model.sessionEnd) && (
        <Alert role="alert">
          <p>{t(model.sessionEnd === 'blocked' ? 'ended' : 'access')}</p>
        </Alert>
      )}
      {model.blocked && <Announcement model={model} />}
    </>
  );
});

/** Announcement of a bank that lets in administrators only, in its own words where it has some, and the way in for administrators. */
const Announcement = observer(function Announcement({ model }: ModelProps) {
  const { t } = useTranslation('closed');
  const [checking, setChecking] = useState(false);
  const { isStaff } = model;

  useEffect(() => {
    if (isStaff) {
      document.getElementById('username')?.focus();
    }
  }, [isStaff]);

  const checkAgain = async (): Promise<void> => {
    setChecking(true);
    await model.load();
    setChecking(false);
  };

  return (
    <>
      <Alert tone="caution" role="status" title={t('title')}>
        <p>{model.banner ?? t('text')}</p>
      </Alert>
      <ButtonRow>
        <Button tone="secondary" busy={checking} onClick={() => void checkAgain()}>
          {t('again')}
        </Button>
        {!isStaff && (
          <Button tone="quiet" onClick={model.enterAsStaff}>
            {t('staff')}
          </Button>
        )}
      </ButtonRow>
    </>
  );
});
