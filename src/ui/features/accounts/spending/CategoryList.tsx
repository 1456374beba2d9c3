import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { shareOf } from '../../../../domain/money/shareOf';
import type { Money } from '../../../../domain/money/Money';
import type { Spending } from '../../../../domain/spending/Spending';
import type { SpendingCategory } from '../../../../domain/spending/SpendingCategory';
import { Amount } from '../../../components/Amount';
import { useAmountsHidden } from '../../../components/HiddenAmounts';
import { IconBadge } from '../../../components/IconBadge';
import { ShareBar } from '../../../components/ShareBar';
import { CATEGORY_ICONS } from './categoryIcons';
import styles from './CategoryList.module.css';
import { spendingPath } from '../../../objects/spending/spendingPaths';
import { useComparison } from '../../../objects/spending/useComparison';

interface CategoryListProps {
  readonly spending: Spending;
  /** Spending the bars are shares of. */
  readonly total: Money;
  /** Category whose operations are shown. */
  readonly chosen: SpendingCategory | undefined;
}

/** Categories as bars with their amounts, each against the month before; every line leads to its operations. */
export function CategoryList({ spending, total, chosen }: CategoryListProps) {
  const { t } = useTranslation('spending');
  const hidden = useAmountsHidden();
  const compared = useComparison(spending);
  return (
    <ul className={styles['list']}>
      {spending.categories.map(({ category, spent, before }) => {
        const name = t(`categories.${category}`);
        return (
          <li key={category}>
            <Link
              className={styles['line']}
              to={spendingPath(spending.month, category)}
              aria-current={category === chosen ? 'true' : undefined}
            >
              <IconBadge icon={CATEGORY_ICONS[category]} />
              <span className={styles['name']}>{name}</span>
              <Amount amount={spent} />
              {!hidden && (
                <span className={styles['bar']}>
                  <ShareBar label={t('share', { category: name })} share={shareOf(spent, total)} />
                </span>
              )}
              {!hidden && <span className={styles['note']}>{compared(spent, before, true)}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
