import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { CHECKBOOK_SHEETS } from '../../../../../domain/shop/CheckbookOrder';
import { checkbooksCost } from '../../../../../domain/shop/CheckbookOrderDraft';
import type { CheckbookOrderDraft } from '../../../../../domain/shop/CheckbookOrderDraft';
import { bankDayOf } from '../../../../../domain/time/Instant';
import { DateField } from '../../../../components/DateField';
import { TextField } from '../../../../components/TextField';
import { useMoneyText } from '../../../../components/useMoneyText';
import { DebitAccountField } from '../../../../flow/payment/DebitAccountField';
import { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { useService } from '../../../../kernel/ServicesContext';
import { OfferedProduct, priceOf } from '../OfferedProduct';
import { checkbookOrdering } from './checkbookOrdering';

type FieldsProps = PaymentFieldsProps<'MAKE_SHOP_OPERATION', CheckbookOrderDraft>;

/** Fields of an order for checkbooks: the account, their number, and the employee who collects them. */
const Fields = observer(function CheckbookFields({ model }: FieldsProps) {
  const { t } = useTranslation(['market', 'transfer']);
  const moneyText = useMoneyText();
  const context = useService(PaymentContext);
  const price = priceOf('makeCheckbookOrder', context);
  const field = usePaymentFields(model);
  const { draft, change } = model;
  return (
    <>
      <DebitAccountField model={model} />
      <TextField
        {...field('countText')}
        label={t('checkbook.count')}
        hint={
          price &&
          t('checkbook.countHint', {
            sheets: CHECKBOOK_SHEETS,
            price: moneyText(price),
            cost: moneyText(checkbooksCost(draft, price) ?? price),
          })
        }
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
        range={{ max: bankDayOf(context.time.now) }}
        label={t('checkbook.issuedOn')}
        value={draft.issuedOn}
        onChange={(issuedOn) => change({ issuedOn })}
      />
      <TextField
        {...field('employeePhone')}
        label={t('checkbook.phone')}
        hint={t('checkbook.phoneHint')}
        input={{ type: 'tel', inputMode: 'tel', maxLength: 20 }}
        value={draft.employeePhone}
        onChange={(employeePhone) => change({ employeePhone })}
      />
    </>
  );
});

export function CheckbookPayment() {
  return (
    <OfferedProduct product="makeCheckbookOrder">
      <PaymentRoutes kind={checkbookOrdering} Fields={Fields} />
    </OfferedProduct>
  );
}
