import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { CURRENCIES } from '../../../../../domain/money/Currency';
import { OPENING_MINUTES } from '../../../../../domain/shop/AccountOpening';
import { isFirstAccount } from '../../../../../domain/shop/AccountOpeningDraft';
import type { AccountOpeningDraft } from '../../../../../domain/shop/AccountOpeningDraft';
import { SelectField } from '../../../../components/SelectField';
import { useMoneyText } from '../../../../components/useMoneyText';
import { DebitAccountField } from '../../../../flow/payment/DebitAccountField';
import { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { useService } from '../../../../kernel/ServicesContext';
import { OfferedProduct, priceOf } from '../OfferedProduct';
import { accountOpening } from './accountOpening';

type FieldsProps = PaymentFieldsProps<'MAKE_SHOP_OPERATION', AccountOpeningDraft>;

/** Fields of an order for a new account: its currency, and the account that pays for it unless it is the first. */
const Fields = observer(function AccountOpeningFields({ model }: FieldsProps) {
  const { t } = useTranslation(['market', 'transfer']);
  const moneyText = useMoneyText();
  const price = priceOf('makeAccountOpening', useService(PaymentContext));
  const field = usePaymentFields(model);
  const { draft, accounts, change } = model;
  const isFirst = isFirstAccount(accounts);
  return (
    <>
      <SelectField
        {...field('newCurrency')}
        label={t('account.currency')}
        hint={
          isFirst
            ? t('account.hintOfFirst', { minutes: OPENING_MINUTES })
            : price && t('account.hint', { price: moneyText(price), minutes: OPENING_MINUTES })
        }
        options={[
          { value: '', label: t('account.choose') },
          ...CURRENCIES.map((each) => ({ value: each, label: each })),
        ]}
        value={draft.newCurrency}
        onChange={(newCurrency) => change({ newCurrency })}
      />
      {!isFirst && <DebitAccountField model={model} />}
    </>
  );
});

export function AccountOpeningPayment() {
  return (
    <OfferedProduct product="makeAccountOpening">
      <PaymentRoutes kind={accountOpening} Fields={Fields} />
    </OfferedProduct>
  );
}
