import { readFields, wrongField } from '../../../src/domain/payment/ProviderField';
import type { ProviderValues } from '../../../src/domain/payment/ProviderField';
import type { ServiceProvider } from '../../../src/domain/payment/ServiceProvider';
import type { SubscriberAnswer, SubscriberQuestion } from '../../../src/domain/payment/ServicePayment';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { maskedName } from '../../../src/domain/user/maskedName';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusedUntil } from '../../../src/application/operations/failureWith';
import type { Instant } from '../../../src/domain/time/Instant';
import type { CallContext } from '../../kernel/Handler';
import { findProvider } from '../directories';

type ProviderFailure = Failure<'OPERATION_IMPOSSIBLE' | 'PROVIDER_NOT_FOUND' | 'INVALID_PAYMENT_DETAILS'>;
type SubscriberFailure = Failure<
  'OPERATION_IMPOSSIBLE' | 'SUBSCRIBER_NOT_FOUND' | 'PROVIDER_UNAVAILABLE' | 'TOO_MANY_REQUESTS'
>;

/** A provider and the values of its fields, each in the form the provider needs. */
export interface AddressedProvider {
  readonly provider: ServiceProvider;
  readonly values: ProviderValues;
}

/** Provider of a request whose fields are all filled in. */
export async function addressedProvider(
  { serviceProviderId, values }: SubscriberQuestion,
  context: CallContext,
): Promise<Result<AddressedProvider, ProviderFailure>> {
  if (context.bank.networks.serviceProviders === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const provider = await findProvider(context, serviceProviderId);
  if (provider === undefined) {
    return refusal({ code: 'PROVIDER_NOT_FOUND' });
  }
  const field = wrongField(provider.fields, values);
  return field === undefined
    ? success({ provider, values: readFields(provider.fields, values) })
    : refusal({ code: 'INVALID_PAYMENT_DETAILS', data: { field } });
}

/**
 * Asks the provider for the name and debt of the subscriber. The number of queries per hour is limited, because names and debts are not to
 * be collected.
 */
export async function askProvider(
  { provider, values }: AddressedProvider,
  { bank, caller, now }: CallContext,
): Promise<Result<SubscriberAnswer, SubscriberFailure>> {
  const network = bank.networks.serviceProviders;
  if (network === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const { pool } = bank.database;
  const { rows } = await pool.query<{ free_at: Instant | null }>({
    name: 'subscriber-lookup-free-at',
    text: 'select subscriber_lookup_free_at($1, $2) as free_at',
    values: [caller.userId, new Date(now)],
  });
  const freeAt = rows[0]?.free_at ?? null;
  if (freeAt !== null) {
    return refusal(refusedUntil('TOO_MANY_REQUESTS', freeAt));
  }
  const finding = await network.check(provider, values);
  await pool.query({
    name: 'count-subscriber-lookup',
    text: 'select count_subscriber_lookup($1, $2, $3)',
    values: [caller.userId, finding.state === 'found', new Date(now)],
  });
  switch (finding.state) {
    case 'found':
      return success({ subscriberName: maskedName(finding.fullName), debt: finding.debt });
    case 'unknown':
      return refusal({ code: 'SUBSCRIBER_NOT_FOUND' });
    case 'silent':
      return refusal({ code: 'PROVIDER_UNAVAILABLE' });
    default:
      return finding satisfies never;
  }
}

/** Name and debt of a subscriber, for providers that answer such queries. */
export async function checkSubscriber(
  question: SubscriberQuestion,
  context: CallContext,
): Promise<Result<SubscriberAnswer, ProviderFailure | SubscriberFailure>> {
  const addressed = await addressedProvider(question, context);
  if (!addressed.ok) {
    return addressed;
  }
  return addressed.value.provider.way === 'checked'
    ? askProvider(addressed.value, context)
    : refusal({ code: 'PROVIDER_NOT_FOUND' });
}
