import type { SessionStage } from '../operations/authentication';

/**
 * `checking` lasts from the start of the application until it is known whether this tab has a good session; the stages of a
 * session are the bank's, and `active` and `locked` are those at which somebody is signed in.
 */
export type SessionStatus = 'checking' | 'unauthenticated' | SessionStage;

/** Somebody is signed in, whether or not the screen is locked. */
export function isVisit(status: SessionStatus): status is 'active' | 'locked' {
  return status === 'active' || status === 'locked';
}
