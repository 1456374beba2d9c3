import type { KeyValueStore } from '../ports/KeyValueStore';
import type { OperationGateway } from '../ports/OperationGateway';
import type { SessionStore } from './SessionStore';

/** Storage key of this browser's device key, which gives no access by itself and survives signing out (docs/adr/0083). */
export const DEVICE_KEY = 'tulpar.device';

/** Storage key of the id of the session that registered this browser last. */
const REMEMBERED_IN = 'tulpar.device.session';

export interface DeviceMemoryDeps {
  readonly gateway: OperationGateway;
  readonly settings: KeyValueStore;
  /** Settings of this tab. */
  readonly tabSettings: KeyValueStore;
  readonly session: Pick<SessionStore, 'sessionId'>;
}

/** Registers this browser at the bank as a known device for the next sign-in. */
export class DeviceMemory {
  readonly #deps: DeviceMemoryDeps;

  constructor(deps: DeviceMemoryDeps) {
    this.#deps = deps;
  }

  /** Registers this browser once per session. When the call fails it stays unknown until the next sign-in. */
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
