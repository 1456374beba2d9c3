import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { LoanOffer, OfferedTerm } from '../../../../../domain/loan/digital/DigitalLoan';
import { AmountField } from '../../../../components/AmountField';
import { SEPARATOR } from '../../../../components/lineParts';
import { SelectField } from '../../../../components/SelectField';
import { Stack } from '../../../../components/Stack';
import { useMoneyText } from '../../../../components/useMoneyText';
import { usePercentText } from '../../../../objects/deposits/usePercentText';
import type { LoanCalculatorViewModel } from './LoanCalculatorViewModel';

interface LoanFieldsProps {
  readonly model: LoanCalculatorViewModel;
  readonly offer: LoanOffer;
  readonly term: OfferedTerm;
  /** Violation of the amount in words. */
  readonly violation: string | undefined;
}

/** Term and amount of a loan to be calculated. */
export const LoanFields = observer(function LoanFields({ model, offer, term, violation }: LoanFieldsProps) {
  const { t } = useTranslation(['onlineLoan', 'loans']);
  const moneyText = useMoneyText();
  const percentText = usePercentText();
  const { form } = model;
  const bounds = t('calculator.bounds', { lowest: moneyText(term.lowest), highest: moneyText(term.highest) });
  return (
    <Stack>
      <SelectField
        id="termMonths"
        label={t('calculator.term')}
        options={offer.terms.map(({ months, rate }) => ({
          value: months.toString(),
          label: [t('loans:months', { count: months }), percentText(rate)].join(SEPARATOR),
        }))}
        value={form.termMonths.toString()}
        onChange={(months) => model.change({ termMonths: Number(months) })}
      />
      <AmountField
        id="amountText"
        label={t('calculator.amount')}
        hint={
          term.likely === undefined ? bounds : `${bounds} ${t('calculator.likely', { amount: moneyText(term.likely) })}`
        }
        value={form.amountText}
        onChange={(amountText) => model.change({ amountText })}
        violation={violation}
        currency={offer.currency}
      />
    </Stack>
  );
});
