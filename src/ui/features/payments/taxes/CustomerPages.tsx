import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { PropertyTaxSum } from '../../../../application/operations/taxes';
import type { Fine } from '../../../../domain/tax/Fine';
import type { VehicleTax } from '../../../../domain/tax/VehicleTax';
import { formatAmount } from '../../../../domain/money/formatAmount';
import { Button } from '../../../components/Button';
import { useLanguage } from '../../../language/useLanguage';
import { fines } from './finesKind';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { propertyTax, transportTax } from './taxKinds';
import { useService } from '../../../kernel/ServicesContext';
import { CalculatorScreen } from './CalculatorScreen';
import { FinesScreen } from './FinesScreen';
import { PropertyCalculatorScreen } from './PropertyCalculatorScreen';

/** Fines for a customer, who can pay them at once. */
export function FinesPage() {
  const { t } = useTranslation('taxes');
  const context = useService(PaymentContext);
  const language = useLanguage();
  const navigate = useNavigate();
  const pay = ({ decisionNumber, amount }: Fine): void => {
    fines.at(context).fill({ decisionNumber, amountText: formatAmount(amount, language) });
    void navigate(fines.path);
  };
  return (
    <FinesScreen
      back={{ to: '/payment', label: t('toPayments') }}
      action={(fine) => (
        <Button size="small" onClick={() => pay(fine)}>
          {t('pay')}
        </Button>
      )}
    />
  );
}

/** The calculator for a customer: what it counts goes into the form. */
export function CalculatorPage() {
  const { t } = useTranslation('taxes');
  const context = useService(PaymentContext);
  const language = useLanguage();
  const navigate = useNavigate();
  const pay = ({ amount }: VehicleTax, taxYear: string): void => {
    transportTax.at(context).change({ taxYear, amountText: formatAmount(amount, language) });
    void navigate(transportTax.path);
  };
  return (
    <CalculatorScreen
      back={{ to: '/payment', label: t('toPayments') }}
      action={(tax, taxYear) => <Button onClick={() => pay(tax, taxYear)}>{t('pay')}</Button>}
    />
  );
}

/** The calculator of the tax on a property for a customer: its figures go into the form. */
export function PropertyCalculatorPage() {
  const { t } = useTranslation('taxes');
  const context = useService(PaymentContext);
  const language = useLanguage();
  const navigate = useNavigate();
  const pay = ({ data: { eniCode, taxYear }, amount }: PropertyTaxSum): void => {
    propertyTax
      .at(context)
      .change({ eniCode, taxYear: taxYear.toString(), amountText: formatAmount(amount, language) });
    void navigate(propertyTax.path);
  };
  return (
    <PropertyCalculatorScreen
      back={{ to: '/payment', label: t('toPayments') }}
      action={(sum) => sum.amount.minor > 0n && <Button onClick={() => pay(sum)}>{t('pay')}</Button>}
    />
  );
}
