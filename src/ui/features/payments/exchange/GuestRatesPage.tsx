import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../../../components/Button';
import { Page } from '../../../components/Page';
import { useGuestBack } from '../../../kernel/useGuestBack';
import { KIND_FORMS } from '../../../objects/payments/paymentForms';
import { RatesScreen } from './RatesScreen';

/** The rates for who is not signed in: an exchange leads through the sign-in. */
export function GuestRatesPage() {
  const { t } = useTranslation('rates');
  return (
    <Page kind="dashboard">
      <RatesScreen
        back={useGuestBack()}
        action={() => (
          <ButtonLink tone="secondary" to={KIND_FORMS.exchange.path}>
            {t('signIn')}
          </ButtonLink>
        )}
      />
    </Page>
  );
}
