import type { Instant } from '../../domain/time/Instant';
import type { SessionEnd } from '../session/SessionEnd';
import type { StoredSession } from './SessionVault';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { readonly type: 'SESSION_WANTED' }
  | { readonly type: 'SESSION_OFFERED'; readonly session: StoredSession }
  | { readonly type: 'SIGNED_IN'; readonly sessionId: string }
  | { readonly type: 'SIGNED_OUT'; readonly sessionId: string; readonly end: SessionEnd }
  /** The screen was locked or unlocked, in all tabs of the session; `owner` is who is signed in, for a locked one to show. */
  | { readonly type: 'LOCKED' | 'UNLOCKED'; readonly sessionId: string; readonly owner?: string }
  /** When somebody last did something in any tab of the session. */
  | { readonly type: 'ACTIVITY'; readonly sessionId: string; readonly at: Instant }
  | { readonly type: 'ACTIVITY_WANTED'; readonly sessionId: string };

/** Speaks to the other tabs of the application in this browser; a tab never hears itself. */
export interface TabChannel {
  post(message: TabMessage): void;
  /** Answers how to stop listening. */
  listen(hear: (message: TabMessage) => void): () => void;
}

export const TabChannel = Symbol.for('TabChannel');
