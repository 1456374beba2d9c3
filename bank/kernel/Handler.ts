import type { Catalogue } from '../../src/application/operations/catalogue';
import type { Declaration, RequestCarriedBy, ResponseCarriedBy } from '../../src/application/operations/declaration';
import type { Failure } from '../../src/application/operations/failureCodes';
import type { Language } from '../../src/domain/language/Language';
import type { OtpType } from '../../src/domain/user/ProfileChange';
import type { Result } from '../../src/domain/result/Result';
import type { Instant } from '../../src/domain/time/Instant';
import type { BankServices } from './BankServices';

/** The signed-in user on whose behalf a call is made. */
export interface Caller {
  readonly userId: string;
  readonly customerId: string;
  readonly sessionId: string;
  readonly customerKind: 'I' | 'C';
  readonly language: Language;
  /** How the user confirms. */
  readonly otpType: OtpType;
}

/** What a handler knows besides its request where a visitor may call who is not signed in. */
export interface GuestContext {
  /** The client's id of this call, for logs and for the customer to quote. */
  readonly referenceId: string;
  /** Network address the call came from. */
  readonly address: string;
  /** The bank's clock at the start of the call. */
  readonly now: Instant;
  readonly bank: BankServices;
}

/** What a handler knows besides its request. */
export interface CallContext extends GuestContext {
  readonly caller: Caller;
}

/**
 * What the bank does for one operation: a value, or one of the refusals its declaration lists, or that it was asked too
 * often, which every operation may answer. Anything else throws.
 */
export type Handler<D extends Declaration, Context = CallContext> = (
  request: RequestCarriedBy<D>,
  context: Context,
) => Promise<Result<ResponseCarriedBy<D>, Failure<D['failures'][number] | 'TOO_MANY_REQUESTS'>>>;

/** One handler for every operation of an area: a missing one or an undeclared failure does not type-check. */
export type HandlersFor<Operations extends Readonly<Record<string, Declaration>>, Context = CallContext> = {
  readonly [Code in keyof Operations]: Handler<Operations[Code], Context>;
};

/** Operations a visitor may call who is not signed in. */
export type GuestOperations = { readonly [Code in GuestCode]: Catalogue[Code] };

export type GuestCode = {
  [Code in keyof Catalogue]: 'guest' extends Catalogue[Code]['allowed'][number] ? Code : never;
}[keyof Catalogue];
