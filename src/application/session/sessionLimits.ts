/** The limit of inactivity until the bank has told its own (specification 2, section 9, inactivity logout). */
export const IDLE_LIMIT_MS = 10 * 60_000;
/** The last part of it, in which the customer is asked (specification 2, section 9, warning countdown). */
export const COUNTDOWN_MS = 30_000;
/** What the customer does is told to the other tabs this often at most (specification 2, section 9, activity handler debounce). */
export const ACTIVITY_DEBOUNCE_MS = 1000;
/** How long the network may be away while somebody is signed in (specification 2, section 9, offline forced logout). */
export const OFFLINE_LIMIT_MS = 55_000;
/**
 * The bank ends a session by itself after the same time without a call. Somebody who only reads makes none, so the
 * application makes a small one this often at most, and only where something was done meanwhile.
 */
export const KEEP_ALIVE_MS = 2 * 60_000;
/** The bank writes activity down no finer than this, so a call may not cover what was done just before it. */
export const BANK_ACTIVITY_GRAIN_MS = 15_000;
/** A timer later than this was held back: the tab or the whole device slept. */
export const LATE_MS = 2000;
/** How long other tabs have to say what happened while this one slept. */
export const OTHER_TABS_WAIT_MS = 200;
/** How often the session is validated while signed in (specification 2, section 9, session check interval). */
export const SESSION_CHECK_INTERVAL_MS = 30_000;
