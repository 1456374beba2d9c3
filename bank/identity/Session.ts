import type { Caller as CallerKind } from '../../src/application/operations/declaration';
import type { Instant } from '../../src/domain/time/Instant';
import type { Caller } from '../operations/Handler';

/** A session whose key was presented and is still good. */
export interface Session extends Caller {
  /** `pending` after the password, `active` after the code. */
  readonly state: 'pending' | 'active';
  /** What the user may do for a company; empty for an individual. */
  readonly rights: readonly CallerKind[];
  readonly lastActivityAt: Instant;
}

/** A session ends after this long without a call that shows somebody is there (specification 2, section 9). */
export const IDLE_LIMIT_MS = 10 * 60 * 1000;

/** A session ends after this long whatever happens (reliability: S4). */
export const ABSOLUTE_LIMIT_MS = 12 * 60 * 60 * 1000;
