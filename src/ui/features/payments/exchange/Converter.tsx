import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ConversionDraft } from '../../../../domain/exchange/conversion';
import { formatRate } from '../../../../domain/exchange/mainRates';
import { formatAmount } from '../../../../domain/money/formatAmount';
import { AmountField } from '../../../components/AmountField';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { SelectField } from '../../../components/SelectField';
import { useValidationText } from '../../../components/useValidationText';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { ConverterViewModel } from './ConverterViewModel';
import styles from './Rates.module.css';

type Side = ConversionDraft['amountIs'];

const SIDES: readonly Side[] = ['given', 'taken'];

interface ConverterProps {
  readonly action: (draft: ConversionDraft) => ReactNode;
}

/** Converter of two currencies: either amount can be typed, the other follows at the rate of the bank. */
export const Converter = observer(function Converter({ action }: ConverterProps) {
  const { t } = useTranslation('rates');
  const language = useLanguage();
  const model = useService(ConverterViewModel);
  const { quote } = model.conversion;
  return (
    <Panel title={t('converter.title')}>
      <div className={styles['parts']}>
        {SIDES.map((side) => (
          <ConverterSide key={side} side={side} model={model} />
        ))}
        {quote === undefined ? (
          <p role="status">{t('converter.none')}</p>
        ) : (
          <p role="status">
            {t('converter.rate', { base: quote.base, price: formatRate(quote.price, language), quote: quote.quote })}
          </p>
        )}
        <p className={styles['note']}>{t('converter.note')}</p>
        <div className={styles['acts']}>
          {action(model.draft)}
          <Button tone="quiet" icon="transfer" onClick={model.swap}>
            {t('converter.swap')}
          </Button>
        </div>
      </div>
    </Panel>
  );
});

/** Amount and currency of one side. */
const ConverterSide = observer(function ConverterSide({
  side,
  model,
}: {
  readonly side: Side;
  readonly model: ConverterViewModel;
}) {
  const { t } = useTranslation('rates');
  const language = useLanguage();
  const validationText = useValidationText();
  const { draft, conversion } = model;
  const isTyped = draft.amountIs === side;
  const followed = conversion[side];
  const value = isTyped ? draft.amountText : followed === undefined ? '' : formatAmount(followed, language);
  return (
    <div className={styles['side']}>
      <AmountField
        id={`converter-${side}`}
        label={t(`converter.${side}`)}
        currency={undefined}
        value={value}
        violation={isTyped ? validationText(conversion.violation) : undefined}
        onChange={(text) => {
          // Leaving a field writes its text anew; only another text makes it the typed one.
          if (text !== value) {
            model.type(side, text);
          }
        }}
      />
      <SelectField
        id={`converter-${side}-currency`}
        label={t(`converter.${side}Currency`)}
        options={model.currencies.map((currency) => ({ value: currency, label: currency }))}
        value={draft[side]}
        onChange={(text) => model.choose(side, text)}
      />
    </div>
  );
});
