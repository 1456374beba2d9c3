import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { localized } from '../../../../domain/language/localized';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { formatPercent } from '../../../../domain/money/formatPercent';
import { money } from '../../../../domain/money/Money';
import { parseAmount } from '../../../../domain/money/parseAmount';
import type { VehicleTax } from '../../../../domain/tax/VehicleTax';
import { Amount } from '../../../components/Amount';
import { AmountField } from '../../../components/AmountField';
import { Button } from '../../../components/Button';
import { Page } from '../../../components/Page';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { SelectField } from '../../../components/SelectField';
import { SummaryList } from '../../../components/SummaryList';
import { TextField } from '../../../components/TextField';
import { useValidationText } from '../../../components/useValidationText';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { CalculatorViewModel } from './CalculatorViewModel';
import { hundredths } from './figures';
import styles from './Taxes.module.css';

const YEAR_DIGITS = 4;
const VOLUME_DIGITS = 7;

interface CalculatorScreenProps {
  readonly back: { readonly to: string; readonly label: string };
  /** Renders the action offered for the result. */
  readonly action: (tax: VehicleTax, taxYear: string) => ReactNode;
}

/** Calculator of the tax on any vehicle, by its type, age and engine volume or value. */
export const CalculatorScreen = observer(function CalculatorScreen({ back, action }: CalculatorScreenProps) {
  const { t, i18n } = useTranslation('taxes');
  const language = useLanguage();
  const model = useService(CalculatorViewModel);
  const validationText = useValidationText();
  const { violations, tax } = model;

  useEffect(() => {
    void i18n.loadNamespaces('failures');
  }, [i18n]);
  useEffect(() => void model.load(), [model]);

  const howOf = ({ base, rate }: VehicleTax): string => {
    const value = parseAmount(model.valueText, 'KGS');
    return base === 'volume'
      ? `${t('facts.cubicCentimetres', { volume: model.volumeText.trim() })} × ${formatMoney(money(rate, 'KGS'), language)}`
      : `${value.ok ? formatMoney(value.value, language) : model.valueText} × ${formatPercent(rate, language)}`;
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.calculate();
  };

  return (
    <Page kind="form">
      <PageHeader title={t('calculator.title')} lead={t('calculator.lead')} back={back} />
      <div className={styles['parts']}>
        <Panel>
          <form className={styles['parts']} noValidate onSubmit={submit}>
            <SelectField
              id="transportType"
              label={t('calculator.type')}
              options={model.types.map(({ code, name }) => ({ value: code, label: localized(name, language) }))}
              value={model.type}
              onChange={model.chooseType}
            />
            <TextField
              id="builtYear"
              label={t('facts.builtYear')}
              value={model.builtYear}
              onChange={(builtYear) => model.change({ builtYear })}
              violation={validationText(violations.builtYear)}
              input={{ inputMode: 'numeric', maxLength: YEAR_DIGITS }}
            />
            {model.base === 'volume' ? (
              <TextField
                id="volumeText"
                label={t('calculator.volume')}
                hint={t('calculator.volumeHint')}
                value={model.volumeText}
                onChange={(volumeText) => model.change({ volumeText })}
                violation={validationText(violations.volumeText)}
                input={{ inputMode: 'numeric', maxLength: VOLUME_DIGITS }}
              />
            ) : (
              <AmountField
                id="valueText"
                label={t('calculator.value')}
                value={model.valueText}
                onChange={(valueText) => model.change({ valueText })}
                violation={validationText(violations.valueText)}
                currency="KGS"
              />
            )}
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
        {tax !== undefined && (
          <Panel title={t('calculator.result')}>
            <div className={styles['parts']} role="status">
              <SummaryList
                rows={[
                  { key: 'due', term: t('facts.due'), value: <Amount amount={tax.amount} size="lead" always /> },
                  { key: 'age', term: t('facts.age'), value: tax.age },
                  {
                    key: 'rate',
                    term: t('facts.rate'),
                    value:
                      tax.base === 'volume'
                        ? t('facts.perCubicCentimetre', { rate: hundredths(tax.rate, language) })
                        : formatPercent(tax.rate, language),
                  },
                  { key: 'how', term: t('facts.how'), value: howOf(tax) },
                ]}
              />
              {model.chosenType?.confirmed === false && (
                <p className={styles['note']}>{t('calculator.notConfirmed')}</p>
              )}
              {action(tax, model.taxYear)}
            </div>
          </Panel>
        )}
      </div>
    </Page>
  );
});
