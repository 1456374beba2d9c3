import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { localized } from '../../../../domain/language/localized';
import { operatorOf, readMobilePhone } from '../../../../domain/payment/mobileOperator';
import { draftedOperator } from '../../../../domain/payment/MobilePaymentDraft';
import type { MobilePaymentDraft } from '../../../../domain/payment/MobilePaymentDraft';
import { SelectField } from '../../../components/SelectField';
import { TextField } from '../../../components/TextField';
import { OwnValue } from '../../../objects/accounts/OwnValue';
import { useLanguage } from '../../../language/useLanguage';
import { DebitAccountField } from '../../../flow/payment/DebitAccountField';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import { ProviderAmountField } from './ProviderAmountField';
import { ServiceDirectory } from './ServiceDirectory';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { SERVICES } from '../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

type Props = PaymentFieldsProps<'MAKE_MOBILE_PAYMENT_V2', MobilePaymentDraft>;

const MAX_PHONE_LENGTH = 20;

/** Fields of a mobile top-up: phone, debit account and amount. */
export const MobileFields = observer(function MobileFields({ model }: Props) {
  return <ServiceDirectory>{() => <FieldsOf model={model} />}</ServiceDirectory>;
});

const FieldsOf = observer(function FieldsOf({ model }: Props) {
  const services = usePaymentResource(SERVICES);
  const field = usePaymentFields(model);
  const { draft, change } = model;
  return (
    <>
      <PhoneField model={model} />
      <OperatorField model={model} />
      <ProviderAmountField
        field={field('amountText')}
        provider={draftedOperator(draft, services)}
        value={draft.amountText}
        onChange={(amountText) => change({ amountText })}
      />
      <DebitAccountField model={model} />
    </>
  );
});

const PhoneField = observer(function PhoneField({ model }: Props) {
  const { t } = useTranslation('services');
  const field = usePaymentFields(model);
  const { draft, change } = model;
  return (
    <TextField
      {...field('phone')}
      label={t('phone')}
      hint={t('phoneHint')}
      value={draft.phone}
      onChange={(phone) => change({ phone })}
      input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: MAX_PHONE_LENGTH }}
      offer={
        <OwnValue name="phone" typed={draft.phone} read={readMobilePhone} onChoose={(phone) => change({ phone })} />
      }
    />
  );
});

const OperatorField = observer(function OperatorField({ model }: Props) {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const services = usePaymentResource(SERVICES);
  const field = usePaymentFields(model);
  const { draft, change } = model;
  const recognised = operatorOf(services.providers, draft.phone);
  const operators = services.providers.filter(({ way }) => way === 'mobile');
  const automatic =
    recognised === undefined
      ? t('operatorByNumber')
      : t('operatorRecognised', { name: localized(recognised.name, language) });
  return (
    <SelectField
      {...field('serviceProviderId')}
      label={t('operator')}
      hint={t('operatorHint')}
      options={[
        { value: '', label: automatic },
        ...operators.map(({ id, name }) => ({ value: id, label: localized(name, language) })),
      ]}
      value={draft.serviceProviderId}
      onChange={(serviceProviderId) => change({ serviceProviderId })}
    />
  );
});
