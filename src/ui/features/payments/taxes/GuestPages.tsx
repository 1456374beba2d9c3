import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../../../components/Button';
import { useGuestBack } from '../../../kernel/useGuestBack';
import { taxQuery } from './askedTax';
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

/** The calculator for who is not signed in: its figures go through the sign-in into the form. */
export function GuestCalculatorPage() {
  const { t } = useTranslation('taxes');
  return (
    <CalculatorScreen
      back={useGuestBack()}
      action={({ amount }, taxYear) => (
        <ButtonLink tone="secondary" to={`/payment/transport-tax${taxQuery({ taxYear, amount })}`}>
          {t('signInToPay')}
        </ButtonLink>
      )}
    />
  );
}

/** The calculator of the tax on a property for who is not signed in: its figures go through the sign-in into the form. */
export function GuestPropertyCalculatorPage() {
  const { t } = useTranslation('taxes');
  return (
    <PropertyCalculatorScreen
      back={useGuestBack()}
      action={({ data: { eniCode, taxYear }, amount }) => (
        <ButtonLink
          tone="secondary"
          to={`/payment/property-tax${taxQuery({ eniCode, taxYear: taxYear.toString(), amount })}`}
        >
          {t('signInToPay')}
        </ButtonLink>
      )}
    />
  );
}
