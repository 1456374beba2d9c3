import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../components/Button';
import { PageHeader } from '../components/PageHeader';

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useTranslation('common');
  return (
    <>
      <PageHeader title={t('notFound.title')} lead={t('notFound.text')} />
      <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
    </>
  );
}
