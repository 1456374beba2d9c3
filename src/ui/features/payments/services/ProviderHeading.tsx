import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { localized } from '../../../../domain/language/localized';
import type { ServiceCategory, ServiceProvider } from '../../../../domain/payment/ServiceProvider';
import { useLanguage } from '../../../language/useLanguage';
import styles from './Provider.module.css';
import { ProviderMark } from '../../../objects/payments/ProviderMark';
import { CATALOGUE_PATH } from '../../../objects/payments/providerPaths';

interface ProviderHeadingProps {
  readonly provider: ServiceProvider;
  readonly category: ServiceCategory | undefined;
}

/** Provider being paid, with the link back to the catalogue. */
export function ProviderHeading({ provider, category }: ProviderHeadingProps) {
  const { t } = useTranslation('services');
  const language = useLanguage();
  return (
    <div className={styles['heading']}>
      <ProviderMark icon={category?.icon} />
      <span className={styles['words']}>
        <span className={styles['name']}>{localized(provider.name, language)}</span>
        {category !== undefined && <span className={styles['note']}>{localized(category.name, language)}</span>}
      </span>
      <Link to={CATALOGUE_PATH}>{t('other')}</Link>
    </div>
  );
}
