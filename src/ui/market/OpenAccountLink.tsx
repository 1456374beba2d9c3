import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../components/Button';
import { useMayOpen } from '../components/OpenScreens';
import { PRODUCT_FORMS } from '../payment/paymentForms';

/** Way to a new account where one is missing, as far as it is open to the user. */
export function OpenAccountLink() {
  const { t } = useTranslation('transfer');
  const { path } = PRODUCT_FORMS.accountOpening;
  return useMayOpen()(path) ? (
    <ButtonLink tone="secondary" to={path}>
      {t('kinds.accountOpening.title')}
    </ButtonLink>
  ) : null;
}
