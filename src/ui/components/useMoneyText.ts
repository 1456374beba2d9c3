import { useTranslation } from 'react-i18next';

import { formatMoney } from '../../domain/money/formatAmount';
import type { Money } from '../../domain/money/Money';
import { useLanguage } from '../language/useLanguage';
import { useAmountsHidden } from './HiddenAmounts';

/** An amount within a sentence or a label, where no element of its own can stand; a word instead while amounts are hidden. */
export function useMoneyText(format: typeof formatMoney = formatMoney): (amount: Money | undefined) => string {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const hidden = useAmountsHidden();
  return (amount) => (hidden ? t('amountHidden') : format(amount, language));
}
