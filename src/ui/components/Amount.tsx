import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { TransactionSign } from '../../domain/history/classify';
import { formatMoney } from '../../domain/money/formatAmount';
import type { Language } from '../../domain/language/Language';
import type { Money } from '../../domain/money/Money';
import { useLanguage } from '../language/useLanguage';
import styles from './Amount.module.css';
import { useAmountsHidden } from './HiddenAmounts';
import { classNames } from './classNames';
import { VisuallyHidden } from './VisuallyHidden';

interface Figures {
  readonly amount: Money | undefined;
  /** Shows a plus or minus sign and a colour; the page also states the direction as text, because colour alone is not accessible. */
  readonly sign?: TransactionSign;
  readonly size?: 'text' | 'lead' | 'large';
}

interface AmountProps extends Figures {
  /** Shown even while amounts are hidden: a customer must see what they are about to confirm. */
  readonly always?: boolean;
}

/** Settings that decide how amounts are displayed. */
export interface AmountLook {
  readonly language: Language;
  readonly hidden: boolean;
}

const SIGNS: Readonly<Record<TransactionSign, string>> = { positive: '+', negative: '−', neutral: '' };

/**
 * An amount of money in figures of equal width, or dots while amounts are hidden. A page translator leaves it alone: it would replace the
 * text that React updates, and the amount would stay as it was.
 */
export function Amount({ always = false, ...figures }: AmountProps) {
  const look = useAmountLook();
  return <AmountOfLine {...figures} look={always ? { ...look, hidden: false } : look} />;
}

export function useAmountLook(): AmountLook {
  const language = useLanguage();
  const hidden = useAmountsHidden();
  return useMemo(() => ({ language, hidden }), [language, hidden]);
}

/** Amount within a long list, whose lines share one display setting instead of each subscribing to it. */
export function AmountOfLine({
  amount,
  sign = 'neutral',
  size = 'text',
  look,
}: Figures & { readonly look: AmountLook }) {
  return look.hidden ? (
    <Dots size={size} />
  ) : (
    <span
      translate="no"
      className={classNames(styles['amount'], styles[size], styles[sign])}
    >{`${SIGNS[sign]}${formatMoney(amount, look.language)}`}</span>
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
