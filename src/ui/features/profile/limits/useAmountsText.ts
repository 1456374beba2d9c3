import { useTranslation } from 'react-i18next';

import type { LimitAmounts } from '../../../../domain/limit/CustomerLimit';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { useLanguage } from '../../../language/useLanguage';

/** The amounts of a limit in one line. */
export function useAmountsText(): (amounts: LimitAmounts) => string {
  const { t } = useTranslation('limits');
  const language = useLanguage();
  return ({ maximum, daily, monthly }) =>
    t('change.amounts', {
      once: formatMoney(maximum, language),
      day: formatMoney(daily, language),
      month: formatMoney(monthly, language),
    });
}
