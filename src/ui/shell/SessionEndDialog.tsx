import { AlertDialog } from '@base-ui/react/alert-dialog';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Inactivity } from '../../application/session/Inactivity';
import { brand } from '../theme/brand';
import { Button } from '../components/Button';
import dialogStyles from '../components/Dialog.module.css';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useService } from '../kernel/ServicesContext';
import styles from './SessionEndDialog.module.css';

/** Number of seconds before the end from which the dialog is urgent and announced once more. */
const LAST_SECONDS = 10;

/**
 * Asks whether anybody is still there before the session ends (specification 1, section 2). Escape is an answer too: somebody
 * pressed it.
 */
export const SessionEndDialog = observer(function SessionEndDialog() {
  const { t } = useTranslation('shell');
  const inactivity = useService(Inactivity);
  const stay = useRef<HTMLButtonElement>(null);
  const { secondsLeft } = inactivity;
  return (
    <AlertDialog.Root open={inactivity.warning} onOpenChange={(open) => !open && inactivity.goOn()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogStyles['veil']} />
        <AlertDialog.Popup className={dialogStyles['dialog']} initialFocus={stay}>
          <AlertDialog.Title className={dialogStyles['title']}>{t('inactivity.title')}</AlertDialog.Title>
          <AlertDialog.Description>{t('inactivity.text')}</AlertDialog.Description>
          {secondsLeft !== undefined && <TimeLeft seconds={secondsLeft} />}
          <div className={dialogStyles['buttons']}>
            <Button tone="secondary" onClick={() => void inactivity.leave()}>
              {t('signOut')}
            </Button>
            <Button ref={stay} onClick={inactivity.goOn}>
              {t('inactivity.goOn')}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
});

/** Remaining seconds, shown on screen and in the title of the tab; a screen reader announces them only twice. */
function TimeLeft({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation('shell');
  const [firstSeconds] = useState(seconds);
  const [spoken, setSpoken] = useState('');
  const toSay = t('inactivity.spoken', {
    seconds: seconds > LAST_SECONDS ? firstSeconds : Math.min(firstSeconds, LAST_SECONDS),
  });
  const inTab = `${t('inactivity.countdown', { seconds })} — ${t('inactivity.title')} — ${brand.name}`;

  // A screen reader announces only changes in a region that is already there.
  useEffect(() => setSpoken(toSay), [toSay]);

  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);

  useEffect(() => {
    document.title = inTab;
  }, [inTab]);

  return (
    <>
      <p className={styles['seconds']} aria-hidden="true">
        {t('inactivity.countdown', { seconds })}
      </p>
      <VisuallyHidden>
        <span role="alert">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}
