import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { CHECKBOOK_SHEETS } from '../../../domain/shop/CheckbookOrder';
import { checkbooksCost } from '../../../domain/shop/CheckbookOrderDraft';
import type { CheckbookOrderDraft } from '../../../domain/shop/CheckbookOrderDraft';
import { bankDayOf } from '../../../domain/time/Instant';
import type { Money } from '../../../domain/money/Money';
import { AccountPicker } from '../../components/AccountPicker';
import { DateField } from '../../components/DateField';
import { TextField } from '../../components/TextField';
import { useMoneyText } from '../../components/useMoneyText';
import { somOptions } from '../../payment/accountOptions';
import { PaymentContext } from '../../payment/PaymentContext';
import { PaymentRoutes } from '../../payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../payment/PaymentRoutes';
import { usePaymentFields } from '../../payment/usePaymentFields';
import { useService } from '../../shell/ServicesContext';
import { OfferedProduct } from '../OfferedProduct';
import { checkbookOrdering } from './checkbookOrdering';

type FieldsProps = PaymentFieldsProps<'MAKE_SHOP_OPERATION', CheckbookOrderDraft>;

function Fields({ model }: FieldsProps) {
  return (
    <OfferedProduct product="makeCheckbookOrder">
      {(price) => <CheckbookFields model={model} price={price} />}
    </OfferedProduct>
  );
}

/** Fields of an order for checkbooks: the account, their number, and the employee who collects them. */
const CheckbookFields = observer(function CheckbookFields({ model, price }: FieldsProps & { readonly price: Money }) {
  const { t } = useTranslation(['market', 'transfer']);
  const moneyText = useMoneyText();
  const { time } = useService(PaymentContext);
  const field = usePaymentFields(model);
  const { draft, accounts, change } = model;
  return (
    <>
      <AccountPicker
        {...field('debitAccountId')}
        label={t('transfer:form.from')}
        options={somOptions(accounts)}
        value={draft.debitAccountId}
        onChange={(debitAccountId) => change({ debitAccountId })}
      />
      <TextField
        {...field('countText')}
        label={t('checkbook.count')}
        hint={t('checkbook.countHint', {
          sheets: CHECKBOOK_SHEETS,
          price: moneyText(price),
          cost: moneyText(checkbooksCost(draft, price) ?? price),
        })}
        input={{ inputMode: 'numeric', maxLength: 2 }}
        value={draft.countText}
        onChange={(countText) => change({ countText })}
      />
      <TextField
        {...field('fullName')}
        label={t('checkbook.fullName')}
        hint={t('checkbook.fullNameHint')}
        value={draft.fullName}
        onChange={(fullName) => change({ fullName })}
      />
      <TextField
        {...field('passportId')}
        label={t('checkbook.passport')}
        hint={t('checkbook.passportHint')}
        input={{ autoCapitalize: 'characters', maxLength: 12 }}
        value={draft.passportId}
        onChange={(passportId) => change({ passportId })}
      />
      <TextField
        {...field('issuedBy')}
        label={t('checkbook.issuedBy')}
        value={draft.issuedBy}
        onChange={(issuedBy) => change({ issuedBy })}
      />
      <DateField
        {...field('issuedOn')}
        range={{ max: bankDayOf(time.now) }}
        label={t('checkbook.issuedOn')}
        value={draft.issuedOn}
        onChange={(issuedOn) => change({ issuedOn })}
      />
      <TextField
        {...field('phone')}
        label={t('checkbook.phone')}
        hint={t('checkbook.phoneHint')}
        input={{ type: 'tel', inputMode: 'tel', maxLength: 20 }}
        value={draft.phone}
        onChange={(phone) => change({ phone })}
      />
    </>
  );
});

export function CheckbookPayment() {
  return <PaymentRoutes kind={checkbookOrdering} Fields={Fields} />;
}
