import type { KeyValueStore } from '../ports/KeyValueStore';
import type { OperationGateway } from '../ports/OperationGateway';
import type { SessionStore } from './SessionStore';

/** The store of this browser's key; the key opens nothing by itself, and signing out leaves it (docs/adr/0083). */
export const DEVICE_KEY = 'tulpar.device';

/** The session that had this browser remembered last. */
const REMEMBERED_IN = 'tulpar.device.session';

export interface DeviceMemoryDeps {
  readonly gateway: OperationGateway;
  readonly settings: KeyValueStore;
  /** Of this tab. */
  readonly tabSettings: KeyValueStore;
  readonly session: Pick<SessionStore, 'sessionId'>;
}

/** Has the bank know this browser again at the next sign-in. */
export class DeviceMemory {
  readonly #deps: DeviceMemoryDeps;

  constructor(deps: DeviceMemoryDeps) {
    this.#deps = deps;
  }

  /** Asks the bank to remember this browser, once in a session. Without an answer it is unknown until the next sign-in. */
  async remember(): Promise<void> {
    const { gateway, settings, tabSettings, session } = this.#deps;
    const { sessionId } = session;
    if (tabSettings.read(REMEMBERED_IN) === sessionId) {
      return;
    }
    tabSettings.write(REMEMBERED_IN, sessionId);
    const deviceKey = settings.read(DEVICE_KEY);
    const answer = await gateway.execute('REMEMBER_DEVICE', deviceKey === undefined ? {} : { deviceKey });
    if (answer.ok) {
      settings.write(DEVICE_KEY, answer.value.deviceKey);
    } else if (answer.failure.code === 'INVALID_REQUEST') {
      // What stands there is no key; the next session gets one.
      settings.remove(DEVICE_KEY);
    }
  }
}
