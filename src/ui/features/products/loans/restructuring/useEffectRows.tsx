import { useTranslation } from 'react-i18next';

import type { RestructuringEffect } from '../../../../../domain/loan/RestructuringOffer';
import type { Currency } from '../../../../../domain/money/Currency';
import { money } from '../../../../../domain/money/Money';
import { formatDay } from '../../../../../domain/time/format';
import { Amount } from '../../../../components/Amount';
import type { SummaryRow } from '../../../../components/SummaryList';
import { useLanguage } from '../../../../language/useLanguage';

/** Terms after an extension beside those before it: the payment, the last day and the interest; none without an effect. */
export function useEffectRows(effect: RestructuringEffect | undefined, currency: Currency): readonly SummaryRow[] {
  const { t } = useTranslation('loans');
  const language = useLanguage();
  if (effect === undefined) {
    return [];
  }
  const inMoney = (minor: bigint) => money(minor, currency);
  return [
    { key: 'before', term: t('restructuring.before'), value: <Amount amount={inMoney(effect.before)} /> },
    {
      key: 'after',
      term: t('repayment.newInstalment'),
      value: <Amount amount={inMoney(effect.after)} size="lead" />,
    },
    { key: 'last', term: t('repayment.last'), value: formatDay(effect.lastDueOn, language) },
    {
      key: 'interest',
      term: t('restructuring.interestMore'),
      value: <Amount amount={inMoney(effect.interestMore)} />,
    },
  ];
}
