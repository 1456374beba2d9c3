import { compare, money } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import type { MovementCode } from '../../../src/domain/movements/movements';
import type { DetailName, OperationDetails } from '../../../src/domain/operation/details';
import type { ServicePayment } from '../../../src/domain/payment/ServicePayment';
import { providerFee } from '../../../src/domain/payment/ServiceProvider';
import type { PaymentWay, ServiceProvider } from '../../../src/domain/payment/ServiceProvider';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { CallContext } from '../../kernel/Handler';
import { OPERATION_LIFE_MS } from '../transfers';
import type { OperationPlan } from '../transfers';
import { addressedProvider, askProvider } from './checkSubscriber';
import type { AddressedProvider } from './checkSubscriber';

type AmountFailure = Failure<'MIN_LIM_NOT_REACHED' | 'MAX_LIM_EXCEEDED'>;
type AddressFailure = Failure<'OPERATION_IMPOSSIBLE' | 'PROVIDER_NOT_FOUND' | 'INVALID_PAYMENT_DETAILS'>;
type CheckFailure = Failure<'SUBSCRIBER_NOT_FOUND' | 'PROVIDER_UNAVAILABLE' | 'TOO_MANY_REQUESTS'>;
type Planned<F extends Failure> = Promise<Result<OperationPlan, AddressFailure | AmountFailure | F>>;

/** Kind of the transaction in the history, by the way a provider is paid. */
const TXN_CODES: Readonly<Record<Exclude<PaymentWay, 'kitep'>, MovementCode>> = {
  checked: 'MAKE_GENERIC_PAYMENT_V2',
  single: 'MAKE_GENERIC_SINGLE_PAYMENT_V2',
  mobile: 'MAKE_MOBILE_PAYMENT_V2',
};

/** Plan of a payment to a provider that names its subscribers: it is asked now, outside any transaction, and its answer is shown. */
export async function planGenericPayment(request: ServicePayment, context: CallContext): Planned<CheckFailure> {
  const addressed = await addressedProvider(request, context);
  if (!addressed.ok) {
    return addressed;
  }
  return addressed.value.provider.way === 'checked'
    ? planChecked(addressed.value, request, context)
    : refusal({ code: 'PROVIDER_NOT_FOUND' });
}

/** Plan of a payment to a provider that takes it in one step. */
export function planSinglePayment(request: ServicePayment, context: CallContext): Planned<never> {
  return planUnchecked(request, context, 'single');
}

/** Plan of a top-up at the operator the customer has chosen: a number may have been moved to another operator. */
export function planMobilePayment(request: ServicePayment, context: CallContext): Planned<never> {
  return planUnchecked(request, context, 'mobile');
}

/** Plan of a payment to a provider, in the way the provider is paid. */
export async function planAnyPayment(request: ServicePayment, context: CallContext): Planned<CheckFailure> {
  const addressed = await addressedProvider(request, context);
  if (!addressed.ok) {
    return addressed;
  }
  const { provider } = addressed.value;
  switch (provider.way) {
    case 'checked':
      return planChecked(addressed.value, request, context);
    case 'single':
    case 'mobile':
      return planUnchecked(request, context, provider.way);
    case 'kitep':
      return refusal({ code: 'PROVIDER_NOT_FOUND' });
    default:
      return provider.way satisfies never;
  }
}

async function planChecked(
  addressed: AddressedProvider,
  request: ServicePayment,
  context: CallContext,
): Planned<CheckFailure> {
  const answer = await askProvider(addressed, context);
  return answer.ok
    ? planned(
        { ...addressed, txnCode: TXN_CODES.checked, subscriberName: answer.value.subscriberName },
        request,
        context,
      )
    : answer;
}

async function planUnchecked(request: ServicePayment, context: CallContext, way: 'single' | 'mobile'): Planned<never> {
  const addressed = await addressedProvider(request, context);
  if (!addressed.ok) {
    return addressed;
  }
  return addressed.value.provider.way === way
    ? planned({ ...addressed.value, txnCode: TXN_CODES[way], subscriberName: '' }, request, context)
    : refusal({ code: 'PROVIDER_NOT_FOUND' });
}

function planned(
  {
    provider,
    values,
    txnCode,
    subscriberName,
  }: AddressedProvider & { readonly txnCode: MovementCode; readonly subscriberName: string },
  { debitAccountId, amount }: ServicePayment,
  { now }: CallContext,
): Result<OperationPlan, AmountFailure> {
  const { subscriber = '', ...others } = values;
  return planForProvider({
    provider,
    txnCode,
    debitAccountId,
    amount,
    number: subscriber,
    details: { subscriberName, ...others },
    now,
  });
}

/** Data of a payment to a service provider. */
export interface ProviderOrder {
  readonly provider: ServiceProvider;
  readonly txnCode: MovementCode;
  readonly debitAccountId: string;
  readonly amount: Money;
  /** Number of the subscriber at the provider. */
  readonly number: string;
  readonly details: Readonly<Partial<Record<DetailName, string | undefined>>>;
  readonly now: number;
}

/**
 * Plan of a payment in soms to a provider: the money leaves the account at once and waits in transit until the provider has credited its
 * subscriber.
 */
export function planForProvider(order: ProviderOrder): Result<OperationPlan, AmountFailure> {
  const { provider, debitAccountId, amount, now } = order;
  if (compare(amount, provider.minimum) < 0) {
    return refusal({ code: 'MIN_LIM_NOT_REACHED' });
  }
  if (compare(amount, provider.maximum) > 0) {
    return refusal({ code: 'MAX_LIM_EXCEEDED' });
  }
  const fee = providerFee(provider, amount);
  return success({
    txnCode: order.txnCode,
    debit: { from: 'own', accountId: debitAccountId },
    credit: {
      to: 'outside',
      rail: 'provider',
      accountNumber: order.number,
      name: provider.name.ru,
      sendNotBefore: now,
    },
    amount,
    fee,
    credited: amount,
    purpose: '',
    terms: { details: withoutEmpty({ ...order.details, providerCode: provider.id }) },
    legs: [
      { account: debitAccountId, minor: -amount.minor },
      { class: 'RAIL_TRANSIT', currency: amount.currency, minor: amount.minor },
    ],
    counted: money(amount.minor, 'KGS'),
    expiresAt: now + OPERATION_LIFE_MS,
  });
}

function withoutEmpty(details: ProviderOrder['details']): OperationDetails {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined && value !== ''));
}
