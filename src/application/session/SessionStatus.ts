import type { SessionStage } from '../operations/authentication';

/**
 * `checking` lasts from the start of the application until it is known whether this tab has a good session; the stages of a
 * session are the bank's, and `active` and `locked` are those of a signed-in user.
 */
export type SessionStatus = 'checking' | 'unauthenticated' | SessionStage;

/** True for a signed-in user, with an open or a locked screen. */
export function isVisit(status: SessionStatus): status is 'active' | 'locked' {
  return status === 'active' || status === 'locked';
}
