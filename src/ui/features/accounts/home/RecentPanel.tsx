import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { OperationRow } from '../../../objects/operations/OperationRow';
import type { HomeScreenViewModel } from './HomeScreenViewModel';
import styles from './RecentPanel.module.css';

const SKELETON_ROWS = 5;

/** Most recent operations. */
export const RecentPanel = observer(function RecentPanel({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation('home');
  return (
    <Panel title={t('recent')} flush action={<Link to="/history">{t('allHistory')}</Link>}>
      <RecentContent model={model} />
    </Panel>
  );
});

const RecentContent = observer(function RecentContent({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation('home');
  return (
    <WhenLoaded
      bare
      compact
      status={model.recentStatus}
      rows={SKELETON_ROWS}
      failed={t('recentFailed')}
      onRetry={model.retryRecent}
    >
      {() => (
        <ul>
          {model.recent.map((row) => (
            <li key={row.id} className={styles['row']}>
              <OperationRow row={row} compact />
            </li>
          ))}
        </ul>
      )}
    </WhenLoaded>
  );
});
