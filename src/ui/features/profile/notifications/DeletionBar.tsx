import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { pluralCategory } from '../../../../domain/language/plural';
import { Button } from '../../../components/Button';
import { useFailureText } from '../../../components/useFailureText';
import { useLanguage } from '../../../language/useLanguage';
import styles from './NotificationsPopup.module.css';
import type { NotificationsDeletionViewModel } from './NotificationsDeletionViewModel';

/** Number of selected notifications, the button that deletes them, and the confirmation before it does. */
export const DeletionBar = observer(function DeletionBar({
  model,
}: {
  readonly model: NotificationsDeletionViewModel;
}) {
  const { t } = useTranslation('shell');
  const failureText = useFailureText();
  return (
    <div className={styles['bar']}>
      {model.failure !== undefined && <p role="alert">{failureText(model.failure).what}</p>}
      {model.asking ? (
        <Question model={model} />
      ) : (
        <>
          <label className={styles['pick']}>
            <input type="checkbox" checked={model.isAll} onChange={model.toggleAll} />
            <span>{t('notifications.all')}</span>
          </label>
          <div className={styles['answers']}>
            <Button size="small" disabled={model.ids.length === 0} onClick={model.ask}>
              {t('notifications.delete', { number: model.ids.length })}
            </Button>
            <Button tone="secondary" size="small" onClick={model.end}>
              {t('notifications.cancel')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
});

/** Confirmation of the deletion. The focus moves to the button that cancels, because the pressed button is gone. */
const Question = observer(function Question({ model }: { readonly model: NotificationsDeletionViewModel }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const harmless = useRef<HTMLButtonElement>(null);
  const number = model.ids.length;
  useEffect(() => {
    harmless.current?.focus();
  }, []);
  return (
    <>
      <p role="alert">{t('notifications.question', { context: pluralCategory(number, language), number })}</p>
      <div className={styles['answers']}>
        <Button size="small" busy={model.busy} onClick={() => void model.confirm()}>
          {t('notifications.yes')}
        </Button>
        <Button ref={harmless} tone="secondary" size="small" onClick={model.keep}>
          {t('notifications.no')}
        </Button>
      </div>
    </>
  );
});
