import { useTranslation } from 'react-i18next';

import { formatAmount, formatShortAmount, formatShortMoney } from '../../../domain/money/formatAmount';
import type { Money } from '../../../domain/money/Money';
import { useLanguage } from '../../language/useLanguage';
import styles from './QuickSums.module.css';

interface QuickSumsProps {
  readonly sums: readonly Money[];
  readonly onChoose: (text: string) => void;
}

/** Sums of a payment to choose by one press. */
export function QuickSums({ sums, onChoose }: QuickSumsProps) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  return (
    <div role="group" aria-label={t('form.quickSums')} className={styles['sums']}>
      {sums.map((sum) => (
        <button
          key={sum.minor.toString()}
          type="button"
          translate="no"
          className={styles['sum']}
          aria-label={formatShortMoney(sum, language)}
          onClick={() => onChoose(formatAmount(sum, language))}
        >
          {formatShortAmount(sum, language)}
        </button>
      ))}
    </div>
  );
}
