/** Limit of inactivity until the bank has sent its own (specification 2, section 9, inactivity logout). */
export const IDLE_LIMIT_MS = 10 * 60_000;
/** The last part of it, in which the customer is asked (specification 2, section 9, warning countdown). */
export const COUNTDOWN_MS = 30_000;
/** Shortest interval between activity messages to other tabs, in milliseconds (specification 2, section 9, activity handler debounce). */
export const ACTIVITY_DEBOUNCE_MS = 1000;
/** Longest network outage a signed-in session survives, in milliseconds (specification 2, section 9, offline forced logout). */
export const OFFLINE_LIMIT_MS = 55_000;
/**
 * The bank ends a session by itself after the same time without a call. A user who only reads makes none, so the
 * application makes a small one this often at most, and only where something was done meanwhile.
 */
export const KEEP_ALIVE_MS = 2 * 60_000;
/** The bank writes activity down no finer than this, so a call may not cover what was done just before it. */
export const BANK_ACTIVITY_GRAIN_MS = 15_000;
/** A timer later than this was held back: the tab or the whole device slept. */
export const LATE_MS = 2000;
/** Time other tabs have to report their activity after this one slept, in milliseconds. */
export const OTHER_TABS_WAIT_MS = 200;
/** Interval of session validation while signed in, in milliseconds (specification 2, section 9, session check interval). */
export const SESSION_CHECK_INTERVAL_MS = 30_000;
