import { useTranslation } from 'react-i18next';

import { compare, money, subtract } from '../../domain/money/Money';
import type { Money } from '../../domain/money/Money';
import type { Spending } from '../../domain/spending/Spending';
import { lastOfMonth } from '../../domain/time/days';
import { useMoneyText } from '../components/useMoneyText';

/** Spending of a month against the month before in words: of the same days while the month is under way. */
export function useComparison({
  month,
  through,
}: Pick<Spending, 'month' | 'through'>): (spent: Money, before: Money) => string {
  const { t } = useTranslation('spending');
  const text = useMoneyText();
  const isWhole = through === lastOfMonth(month);
  return (spent, before) => {
    const order = compare(spent, before);
    const difference = subtract(spent, before);
    const amount = text(order < 0 ? money(-difference.minor, difference.currency) : difference);
    if (order === 0) {
      return t(isWhole ? 'compare.sameWhole' : 'compare.same');
    }
    if (order > 0) {
      return t(isWhole ? 'compare.moreWhole' : 'compare.more', { amount });
    }
    return t(isWhole ? 'compare.lessWhole' : 'compare.less', { amount });
  };
}
