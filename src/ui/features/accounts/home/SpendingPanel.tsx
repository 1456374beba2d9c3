import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { SpendingStore } from '../../../../application/spending/SpendingStore';
import { add, money } from '../../../../domain/money/Money';
import { formatPercent } from '../../../../domain/money/formatPercent';
import type { Money } from '../../../../domain/money/Money';
import { shareOf } from '../../../../domain/money/shareOf';
import type { Spending } from '../../../../domain/spending/Spending';
import { spentCategories } from '../../../../domain/spending/spentCategories';
import { totalsOf } from '../../../../domain/spending/totalsOf';
import { ShareKey, ShareStack } from '../../../charts/ShareStack';
import { Amount } from '../../../components/Amount';
import { useAmountsHidden } from '../../../components/HiddenAmounts';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { SPENDING_PATH, spendingPath } from '../../../objects/spending/spendingPaths';
import { useComparison } from '../../../objects/spending/useComparison';
import styles from './SpendingPanel.module.css';

/** Number of categories on the home page; the others are one link away. */
const MAX_CATEGORIES = 4;
/** Thousandths of one percent, and hundredths of it. */
const PERCENT = 10;
const BASIS_POINTS = 100;

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
        {() => store.current !== undefined && <Summary spending={store.current} />}
      </WhenLoaded>
    </Panel>
  );
});

interface Part {
  readonly key: string;
  readonly path: string;
  readonly name: string;
  readonly spent: Money;
}

function Summary({ spending }: { readonly spending: Spending }) {
  const { t } = useTranslation('spending');
  const hidden = useAmountsHidden();
  const compared = useComparison(spending);
  const { spent, before } = totalsOf(spending);
  const parts = usePartsOf(spending);
  const language = useLanguage();
  const percentOf = (part: Money): string =>
    formatPercent(Math.round(shareOf(part, spent) / PERCENT) * BASIS_POINTS, language);
  return (
    <div className={styles['summary']}>
      <p className={styles['total']}>
        <Amount amount={spent} size="large" />
        {!hidden && <span className={styles['note']}>{compared(spent, before)}</span>}
      </p>
      {!hidden && <ShareStack shares={parts.map((part) => shareOf(part.spent, spent))} />}
      <ul aria-label={t('title')}>
        {parts.map((part, place) => (
          <li key={part.key}>
            <Link className={styles['part']} to={part.path}>
              <ShareKey place={place} />
              <span className={styles['name']}>{part.name}</span>
              <Amount amount={part.spent} />
              {!hidden && <span className={styles['share']}>{percentOf(part.spent)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The largest categories, and all others as one part. */
function usePartsOf(spending: Spending): readonly Part[] {
  const { t } = useTranslation('spending');
  const { month } = spending;
  const counted = spentCategories(spending);
  const others = counted.slice(MAX_CATEGORIES).reduce<Money>((sum, { spent }) => add(sum, spent), money(0n, 'KGS'));
  const largest = counted.slice(0, MAX_CATEGORIES).map(({ category, spent }) => ({
    key: category,
    path: spendingPath(month, category),
    name: t(`categories.${category}`),
    spent,
  }));
  return others.minor > 0n
    ? [...largest, { key: 'rest', path: SPENDING_PATH, name: t('rest'), spent: others }]
    : largest;
}
