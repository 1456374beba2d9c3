import type { TabChannel, TabMessage } from '../../application/ports/TabChannel';
import { readStoredSession } from '../storage/readStoredSession';

const NAME = 'tulpar';

/** Speaks over BroadcastChannel, which reaches only tabs of this origin in this browser profile. */
export class BroadcastTabChannel implements TabChannel {
  readonly #channel = new BroadcastChannel(NAME);

  post(message: TabMessage): void {
    this.#channel.postMessage(message);
  }

  listen(hear: (message: TabMessage) => void): () => void {
    const take = (event: MessageEvent<unknown>): void => {
      const message = readTabMessage(event.data);
      if (message !== undefined) {
        hear(message);
      }
    };
    this.#channel.addEventListener('message', take);
    return () => this.#channel.removeEventListener('message', take);
  }
}

/** Another version of the application may run in the other tab; what is not understood is passed over. */
export function readTabMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  const fields = new Map<string, unknown>(Object.entries(data));
  const sessionId = fields.get('sessionId');
  switch (fields.get('type')) {
    case 'SESSION_WANTED':
      return { type: 'SESSION_WANTED' };
    case 'SESSION_OFFERED': {
      const session = readStoredSession(fields.get('session'));
      return session && { type: 'SESSION_OFFERED', session };
    }
    case 'SIGNED_OUT':
      return typeof sessionId === 'string' ? { type: 'SIGNED_OUT', sessionId } : undefined;
    default:
      return undefined;
  }
}
