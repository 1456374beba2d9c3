import { useTranslation } from 'react-i18next';

import type { TransactionSign } from '../../domain/history/classify';
import { formatMoney } from '../../domain/money/formatAmount';
import type { Money } from '../../domain/money/Money';
import { useLanguage } from '../locales/useLanguage';
import styles from './Amount.module.css';
import { useAmountsHidden } from './HiddenAmounts';
import { classNames } from './classNames';
import { VisuallyHidden } from './VisuallyHidden';

interface AmountProps {
  readonly amount: Money | undefined;
  /** Adds plus or minus and colour; the word for it stands beside the amount, since colour alone says nothing to many. */
  readonly sign?: TransactionSign;
  readonly size?: 'text' | 'lead' | 'large';
  /** Shown even while amounts are hidden: a customer must see what they are about to confirm. */
  readonly always?: boolean;
}

const SIGNS: Readonly<Record<TransactionSign, string>> = { positive: '+', negative: '−', neutral: '' };

/** An amount of money in figures of equal width, or dots while amounts are hidden. */
export function Amount({ amount, sign = 'neutral', size = 'text', always = false }: AmountProps) {
  const language = useLanguage();
  const hidden = useAmountsHidden() && !always;
  if (hidden) {
    return <Dots size={size} />;
  }
  return (
    <span className={classNames(styles['amount'], styles[size], styles[sign])}>
      {SIGNS[sign]}
      {formatMoney(amount, language)}
    </span>
  );
}

function Dots({ size }: { readonly size: NonNullable<AmountProps['size']> }) {
  const { t } = useTranslation('common');
  return (
    <span className={classNames(styles['amount'], styles[size])}>
      <span aria-hidden="true">••••</span>
      <VisuallyHidden>{t('amountHidden')}</VisuallyHidden>
    </span>
  );
}
