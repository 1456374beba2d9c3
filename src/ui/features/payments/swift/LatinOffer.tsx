import { useTranslation } from 'react-i18next';

import type { Currency } from '../../../../domain/money/Currency';
import { isCarried, isCyrillicCurrency } from '../../../../domain/swift/characters';
import { transliterate } from '../../../../domain/swift/transliterate';
import { Button } from '../../../components/Button';
import styles from './SwiftFields.module.css';
import { plainText } from '../../../../domain/text/plainText';

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
  if (currency === undefined || isCarried(plainText(text), currency)) {
    return <>{t('letters.latin')}</>;
  }
  const written = transliterate(text);
  if (!written.ok) {
    return <span role="status">{t('letters.unwritten', { letter: written.failure })}</span>;
  }
  const latin = written.value;
  return (
    <span className={styles['offer']} role="status">
      <span className={styles['latin']}>{t('letters.offer', { latin })}</span>
      <Button size="small" tone="secondary" onClick={() => onTake(latin)}>
        {t('letters.take')}
      </Button>
    </span>
  );
}
