/**
 * Largest time of a session without a call that counts as activity (specification 2, section 9); an operator may
 * set less, see `Configuration.idleLimitMs`.
 */
export const MAX_IDLE_MS = 10 * 60 * 1000;

/** A session ends after this long whatever happens (reliability: S4). */
export const ABSOLUTE_LIMIT_MS = 12 * 60 * 60 * 1000;
