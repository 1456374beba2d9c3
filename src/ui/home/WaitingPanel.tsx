import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Button, ButtonLink } from '../components/Button';
import { NotificationsViewModel } from '../notifications/NotificationsViewModel';
import { useService } from '../shell/ServicesContext';
import { SIGNING_PATH } from '../signing/signingPaths';
import type { HomeScreenViewModel } from './HomeScreenViewModel';
import styles from './WaitingPanel.module.css';

/** Pending tasks: documents to sign, unread notifications and unfinished forms. Renders nothing when there are none. */
export const WaitingPanel = observer(function WaitingPanel({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation(['home', 'transfer']);
  const notifications = useService(NotificationsViewModel);
  const { toSign, drafts } = model;
  const { unviewed } = notifications;
  if (toSign === 0 && unviewed === 0 && drafts.length === 0) {
    return null;
  }
  return (
    <section className={styles['waiting']} aria-label={t('home:waiting.title')}>
      <h2 className={styles['title']}>{t('home:waiting.title')}</h2>
      <ul className={styles['list']}>
        {toSign > 0 && (
          <li>
            <ButtonLink size="small" tone="secondary" icon="sign" to={SIGNING_PATH}>
              {t('home:waiting.toSign', { number: toSign })}
            </ButtonLink>
          </li>
        )}
        {unviewed > 0 && (
          <li>
            <Button size="small" tone="secondary" icon="bell" onClick={notifications.open}>
              {t('home:waiting.notices', { number: unviewed })}
            </Button>
          </li>
        )}
        {drafts.map(({ name, path }) => (
          <li key={name}>
            <ButtonLink size="small" tone="secondary" icon="pencil" to={path}>
              {t('home:waiting.draft', { name: t(`transfer:kinds.${name}.title`) })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
});
