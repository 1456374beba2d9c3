import type { SessionStage } from '../../src/application/operations/authentication';
import type { CompanyRight } from '../../src/domain/corporate/Company';
import type { BankDay, Instant } from '../../src/domain/time/Instant';
import type { Caller } from '../operations/Handler';

/** A session whose key was presented and is still good. */
export interface Session extends Caller {
  /** How far it has come; only `active` opens more than its own next step. */
  readonly stage: SessionStage;
  /** A restore asked for by somebody the bank does not know: it belongs to nobody and never succeeds. */
  readonly isDecoy: boolean;
  /** What the user may do for a company; empty for an individual. */
  readonly rights: readonly CompanyRight[];
  /** Past this day the user may only look; none of a company's user. */
  readonly passportExpiresOn: BankDay | undefined;
  readonly createdAt: Instant;
  readonly lastActivityAt: Instant;
}
