import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { CREDIT_LIMIT, CREDIT_MONTHS } from '../../../../../domain/shop/CardOrder';
import type { CreditCardDraft } from '../../../../../domain/shop/CreditCardDraft';
import { AmountField } from '../../../../components/AmountField';
import { SelectField } from '../../../../components/SelectField';
import { useMoneyText } from '../../../../components/useMoneyText';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { OfferedProduct } from '../OfferedProduct';
import { BranchField, HolderField, WhenOffered } from './CardFields';
import { creditCard } from './cardOrders';

type FieldsProps = PaymentFieldsProps<'MAKE_SHOP_OPERATION', CreditCardDraft>;

function Fields({ model }: FieldsProps) {
  return <WhenOffered>{({ holder }) => <Card model={model} holder={holder} />}</WhenOffered>;
}

/** Limit with its bounds, income, and the name and branch of the card. */
const Card = observer(function CreditCardFields({ model, holder }: FieldsProps & { readonly holder: string }) {
  const { t } = useTranslation(['market', 'loans']);
  const moneyText = useMoneyText();
  const field = usePaymentFields(model);
  const { draft, change } = model;

  return (
    <>
      <p>{t('card.creditHint')}</p>
      <AmountField
        {...field('amountText')}
        label={t('card.limit')}
        hint={t('card.limitHint', {
          lowest: moneyText(CREDIT_LIMIT.minimum),
          highest: moneyText(CREDIT_LIMIT.maximum),
        })}
        value={draft.amountText}
        onChange={(amountText) => change({ amountText })}
        currency="KGS"
      />
      <SelectField
        {...field('creditMonths')}
        label={t('card.months')}
        options={CREDIT_MONTHS.map((months) => ({
          value: months.toString(),
          label: t('loans:months', { count: months }),
        }))}
        value={draft.creditMonths}
        onChange={(creditMonths) => change({ creditMonths })}
      />
      <AmountField
        {...field('incomeText')}
        label={t('card.income')}
        hint={t('card.incomeHint')}
        value={draft.incomeText}
        onChange={(incomeText) => change({ incomeText })}
        currency="KGS"
      />
      <HolderField model={model} known={holder} />
      <BranchField model={model} />
    </>
  );
});

export function CreditCardPayment() {
  return (
    <OfferedProduct product="makeCreditCardApplication">
      <PaymentRoutes kind={creditCard} Fields={Fields} />
    </OfferedProduct>
  );
}
