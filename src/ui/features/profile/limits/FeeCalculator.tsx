import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { add } from '../../../../domain/money/Money';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { parseAmount } from '../../../../domain/money/parseAmount';
import { feeFor } from '../../../../domain/tariff/Tariff';
import type { Tariff } from '../../../../domain/tariff/Tariff';
import { AmountField } from '../../../components/AmountField';
import { Panel } from '../../../components/Panel';
import { SelectField } from '../../../components/SelectField';
import { useLanguage } from '../../../language/useLanguage';
import { useFeeText } from '../../../objects/operations/useFeeText';
import styles from './Limits.module.css';

/** Calculator of the fee for an amount, before any payment form is opened. */
export function FeeCalculator({ tariffs }: { readonly tariffs: readonly Tariff[] }) {
  const { t } = useTranslation('limits');
  const language = useLanguage();
  const [amountText, setAmountText] = useState('');
  const [currency, setCurrency] = useState(tariffs[0]?.currency ?? 'KGS');
  const tariff = tariffs.find((each) => each.currency === currency);
  const feeText = useFeeText();
  const parsed = parseAmount(amountText, currency);
  const fee = parsed.ok && tariff !== undefined ? feeFor(tariff, parsed.value) : undefined;
  return (
    <Panel title={t('calculator.title')}>
      <div className={styles['calculator']}>
        {tariffs.length > 1 && (
          <SelectField
            id="feeCurrency"
            label={t('calculator.currency')}
            options={tariffs.map((each) => ({ value: each.currency, label: each.currency }))}
            value={currency}
            onChange={(value) => setCurrency(tariffs.find((each) => each.currency === value)?.currency ?? currency)}
          />
        )}
        <AmountField
          id="feeAmount"
          label={t('columns.amount')}
          value={amountText}
          onChange={setAmountText}
          currency={currency}
        />
        <p role="status">
          {parsed.ok && fee !== undefined
            ? t('calculator.answer', {
                fee: feeText(fee),
                total: formatMoney(add(parsed.value, fee), language),
              })
            : t(parsed.ok ? 'calculator.tooLarge' : 'calculator.ask')}
        </p>
      </div>
    </Panel>
  );
}
