import type { SubscriberAnswer } from '../../../src/domain/payment/ServicePayment';
import type { ProviderValues } from '../../../src/domain/payment/ProviderField';
import type { ServiceProvider } from '../../../src/domain/payment/ServiceProvider';

/** Answer of the network of service providers about a subscriber. */
export type SubscriberFinding =
  | { readonly state: 'found'; readonly fullName: string; readonly debt: SubscriberAnswer['debt'] }
  | { readonly state: 'unknown' }
  /** The provider itself does not answer. */
  | { readonly state: 'silent' };

/** Queries to the network of service providers; payments go through the rail `provider`. */
export interface ServiceProviders {
  /** Slow, and never to be asked inside a transaction. */
  check(provider: ServiceProvider, values: ProviderValues): Promise<SubscriberFinding>;
}
