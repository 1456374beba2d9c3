import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { add, money } from '../../../domain/money/Money';
import { formatPercent } from '../../../domain/money/formatPercent';
import type { Money } from '../../../domain/money/Money';
import { shareOf } from '../../../domain/money/shareOf';
import type { Spending } from '../../../domain/spending/Spending';
import { spentCategories } from '../../../domain/spending/spentCategories';
import { totalsOf } from '../../../domain/spending/totalsOf';
import { ShareKey, ShareStack } from '../../charts/ShareStack';
import { Amount } from '../../components/Amount';
import { useAmountsHidden } from '../../components/HiddenAmounts';
import { useLanguage } from '../../language/useLanguage';
import { SPENDING_PATH, spendingPath } from './spendingPaths';
import styles from './SpendingSummary.module.css';
import { useComparison } from './useComparison';

/** Number of categories in the summary; the others are one part. */
export const MAX_CATEGORIES = 4;
/** Thousandths of one percent, and hundredths of it. */
const PERCENT = 10;
const BASIS_POINTS = 100;

interface Part {
  readonly key: string;
  readonly path: string;
  readonly name: string;
  readonly spent: Money;
}

interface SpendingSummaryProps {
  readonly spending: Spending;
  /** False for spending that the page of spending does not show by itself. */
  readonly isLinked?: boolean;
}

/** Total of a month against the month before, with its largest categories. */
export function SpendingSummary({ spending, isLinked = true }: SpendingSummaryProps) {
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
            <PartLine to={isLinked ? part.path : undefined}>
              <ShareKey place={place} />
              <span className={styles['name']}>{part.name}</span>
              <Amount amount={part.spent} />
              {!hidden && <span className={styles['share']}>{percentOf(part.spent)}</span>}
            </PartLine>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PartLine({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  return to === undefined ? (
    <div className={styles['part']}>{children}</div>
  ) : (
    <Link className={styles['part']} to={to}>
      {children}
    </Link>
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
