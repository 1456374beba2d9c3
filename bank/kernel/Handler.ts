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
  /** Factor the user confirms with. */
  readonly otpType: OtpType;
}

/** Context of a handler that visitors may call without signing in. */
export interface GuestContext {
  /** The client's id of this call, for logs and for the customer to quote. */
  readonly referenceId: string;
  /** Network address the call came from. */
  readonly address: string;
  /** The bank's clock at the start of the call. */
  readonly now: Instant;
  readonly bank: BankServices;
}

/** Context of a handler besides its request. */
export interface CallContext extends GuestContext {
  readonly caller: Caller;
}

/**
 * Handler of one operation. Answers a value, one of the failures its declaration lists, or TOO_MANY_REQUESTS, which every operation may
 * answer.
 * @throws anything else: a defect, never an answer.
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
