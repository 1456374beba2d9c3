import { amountInWords } from '../../../domain/money/amountInWords';
import type { Money } from '../../../domain/money/Money';
import { Amount } from '../../components/Amount';
import { useLanguage } from '../../language/useLanguage';
import styles from './Payment.module.css';

interface SpelledAmountProps {
  readonly amount: Money;
  readonly size: 'lead' | 'large';
}

/** Amount in figures, and spelled out where the domain supports the language, because a wrong digit is easier to hear than to see. */
export function SpelledAmount({ amount, size }: SpelledAmountProps) {
  const language = useLanguage();
  const spelled = language === 'ru' || language === 'kg' ? amountInWords(amount, language) : undefined;
  return (
    <span className={styles['spelled']}>
      <Amount amount={amount} size={size} always />
      {spelled !== undefined && <span className={styles['words']}>{spelled}</span>}
    </span>
  );
}
