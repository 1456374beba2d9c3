import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PropertyTaxSum } from '../../../../application/operations/taxes';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { Page } from '../../../components/Page';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { SelectField } from '../../../components/SelectField';
import { TextField } from '../../../components/TextField';
import { useValidationText } from '../../../components/useValidationText';
import { useService } from '../../../kernel/ServicesContext';
import { PropertyCalculatorViewModel } from './PropertyCalculatorViewModel';
import { PropertyTaxFacts } from './PropertyTaxFacts';
import styles from './Taxes.module.css';

const MAX_ENI_CODE_LENGTH = 44;

interface PropertyCalculatorProps {
  readonly back: { readonly to: string; readonly label: string };
  /** Renders the action offered for the result. */
  readonly action: (sum: PropertyTaxSum) => ReactNode;
}

/** Calculator of the tax on a property by its code, with the figures of the tax service and how the sum is made of them. */
export const PropertyCalculatorScreen = observer(function PropertyCalculatorScreen({
  back,
  action,
}: PropertyCalculatorProps) {
  const { t, i18n } = useTranslation('taxes');
  const model = useService(PropertyCalculatorViewModel);
  const validationText = useValidationText();

  useEffect(() => {
    void i18n.loadNamespaces('failures');
  }, [i18n]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.calculate();
  };

  return (
    <Page kind="form">
      <PageHeader title={t('propertyCalculator.title')} lead={t('propertyCalculator.lead')} back={back} />
      <div className={styles['parts']}>
        <Panel>
          <form className={styles['parts']} noValidate onSubmit={submit}>
            <TextField
              id="eniCode"
              label={t('form.eniCode')}
              hint={t('propertyCalculator.eniHint')}
              value={model.eniCode}
              onChange={(eniCode) => model.change({ eniCode })}
              violation={validationText(model.violation)}
              input={{ autoComplete: 'off', maxLength: MAX_ENI_CODE_LENGTH }}
            />
            <SelectField
              id="taxYear"
              label={t('form.taxYear')}
              options={model.taxYears.map((year) => ({ value: year, label: year }))}
              value={model.taxYear}
              onChange={(taxYear) => model.change({ taxYear })}
            />
            <Button type="submit" busy={model.busy}>
              {t('calculator.submit')}
            </Button>
          </form>
        </Panel>
        {model.failure !== undefined && <FailureAlert failure={model.failure} />}
        {model.sum !== undefined && (
          <Panel title={t('calculator.result')}>
            <div className={styles['parts']} role="status">
              <PropertyTaxFacts sum={model.sum} isLead />
              {action(model.sum)}
            </div>
          </Panel>
        )}
      </div>
    </Page>
  );
});
