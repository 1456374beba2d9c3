import type { SessionStage } from '../../../src/application/operations/authentication';
import type { CompanyRight } from '../../../src/domain/corporate/Company';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { OtpType } from '../../../src/domain/user/ProfileChange';
import type { Caller } from '../../kernel/Handler';

/** A session whose key was presented and is still good. */
export interface Session extends Caller {
  /** Stage of the session; a stage other than `active` opens nothing but its own next step. */
  readonly stage: SessionStage;
  /** A restore asked for by somebody the bank does not know, or a guarded sign-in without the right password: it belongs to nobody and never succeeds. */
  readonly isDecoy: boolean;
  /** Delivery announced for the code of a guarded sign-in; `undefined` where the login was not blocked. */
  readonly guardedAs: OtpType | undefined;
  /** Rights of the user in the company; empty for an individual. */
  readonly rights: readonly CompanyRight[];
  /** Past this day the user may only look; none of a company's user. */
  readonly passportExpiresOn: BankDay | undefined;
  readonly createdAt: Instant;
  readonly lastActivityAt: Instant;
}
