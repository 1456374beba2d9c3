import type { SessionStage } from '../../../src/application/operations/authentication';
import type { CompanyRight } from '../../../src/domain/corporate/Company';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { OtpType } from '../../../src/domain/user/ProfileChange';
import type { Caller } from '../../kernel/Handler';

/** A session whose key was presented and is valid. */
export interface Session extends Caller {
  /** Stage of the session; a stage other than `active` opens nothing but its own next step. */
  readonly stage: SessionStage;
  /**
   * True for a restore requested by an unknown person, or a guarded sign-in without the right password: it belongs to no user and never
   * succeeds.
   */
  readonly isDecoy: boolean;
  /** Delivery announced for the code of a guarded sign-in; `undefined` where the login was not blocked. */
  readonly guardedAs: OtpType | undefined;
  /** Rights of the user in the company; empty for an individual. */
  readonly rights: readonly CompanyRight[];
  /** Operations the user may create for the company; `undefined` for all. */
  readonly operations: readonly string[] | undefined;
  /** True when the user sees some accounts of the company only (bank/modules/rights). */
  readonly isLimitedToAccounts: boolean;
  readonly isAdministrator: boolean;
  /** Last day of the passport, after which the user may only look; `undefined` for a company's user. */
  readonly passportExpiresOn: BankDay | undefined;
  readonly createdAt: Instant;
  readonly lastActivityAt: Instant;
}
