import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';

import type { ConfirmedCode } from '../../../../application/operations/catalogue';
import { localized } from '../../../../domain/language/localized';
import { formatAmount } from '../../../../domain/money/formatAmount';
import { fieldViolation, readFields } from '../../../../domain/payment/ProviderField';
import type { ServicePaymentDraft } from '../../../../domain/payment/ServicePaymentDraft';
import type { ServiceProvider } from '../../../../domain/payment/ServiceProvider';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { DebitAccountField } from '../../../flow/payment/DebitAccountField';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { ProviderAmountField } from './ProviderAmountField';
import { ProviderFieldInput } from './ProviderFieldInput';
import { ProviderHeading } from './ProviderHeading';
import { ServiceDirectory } from './ServiceDirectory';
import { CATALOGUE_PATH } from '../../../objects/payments/providerPaths';
import { SubscriberPanel } from './SubscriberPanel';
import { SERVICES } from '../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

type Props<Code extends ConfirmedCode> = PaymentFieldsProps<Code, ServicePaymentDraft>;

/** The fields the provider asks for, from which account and how much. */
export const ServiceFields = observer(function ServiceFields<Code extends ConfirmedCode>({ model }: Props<Code>) {
  const services = usePaymentResource(SERVICES);
  return (
    <ServiceDirectory>
      {() => {
        const provider = services.providerOf(model.draft.serviceProviderId);
        return provider === undefined ? (
          <Navigate to={CATALOGUE_PATH} replace />
        ) : (
          <FieldsOf model={model} provider={provider} />
        );
      }}
    </ServiceDirectory>
  );
});

interface FieldsProps<Code extends ConfirmedCode> extends Props<Code> {
  readonly provider: ServiceProvider;
}

const FieldsOf = observer(function FieldsOf<Code extends ConfirmedCode>({ model, provider }: FieldsProps<Code>) {
  const language = useLanguage();
  const context = useService(PaymentContext);
  const [check] = useState(() => context.newSubscriberCheck());
  const field = usePaymentFields(model);
  const { draft, change } = model;
  const isChecked = provider.way === 'checked';
  const isFilledIn = provider.fields.every((one) => fieldViolation(one, draft[one.name]) === undefined);
  const question = { serviceProviderId: provider.id, values: readFields(provider.fields, draft) };

  /** Requests the subscriber and the debt once the number is complete. */
  const ask = async (): Promise<void> => {
    if (isChecked && isFilledIn) {
      const answer = await check.ask(question);
      if (answer?.debt !== undefined && model.draft.amountText.trim() === '') {
        change({ amountText: formatAmount(answer.debt, language) });
      }
    }
  };

  return (
    <>
      <ProviderHeading provider={provider} category={SERVICES.of(context).categoryOf(provider)} />
      {provider.fields.map((one) => (
        <ProviderFieldInput
          key={one.name}
          field={one}
          label={localized(one.label, language)}
          control={field(one.name)}
          value={draft[one.name]}
          onChange={(text) => change({ [one.name]: text })}
          onLeave={() => void ask()}
        />
      ))}
      {isChecked && (
        <SubscriberPanel
          state={check.stateOf(question)}
          canAsk={isFilledIn}
          onAsk={() => void ask()}
          onPay={(debt) => change({ amountText: formatAmount(debt, language) })}
        />
      )}
      <ProviderAmountField
        field={field('amountText')}
        provider={provider}
        value={draft.amountText}
        onChange={(amountText) => change({ amountText })}
      />
      <DebitAccountField model={model} />
    </>
  );
});
