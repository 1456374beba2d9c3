import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { formatRate } from '../../../../domain/exchange/mainRates';
import { formatAmount } from '../../../../domain/money/formatAmount';
import { workedOut } from '../../../../domain/transfer/ExchangeDraft';
import type { ExchangeDraft } from '../../../../domain/transfer/ExchangeDraft';
import { AccountPicker } from '../../../components/AccountPicker';
import { AmountField } from '../../../components/AmountField';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { debitOptions, exchangeOptions } from '../../../flow/payment/accountOptions';
import { DebitAccountField } from '../../../flow/payment/DebitAccountField';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { marketOf } from './exchangeKind';

type Props = PaymentFieldsProps<'MAKE_OWN_ACCOUNTS_TRANSFER', ExchangeDraft>;

/** Amounts given and received, with the rate between them; either can be typed, the other is calculated. */
export const ExchangeFields = observer(function ExchangeFields({ model }: Props) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const field = usePaymentFields(model);
  const { draft, accounts, change } = model;
  const exchange = workedOut(draft, marketOf(useService(PaymentContext)));
  const { debit, credit, quote } = exchange;
  const amount = (amountIs: ExchangeDraft['amountIs']) => {
    const written = draft.amountIs === amountIs;
    const followed = exchange[amountIs];
    const value = written ? draft.amountText : followed === undefined ? '' : formatAmount(followed, language);
    return {
      ...(written ? field('amountText') : { id: 'followingAmount' }),
      value,
      onChange: (amountText: string) => {
        // Leaving a field writes its text anew; only another text makes it the written one.
        if (amountText !== value) {
          change({ amountText, amountIs });
        }
      },
    };
  };
  return (
    <>
      <DebitAccountField model={model} options={debitOptions(accounts)} />
      <AmountField {...amount('given')} label={t('form.given')} currency={debit?.currency} />
      <AccountPicker
        {...field('creditAccountId')}
        label={t('form.to')}
        options={exchangeOptions(accounts, debit)}
        value={draft.creditAccountId}
        onChange={(creditAccountId) => change({ creditAccountId })}
      />
      <AmountField {...amount('taken')} label={t('form.taken')} currency={credit?.currency} />
      {quote !== undefined && (
        <p role="status">
          {t('form.rate', { base: quote.base, price: formatRate(quote.price, language), quote: quote.quote })}
        </p>
      )}
    </>
  );
});
