import { useTranslation } from 'react-i18next';

import { formatMoney } from '../../../domain/money/formatAmount';
import type { Money } from '../../../domain/money/Money';
import { useLanguage } from '../../language/useLanguage';

/** Returns the words for a fee within a sentence; a fee of nothing is called the same everywhere. */
export function useFeeText(): (fee: Money) => string {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  return (fee) => (fee.minor === 0n ? t('fees.none') : t('fees.some', { fee: formatMoney(fee, language) }));
}
