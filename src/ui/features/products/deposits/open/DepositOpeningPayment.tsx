import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { chosenOf, ENDINGS, forecastTermsOf } from '../../../../../domain/deposit/DepositApplicationDraft';
import type { DepositApplicationDraft } from '../../../../../domain/deposit/DepositApplicationDraft';
import { childBirthdays, offersIn } from '../../../../../domain/deposit/DepositProduct';
import { localized } from '../../../../../domain/language/localized';
import { AmountField } from '../../../../components/AmountField';
import { DateField } from '../../../../components/DateField';
import { EmptyState } from '../../../../components/EmptyState';
import { ErrorState } from '../../../../components/ErrorState';
import { RadioGroup } from '../../../../components/RadioGroup';
import { SelectField } from '../../../../components/SelectField';
import { SkeletonRows } from '../../../../components/Skeleton';
import { TextField } from '../../../../components/TextField';
import { useMoneyText } from '../../../../components/useMoneyText';
import { useLanguage } from '../../../../language/useLanguage';
import { openingOptions } from '../../../../flow/payment/accountOptions';
import { DebitAccountField } from '../../../../flow/payment/DebitAccountField';
import { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { useService } from '../../../../kernel/ServicesContext';
import { usePercentText } from '../../../../objects/deposits/usePercentText';
import { circumstancesOf, depositOpening } from './depositOpening';
import { DepositForecast } from './DepositForecast';
import { OfferLines } from './OfferLines';
import { DEPOSIT_PRODUCTS } from './resources';
import { usePaymentResource } from '../../../../flow/payment/usePaymentResource';

const SKELETON_ROWS = 4;

type FieldsProps = PaymentFieldsProps<'MAKE_SHOP_OPERATION', DepositApplicationDraft>;

/** Fields of the form, once the offers of the bank are loaded. */
const Fields = observer(function DepositOpeningFields({ model }: FieldsProps) {
  const { t } = useTranslation('deposits');
  const depositProducts = usePaymentResource(DEPOSIT_PRODUCTS);
  switch (depositProducts.status) {
    case 'LOADING':
      return <SkeletonRows rows={SKELETON_ROWS} />;
    case 'ERROR':
      return <ErrorState title={t('opening.failed')} onRetry={() => void depositProducts.ensure()} />;
    case 'EMPTY':
      return <EmptyState icon="deposit" title={t('opening.none.title')} text={t('opening.none.text')} />;
    case 'LOADED':
      return <Application model={model} />;
    default:
      return depositProducts.status satisfies never;
  }
});

/** Application for a deposit: product, term, amount and debit account, with the interest forecast. */
const Application = observer(function DepositApplicationFields({ model }: FieldsProps) {
  // The chart has words of its own: fetched only with it, they would hide the form while an amount is being typed.
  const { t } = useTranslation(['deposits', 'transfer', 'charts']);
  const language = useLanguage();
  const percentText = usePercentText();
  const moneyText = useMoneyText();
  const context = useService(PaymentContext);
  const field = usePaymentFields(model);
  const { draft, accounts, change } = model;
  const circumstances = circumstancesOf(context);
  const { product, debit, offer } = chosenOf(draft, circumstances);
  const terms = product === undefined || debit === undefined ? [] : offersIn(product, debit.currency);
  const forecast = forecastTermsOf(draft, circumstances);
  return (
    <>
      <RadioGroup
        {...field('productId')}
        label={t('opening.product')}
        options={circumstances.products.map((each) => ({
          value: each.id,
          label: localized(each.name, language),
          hint: <OfferLines product={each} />,
        }))}
        value={product?.id}
        onChange={(productId) => change({ productId })}
      />
      <DebitAccountField model={model} options={openingOptions(accounts, product)} />
      <SelectField
        {...field('termText')}
        label={t('facts.term')}
        options={[
          { value: '', label: t(terms.length === 0 ? 'opening.termAfter' : 'opening.chooseTerm') },
          ...terms.map(({ termMonths, rate }) => ({
            value: termMonths.toString(),
            label: t('opening.termAt', { term: t('months', { count: termMonths }), rate: percentText(rate) }),
          })),
        ]}
        value={offer === undefined ? '' : draft.termText}
        onChange={(termText) => change({ termText })}
      />
      <AmountField
        {...field('amountText')}
        label={t('transfer:form.amount')}
        hint={offer && t('opening.bounds', { from: moneyText(offer.minimum), to: moneyText(offer.maximum) })}
        value={draft.amountText}
        onChange={(amountText) => change({ amountText })}
        currency={debit?.currency}
      />
      {product?.prolongable === true && (
        <RadioGroup
          {...field('ending')}
          label={t('opening.ending')}
          options={ENDINGS.map((ending) => ({
            value: ending,
            label: t(`opening.endings.${ending}`),
            hint: t(`opening.endingHints.${ending}`),
          }))}
          value={draft.ending}
          onChange={(ending) => change({ ending })}
        />
      )}
      {product?.type === 'child' && (
        <>
          <TextField
            {...field('childName')}
            label={t('opening.childName')}
            value={draft.childName}
            onChange={(childName) => change({ childName })}
          />
          <DateField
            {...field('childBirthday')}
            range={childBirthdays(circumstances.today)}
            label={t('opening.childBirthday')}
            hint={t('opening.childBirthdayHint')}
            value={draft.childBirthday}
            onChange={(childBirthday) => change({ childBirthday })}
          />
        </>
      )}
      {forecast !== undefined && debit !== undefined && <DepositForecast terms={forecast} currency={debit.currency} />}
    </>
  );
});

export function DepositOpeningPayment() {
  return <PaymentRoutes kind={depositOpening} Fields={Fields} />;
}
