import { useTranslation } from 'react-i18next';

import styles from '../../../components/Field.module.css';

interface LengthExcessProps {
  readonly id: string;
  readonly length: number;
  readonly max: number;
}

/** Error of a text that is longer than its field takes, with both counts. */
export function LengthExcess({ id, length, max }: LengthExcessProps) {
  const { t } = useTranslation('common');
  return (
    <p className={styles['problem']} id={id}>
      {t('tooLong', { length, max })}
    </p>
  );
}
