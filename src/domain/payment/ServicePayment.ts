import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { ProviderValues } from './ProviderField';

/** Payment for the services of a provider of the directory. */
export interface ServicePayment {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly serviceProviderId: string;
  readonly values: ProviderValues;
  /** Amount for the provider; the fee is added. */
  readonly amount: Money;
}

/** Query about a subscriber, sent to the provider before anything is paid. */
export interface SubscriberQuestion {
  readonly serviceProviderId: string;
  readonly values: ProviderValues;
}

/** Answer of a provider about a subscriber. */
export interface SubscriberAnswer {
  /** Masked name, recognizable to a person who knows the subscriber. */
  readonly subscriberName: string;
  /** Amount owed; `undefined` when there is no debt. */
  readonly debt: Money | undefined;
}

/** Payment of the rent of schoolbooks for a pupil (specification 2, section 7.3). */
export interface JanyKitepPayment {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly schoolCode: string;
  /** School year, `YYYY-YYYY`, e.g. `2026-2027`. */
  readonly schoolYear: string;
  readonly pupilName: string;
  readonly grade: string;
  readonly classLetter: string;
  readonly amount: Money;
}
