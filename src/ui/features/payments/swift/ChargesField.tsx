import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { formatMoney } from '../../../../domain/money/formatAmount';
import { CHARGES, chargedTransfer } from '../../../../domain/swift/charges';
import type { Charges } from '../../../../domain/swift/charges';
import { amountOf } from '../../../../domain/transfer/movementRules';
import { RadioGroup } from '../../../components/RadioGroup';
import { useLanguage } from '../../../language/useLanguage';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import type { SwiftFieldsProps } from './SwiftFieldsProps';
import { LIMITS } from '../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

/** Choice of who pays the charges of the intermediary banks, with their amounts once an amount is typed. */
export const ChargesField = observer(function ChargesField({ model }: SwiftFieldsProps) {
  const { t } = useTranslation('swift');
  const language = useLanguage();
  const field = usePaymentFields(model);
  const limits = usePaymentResource(LIMITS);
  const { draft, change } = model;
  const debit = model.accountOf(draft.debitAccountId);
  const amount = debit && amountOf(draft.amountText, debit);

  const hintOf = (charges: Charges): string => {
    const charged = amount && chargedTransfer(charges, amount, limits.tariffs);
    if (charged === undefined) {
      return t(`charges.${charges}.text`);
    }
    return t(`charges.${charges}.sums`, {
      total: formatMoney(charged.total, language),
      sent: formatMoney(charged.sent, language),
      own: formatMoney(charged.own, language),
      foreign: formatMoney(charged.foreign, language),
    });
  };

  return (
    <RadioGroup
      {...field('charges')}
      label={t('charges.label')}
      value={draft.charges}
      onChange={(charges) => change({ charges })}
      options={CHARGES.map((charges) => ({
        value: charges,
        label: t(`charges.${charges}.title`),
        hint: hintOf(charges),
      }))}
    />
  );
});
