import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { ProviderValues } from './ProviderField';

/** Money for the services of a provider of the directory. */
export interface ServicePayment {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly serviceProviderId: string;
  readonly values: ProviderValues;
  /** What the provider gets; the fee comes on top. */
  readonly amount: Money;
}

/** Whom a provider is asked about before anything is paid. */
export interface SubscriberQuestion {
  readonly serviceProviderId: string;
  readonly values: ProviderValues;
}

/** What a provider says of a subscriber. */
export interface SubscriberAnswer {
  /** Masked: enough for who knows the person. */
  readonly subscriberName: string;
  /** What is owed; `undefined` where nothing is. */
  readonly debt: Money | undefined;
}

/** Rent of schoolbooks for a pupil (specification 2, section 7.3). */
export interface JanyKitepPayment {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly schoolCode: string;
  /** `2026-2027` */
  readonly schoolYear: string;
  readonly pupilName: string;
  readonly grade: string;
  readonly classLetter: string;
  readonly amount: Money;
}
