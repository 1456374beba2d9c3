import { injectable } from '../../application/injection';
import type { TabChannel, TabMessage } from '../../application/ports/TabChannel';
import { isSessionEnd } from '../../application/session/SessionEnd';
import { readStoredSession } from '../storage/readStoredSession';

const NAME = 'tulpar';

/** Speaks over BroadcastChannel, which reaches only tabs of this origin in this browser profile. */
@injectable('Singleton')
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
  const type = fields.get('type');
  if (type === 'SESSION_WANTED') {
    return { type };
  }
  if (type === 'SESSION_OFFERED') {
    const session = readStoredSession(fields.get('session'));
    return session && { type, session };
  }
  const sessionId = fields.get('sessionId');
  return typeof sessionId === 'string' ? readMessageOfSession(fields, sessionId) : undefined;
}

function readMessageOfSession(fields: ReadonlyMap<string, unknown>, sessionId: string): TabMessage | undefined {
  const type = fields.get('type');
  const end = fields.get('end');
  const at = fields.get('at');
  const owner = fields.get('owner');
  switch (type) {
    case 'SIGNED_IN':
    case 'ACTIVITY_WANTED':
      return { type, sessionId };
    case 'SIGNED_OUT':
      return { type, sessionId, end: isSessionEnd(end) ? end : 'signedOut' };
    case 'LOCKED':
    case 'UNLOCKED':
      return { type, sessionId, ...(typeof owner === 'string' && { owner }) };
    case 'ACTIVITY':
      return typeof at === 'number' ? { type, sessionId, at } : undefined;
    default:
      return undefined;
  }
}
