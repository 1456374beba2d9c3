import { useTranslation } from 'react-i18next';

import type { Currency } from '../../../domain/money/Currency';
import { isCarried, isCyrillicCurrency } from '../../../domain/swift/characters';
import { transliterated } from '../../../domain/swift/transliterate';
import { Button } from '../../components/Button';
import styles from './SwiftFields.module.css';

interface LatinOfferProps {
  readonly text: string;
  readonly currency: Currency | undefined;
  readonly onTake: (latin: string) => void;
}

/** Hint on the alphabet a currency requires, with the transliteration of a text in another one; it is applied only when accepted. */
export function LatinOffer({ text, currency, onTake }: LatinOfferProps) {
  const { t } = useTranslation('swift');
  if (currency !== undefined && isCyrillicCurrency(currency)) {
    return <>{t('letters.russian')}</>;
  }
  const latin = transliterated(text);
  if (currency === undefined || isCarried(text, currency) || latin === '') {
    return <>{t('letters.latin')}</>;
  }
  return (
    <span className={styles['offer']} role="status">
      <span className={styles['latin']}>{t('letters.offer', { latin })}</span>
      <Button size="small" tone="secondary" onClick={() => onTake(latin)}>
        {t('letters.take')}
      </Button>
    </span>
  );
}
