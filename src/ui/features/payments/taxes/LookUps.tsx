import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { isKyrgyzInn } from '../../../../domain/bankDetails/inn';
import { formatAmount } from '../../../../domain/money/formatAmount';
import { isEniCode, isVehicleNumber, tidied } from '../../../../domain/tax/identifiers';
import type { TaxPaymentDraft } from '../../../../domain/tax/TaxPaymentDraft';
import { Amount } from '../../../components/Amount';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { RadioGroup } from '../../../components/RadioGroup';
import { SummaryList } from '../../../components/SummaryList';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { hundredths } from './figures';
import { PropertyTaxFacts } from './PropertyTaxFacts';
import styles from '../../../flow/payment/Payment.module.css';
import { PaymentContext } from '../../../flow/payment/PaymentContext';

interface LookUpProps {
  readonly draft: TaxPaymentDraft;
  readonly change: (values: Readonly<Partial<TaxPaymentDraft>>) => void;
}

/** Requests the tax due for the vehicle from the tax service and fills it into the form. */
export const VehicleLookUp = observer(function VehicleLookUp({ draft, change }: LookUpProps) {
  const { t } = useTranslation('taxes');
  const language = useLanguage();
  const { taxes } = useService(PaymentContext);
  const [inn, vehicleNumber] = [tidied(draft.inn), tidied(draft.vehicleNumber)];
  const ready = isKyrgyzInn(inn) && isVehicleNumber(vehicleNumber) && draft.taxYear !== '';
  const ask = async (): Promise<void> => {
    const sum = await taxes.askVehicle({ inn, vehicleNumber, taxYear: parseInt(draft.taxYear, 10) });
    if (sum !== undefined) {
      change({ amountText: formatAmount(sum.tax.amount, language) });
    }
  };
  const { assessment } = taxes;
  return (
    <>
      <div className={styles['buttons']}>
        <Button tone="secondary" busy={taxes.asking} disabled={!ready} onClick={() => void ask()}>
          {t('form.ask')}
        </Button>
      </div>
      {taxes.failure !== undefined && <FailureAlert failure={taxes.failure} />}
      {assessment?.kind === 'vehicle' && assessment.sum.vehicleNumber === vehicleNumber && (
        <div role="status">
          <SummaryList
            rows={[
              { key: 'model', term: t('facts.vehicle'), value: assessment.sum.model },
              { key: 'built', term: t('facts.builtYear'), value: assessment.sum.vehicle.builtYear },
              { key: 'due', term: t('facts.due'), value: <Amount amount={assessment.sum.tax.amount} always /> },
            ]}
          />
        </div>
      )}
    </>
  );
});

/** Loads the real estate of the taxpayer, calculates the tax of the chosen one, and fills it into the form. */
export const PropertyLookUp = observer(function PropertyLookUp({ draft, change }: LookUpProps) {
  const { t } = useTranslation('taxes');
  const language = useLanguage();
  const { taxes } = useService(PaymentContext);
  const { assessment } = taxes;
  const inn = tidied(draft.inn);
  const eniCode = tidied(draft.eniCode);
  const ask = async (code: string): Promise<void> => {
    const sum = await taxes.askProperty({ eniCode: code, taxYear: parseInt(draft.taxYear, 10) });
    if (sum !== undefined) {
      change({ amountText: formatAmount(sum.amount, language) });
    }
  };
  return (
    <>
      <div className={styles['buttons']}>
        <Button
          tone="secondary"
          icon="search"
          busy={taxes.asking}
          disabled={!isKyrgyzInn(inn)}
          onClick={() => void taxes.askProperties(inn)}
        >
          {t('form.findProperties')}
        </Button>
        <Button
          tone="secondary"
          busy={taxes.asking}
          disabled={!isEniCode(eniCode) || draft.taxYear === ''}
          onClick={() => void ask(eniCode)}
        >
          {t('form.ask')}
        </Button>
      </div>
      {taxes.failure !== undefined && <FailureAlert failure={taxes.failure} />}
      {assessment?.kind === 'properties' && assessment.properties.length === 0 && (
        <p role="status">{t('form.noProperties')}</p>
      )}
      {assessment?.kind === 'properties' && assessment.properties.length > 0 && (
        <RadioGroup
          id="property"
          label={t('form.properties')}
          options={assessment.properties.map((property) => ({
            value: property.eniCode,
            label: property.address,
            hint: `${t(`propertyKinds.${property.kind}`)}, ${t('facts.squareMetres', { area: hundredths(property.area, language) })}`,
          }))}
          value={eniCode}
          onChange={(code) => change({ eniCode: code })}
        />
      )}
      {assessment?.kind === 'property' && assessment.sum.data.eniCode === eniCode && (
        <div role="status">
          <PropertyTaxFacts sum={assessment.sum} />
        </div>
      )}
    </>
  );
});
