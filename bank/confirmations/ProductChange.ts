import type { Kysely } from 'kysely';

import type { ProductChangeCode, FailureCodeOf, RequestOf } from '../../src/application/operations/catalogue';
import type { Failure } from '../../src/application/operations/failureCodes';
import type { LooseningCode } from '../../src/application/operations/companyChanges';
import type { CompanyChange } from '../../src/domain/corporate/ChangeDocument';
import type { LocalizedText } from '../../src/domain/language/Language';
import type { Result } from '../../src/domain/result/Result';
import type { Tables } from '../db/Tables';
import type { CallContext } from '../kernel/Handler';

/** Database transaction a change of a product runs in, and the context of its call. */
export interface TransactionContext {
  readonly connection: Kysely<Tables>;
  readonly context: CallContext;
}

/** The effect of a change on a company, from the old value to the new one. */
export interface AssessedChange extends CompanyChange {
  /** A change that loosens waits for signatures; any other is made by one person, and the other signatories are notified. */
  readonly effect: 'loosens' | 'harmless';
}

/**
 * Definition of a change of a product that is confirmed with CONFIRM_ACCOUNT_OPERATION. The request itself is stored encrypted until then,
 * so that secrets in it are safe; tries, lifetimes and messages of codes are those of everything confirmed (bank/confirmations).
 *
 * To add one: declare its code with `confirmedBy: 'CONFIRM_ACCOUNT_OPERATION'`, a request that has an `operationId` and the answer
 * `WaitingChange`; name among its failures OPERATION_ID_REUSED and MAX_OTP_TRIES, and among those of CONFIRM_ACCOUNT_OPERATION whatever
 * `make` may find; write a value of this type in its area and name it in PRODUCT_CHANGES (bank/modules/productChangeRegistry.ts); let the
 * handler be `productChangeHandler('THE_CODE', theChange)`. On the screen it is a `ProductChangeViewModel` (src/ui/flow/change) with its
 * fields.
 */
export interface ProductChange<Code extends ProductChangeCode> {
  /**
   * Checks the request before anything is stored. Returns the object of the change for the message with the code, each language in the form
   * its sentence needs (domain/user/securityMessages.ts): «блокировки счёта •1234», “to block account •1234”.
   */
  readonly check: (
    request: RequestOf<Code>,
    transaction: TransactionContext,
  ) => Promise<Result<LocalizedText, Failure<FailureCodeOf<Code> | 'TOO_MANY_REQUESTS'>>>;
  /**
   * Makes the change, in the transaction that uses the code up. Returns a failure that has arisen since the request; `undefined` when it is
   * done.
   */
  readonly make: (
    request: RequestOf<Code>,
    transaction: TransactionContext,
  ) => Promise<FailureCodeOf<'CONFIRM_ACCOUNT_OPERATION'> | undefined>;
  /** The request as it is stored until its confirmation, where some of it must not be stored; the whole request by default. */
  readonly kept?: (request: RequestOf<Code>) => RequestOf<Code>;
  /**
   * Compares the change of a company with the present values, and locks these for the rest of the transaction; `undefined` when its object
   * does not exist.
   */
  readonly assess?: (request: RequestOf<Code>, transaction: TransactionContext) => Promise<AssessedChange | undefined>;
  /** True when the fields that are not stored are the same as in the first call, according to the system that keeps them. */
  readonly isSame?: (request: RequestOf<Code>, transaction: TransactionContext) => Promise<boolean>;
}

/** A change that may loosen something of a company must define `assess`. */
export type ProductChangeOf<Code extends ProductChangeCode> = ProductChange<Code> &
  (Code extends LooseningCode ? Required<Pick<ProductChange<Code>, 'assess'>> : unknown);

/** Definition of every change of a product. Total: a code without a definition does not compile. */
export type ProductChanges = { readonly [Code in ProductChangeCode]: ProductChangeOf<Code> };
