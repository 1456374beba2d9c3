import type { Account } from '../account/Account';
import type { OperationId } from '../operation/OperationId';
import { amountOf, definedOnly, Filled } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import { fieldViolation, readFields } from './ProviderField';
import type { ProviderFieldName } from './ProviderField';
import { providerAmountViolation, somDebitViolation } from './providerRules';
import type { PaymentWay, ServiceProvider } from './ServiceProvider';
import type { ServicePayment } from './ServicePayment';

/** Draft of a payment to a provider; fields the provider does not require stay empty. */
export class ServicePaymentDraft {
  @Filled('PROVIDER_REQUIRED')
  serviceProviderId = '';

  subscriber = '';

  service = '';

  period = '';

  reading = '';

  payerName = '';

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  constructor(values: Readonly<Partial<ServicePaymentDraft>> = {}) {
    this.serviceProviderId = values.serviceProviderId ?? '';
    this.subscriber = values.subscriber ?? '';
    this.service = values.service ?? '';
    this.period = values.period ?? '';
    this.reading = values.reading ?? '';
    this.payerName = values.payerName ?? '';
    this.debitAccountId = values.debitAccountId ?? '';
    this.amountText = values.amountText ?? '';
  }
}

/** Data a payment for services is validated against. */
export interface ServiceMarket {
  readonly accounts: readonly Account[];
  readonly providers: readonly ServiceProvider[];
}

/** Provider selected in a draft, if it is paid in the given way. */
export function draftedProvider(
  { serviceProviderId }: Pick<ServicePaymentDraft, 'serviceProviderId'>,
  { providers, way }: Pick<ServiceMarket, 'providers'> & { readonly way: PaymentWay },
): ServiceProvider | undefined {
  return providers.find((provider) => provider.id === serviceProviderId && provider.way === way);
}

/** First violation of each field of a draft; empty when the payment can be created. */
export function servicePaymentViolations(
  draft: ServicePaymentDraft,
  market: ServiceMarket & { readonly way: PaymentWay },
): Violations<ServicePaymentDraft> {
  const debit = market.accounts.find(({ id }) => id === draft.debitAccountId);
  const provider = draftedProvider(draft, market);
  if (provider === undefined) {
    return { serviceProviderId: 'PROVIDER_REQUIRED' };
  }
  const ofField = (name: ProviderFieldName) => {
    const field = provider.fields.find((one) => one.name === name);
    return field && fieldViolation(field, draft[name]);
  };
  const own = {
    subscriber: ofField('subscriber'),
    service: ofField('service'),
    period: ofField('period'),
    reading: ofField('reading'),
    payerName: ofField('payerName'),
    debitAccountId: somDebitViolation(debit),
    amountText: debit && providerAmountViolation(draft.amountText, debit, provider),
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** Payment made from a draft; `undefined` while the draft has a violation. */
export function servicePaymentOf(
  draft: ServicePaymentDraft,
  market: ServiceMarket & { readonly way: PaymentWay },
  operationId: OperationId,
): ServicePayment | undefined {
  const debit = market.accounts.find(({ id }) => id === draft.debitAccountId);
  const provider = draftedProvider(draft, market);
  const amount = debit && amountOf(draft.amountText, debit);
  if (provider === undefined || amount === undefined || !isSound(servicePaymentViolations(draft, market))) {
    return undefined;
  }
  const { serviceProviderId, debitAccountId } = draft;
  return { operationId, debitAccountId, serviceProviderId, values: readFields(provider.fields, draft), amount };
}
