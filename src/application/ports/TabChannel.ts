import type { Instant } from '../../domain/time/Instant';
import type { SessionEnd } from '../session/SessionEnd';
import type { StoredSession } from './SessionVault';

/** Message between the tabs of one browser. */
export type TabMessage =
  | { readonly type: 'SESSION_WANTED' }
  | { readonly type: 'SESSION_OFFERED'; readonly session: StoredSession }
  | { readonly type: 'SIGNED_IN'; readonly sessionId: string }
  | { readonly type: 'SIGNED_OUT'; readonly sessionId: string; readonly end: SessionEnd }
  /** The screen was locked or unlocked, in all tabs of the session; `owner` is the name of the user, for a locked tab to show. */
  | { readonly type: 'LOCKED' | 'UNLOCKED'; readonly sessionId: string; readonly owner?: string }
  /** Moment of the last activity in any tab of the session. */
  | { readonly type: 'ACTIVITY'; readonly sessionId: string; readonly at: Instant }
  | { readonly type: 'ACTIVITY_WANTED'; readonly sessionId: string };

/** Channel to the other tabs of the application in this browser; a tab does not receive its own messages. */
export interface TabChannel {
  post(message: TabMessage): void;
  /** Calls `hear` with every message. Returns a function that stops listening. */
  listen(hear: (message: TabMessage) => void): () => void;
}

export const TabChannel = Symbol.for('TabChannel');
