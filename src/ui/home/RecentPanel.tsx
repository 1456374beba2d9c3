import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EmptyState } from '../components/EmptyState';
import { ErrorState } from '../components/ErrorState';
import { Panel } from '../components/Panel';
import { SkeletonRows } from '../components/Skeleton';
import { OperationRow } from '../history/OperationRow';
import type { HomeScreenViewModel } from './HomeScreenViewModel';
import styles from './RecentPanel.module.css';

const SKELETON_ROWS = 5;

/** What has happened lately. */
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
  switch (model.recentStatus) {
    case 'LOADING':
      return <SkeletonRows rows={SKELETON_ROWS} />;
    case 'ERROR':
      return <ErrorState title={t('recentFailed')} onRetry={model.retryRecent} />;
    case 'EMPTY':
      return <EmptyState icon="history" title={t('recentEmptyTitle')} text={t('recentEmptyText')} />;
    case 'LOADED':
      return (
        <ul>
          {model.recent.map((row) => (
            <li key={row.id} className={styles['row']}>
              <OperationRow row={row} />
            </li>
          ))}
        </ul>
      );
    default:
      return model.recentStatus satisfies never;
  }
});
