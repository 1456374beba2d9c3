import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { isKyrgyzInn } from '../../../../domain/bankDetails/inn';
import { joinedParts } from '../../../../domain/language/punctuation';
import { isEniCode, isVehicleNumber, tidied } from '../../../../domain/tax/identifiers';
import type { TaxPaymentDraft } from '../../../../domain/tax/TaxPaymentDraft';
import { formatDay } from '../../../../domain/time/format';
import { Amount } from '../../../components/Amount';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { RadioGroup } from '../../../components/RadioGroup';
import { SummaryList } from '../../../components/SummaryList';
import { useLanguage } from '../../../language/useLanguage';
import { hundredths } from './figures';
import { PropertyTaxFacts } from './PropertyTaxFacts';
import type { OfferedProperty, TaxFormViewModel } from './TaxFormViewModel';
import type { TaxCode } from './taxKinds';
import styles from '../../../flow/payment/Payment.module.css';
import { TAXES } from './resources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';
import { readInn } from '../../../../domain/text/identifiers';

interface LookUpProps<Code extends TaxCode> {
  readonly draft: TaxPaymentDraft;
  readonly form: TaxFormViewModel<Code>;
}

/** Requests the tax due for the vehicle from the tax service and fills it into the form. */
export const VehicleLookUp = observer(function VehicleLookUp<Code extends TaxCode>({ draft, form }: LookUpProps<Code>) {
  const { t } = useTranslation('taxes');
  const taxes = usePaymentResource(TAXES);
  const [inn, vehicleNumber] = [readInn(draft.inn), tidied(draft.vehicleNumber)];
  const ready = isKyrgyzInn(inn) && isVehicleNumber(vehicleNumber) && draft.taxYear !== '';
  const { assessment } = taxes;
  return (
    <>
      <div className={styles['buttons']}>
        <Button tone="secondary" busy={taxes.asking} disabled={!ready} onClick={() => void form.askAmount()}>
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

/** Offers the real estate of the taxpayer, and fills the tax of the chosen one into the form. */
export const PropertyLookUp = observer(function PropertyLookUp<Code extends TaxCode>({
  draft,
  form,
}: LookUpProps<Code>) {
  const { t } = useTranslation('taxes');
  const taxes = usePaymentResource(TAXES);
  const { assessment } = taxes;
  const { properties } = form;
  const inn = readInn(draft.inn);
  const eniCode = tidied(draft.eniCode);
  const assessed =
    assessment?.kind === 'property' &&
    assessment.sum.data.eniCode === eniCode &&
    assessment.taxYear.toString() === draft.taxYear
      ? assessment.sum
      : undefined;
  return (
    <>
      {properties !== undefined && properties.length > 0 && (
        <PropertyChoice properties={properties} draft={draft} form={form} />
      )}
      <div className={styles['buttons']}>
        {properties === undefined && (
          <Button
            tone="secondary"
            icon="search"
            busy={taxes.asking}
            disabled={!isKyrgyzInn(inn)}
            onClick={() => void taxes.askProperties(inn)}
          >
            {t('form.findProperties')}
          </Button>
        )}
        {assessed === undefined && (
          <Button
            tone="secondary"
            busy={taxes.asking}
            disabled={!isEniCode(eniCode) || draft.taxYear === ''}
            onClick={() => void form.askAmount()}
          >
            {t('form.ask')}
          </Button>
        )}
      </div>
      {taxes.failure !== undefined && <FailureAlert failure={taxes.failure} />}
      {properties?.length === 0 && <p role="status">{t('form.noProperties')}</p>}
      {assessed !== undefined && (
        <div role="status">
          <PropertyTaxFacts sum={assessed} />
        </div>
      )}
    </>
  );
});

interface PropertyChoiceProps<Code extends TaxCode> extends LookUpProps<Code> {
  readonly properties: readonly OfferedProperty[];
}

function PropertyChoice<Code extends TaxCode>({ properties, draft, form }: PropertyChoiceProps<Code>) {
  const { t } = useTranslation('taxes');
  const language = useLanguage();
  const hintOf = ({ property, paidOn }: OfferedProperty): string =>
    joinedParts(
      [
        t(`propertyKinds.${property.kind}`),
        t('facts.squareMetres', { area: hundredths(property.area, language) }),
        paidOn && t('form.paidOn', { year: draft.taxYear, day: formatDay(paidOn, language) }),
      ],
      language,
    );
  return (
    <RadioGroup
      id="property"
      label={t('form.properties')}
      options={properties.map((offered) => ({
        value: offered.property.eniCode,
        label: offered.property.address,
        hint: hintOf(offered),
      }))}
      value={tidied(draft.eniCode)}
      onChange={(code) => void form.chooseProperty(code)}
    />
  );
}
