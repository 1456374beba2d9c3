import { useTranslation } from 'react-i18next';

import { compare, money, subtract } from '../../../domain/money/Money';
import type { Money } from '../../../domain/money/Money';
import type { Spending } from '../../../domain/spending/Spending';
import { formatShortMoney } from '../../../domain/money/formatAmount';
import { formatDayOfYearInWords } from '../../../domain/time/dayInWords';
import { lastOfMonth } from '../../../domain/time/days';
import { useMoneyText } from '../../components/useMoneyText';
import { useLanguage } from '../../language/useLanguage';

/** Words of each outcome: of a whole month, of the same days of a month under way, and of a line below either of them. */
const WORDS = {
  whole: { more: 'compare.moreWhole', less: 'compare.lessWhole', same: 'compare.sameWhole' },
  underWay: { more: 'compare.more', less: 'compare.less', same: 'compare.same' },
  line: { more: 'compare.lineMore', less: 'compare.lineLess', same: 'compare.lineSame' },
} as const;

/** Spending against that of the month before in words: of the same days while the month is under way. */
export function useComparison({
  month,
  through,
  comparedThrough,
}: Pick<Spending, 'month' | 'through' | 'comparedThrough'>): (spent: Money, before: Money, isLine?: boolean) => string {
  const { t } = useTranslation('spending');
  const language = useLanguage();
  const text = useMoneyText(formatShortMoney);
  const day = formatDayOfYearInWords(comparedThrough, language);
  const ofTotal = through === lastOfMonth(month) ? WORDS.whole : WORDS.underWay;
  return (spent, before, isLine = false) => {
    const words = isLine ? WORDS.line : ofTotal;
    const difference = subtract(spent, before);
    if (compare(spent, before) === 0) {
      return t(words.same, { day });
    }
    return difference.minor > 0n
      ? t(words.more, { amount: text(inWholeUnits(difference)), day })
      : t(words.less, { amount: text(inWholeUnits(money(-difference.minor, difference.currency))), day });
  };
}

/** An amount rounded to whole units; less than half a unit stays as it is. */
function inWholeUnits({ minor, currency }: Money): Money {
  const rounded = ((minor + 50n) / 100n) * 100n;
  return money(rounded === 0n ? minor : rounded, currency);
}
