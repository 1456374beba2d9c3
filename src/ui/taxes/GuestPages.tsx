import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../components/Button';
import { useGuestBack } from '../guest/useGuestBack';
import { CalculatorScreen } from './CalculatorScreen';
import { FinesScreen } from './FinesScreen';
import { PropertyCalculatorScreen } from './PropertyCalculatorScreen';

/** Fines for who is not signed in: paying leads through the sign-in. */
export function GuestFinesPage() {
  const { t } = useTranslation('taxes');
  return (
    <FinesScreen
      back={useGuestBack()}
      action={() => (
        <ButtonLink tone="secondary" to="/payment/fines">
          {t('signInToPay')}
        </ButtonLink>
      )}
    />
  );
}

/** The calculator for who is not signed in. */
export function GuestCalculatorPage() {
  const { t } = useTranslation('taxes');
  return (
    <CalculatorScreen
      back={useGuestBack()}
      action={() => (
        <ButtonLink tone="secondary" to="/payment/transport-tax">
          {t('signInToPay')}
        </ButtonLink>
      )}
    />
  );
}

/** The calculator of the tax on a property for who is not signed in. */
export function GuestPropertyCalculatorPage() {
  const { t } = useTranslation('taxes');
  return (
    <PropertyCalculatorScreen
      back={useGuestBack()}
      action={() => (
        <ButtonLink tone="secondary" to="/payment/property-tax">
          {t('signInToPay')}
        </ButtonLink>
      )}
    />
  );
}
