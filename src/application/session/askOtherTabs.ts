import type { Scheduler } from '../ports/Scheduler';
import type { StoredSession } from '../ports/SessionVault';
import type { TabChannel } from '../ports/TabChannel';

/**
 * Time a new tab stays blank while it waits for another tab to hand its session over, in milliseconds. A later hand-over is
 * still accepted, from the login page.
 */
export const HAND_OVER_WAIT_MS = 200;

/** Asks the other tabs of this browser for their session; `undefined` when none has answered in time. */
export function askOtherTabs(tabs: TabChannel, scheduler: Scheduler): Promise<StoredSession | undefined> {
  return new Promise((resolve) => {
    const finish = (session: StoredSession | undefined): void => {
      cancel();
      stopListening();
      resolve(session);
    };
    const cancel = scheduler.after(HAND_OVER_WAIT_MS, () => finish(undefined));
    const stopListening = tabs.listen((message) => {
      if (message.type === 'SESSION_OFFERED') {
        finish(message.session);
      }
    });
    tabs.post({ type: 'SESSION_WANTED' });
  });
}
