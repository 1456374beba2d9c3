import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { SpendingStore } from '../../../../application/spending/SpendingStore';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { SPENDING_PATH } from '../../../objects/spending/spendingPaths';
import { MAX_CATEGORIES, SpendingSummary } from '../../../objects/spending/SpendingSummary';

/** Spending of this month against the last, with its largest categories; nothing where nothing was spent. */
export const SpendingPanel = observer(function SpendingPanel() {
  const { t } = useTranslation('spending');
  const store = useService(SpendingStore);

  useEffect(() => void store.ensure(), [store]);

  if (store.status === 'EMPTY') {
    return null;
  }
  return (
    <Panel title={t('thisMonth')} flush action={<Link to={SPENDING_PATH}>{t('all')}</Link>}>
      <WhenLoaded
        bare
        compact
        status={store.status}
        rows={MAX_CATEGORIES}
        failed={t('failed')}
        onRetry={() => void store.reload()}
      >
        {() => store.current !== undefined && <SpendingSummary spending={store.current} />}
      </WhenLoaded>
    </Panel>
  );
});
