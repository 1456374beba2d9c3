import { inject, injectable } from '../injection';
import { TabKeyValueStore, KeyValueStore } from '../ports/KeyValueStore';
import { OperationGateway } from '../ports/OperationGateway';
import { SessionStore } from './SessionStore';

/** Storage key of this browser's device key, which gives no access by itself and survives signing out (docs/adr/0014). */
export const DEVICE_KEY = 'tulpar.device';

/** Storage key of the id of the session that registered this browser last. */
const REMEMBERED_IN = 'tulpar.device.session';

@injectable()
export class DeviceMemoryDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(KeyValueStore) readonly settings!: KeyValueStore;
  /** Settings of this tab. */
  @inject(TabKeyValueStore) readonly tabSettings!: KeyValueStore;
  @inject(SessionStore) readonly session!: Pick<SessionStore, 'sessionId'>;
}

/** Registers this browser at the bank as a known device for the next sign-in. */
@injectable('Singleton')
export class DeviceMemory {
  readonly #deps: DeviceMemoryDeps;

  constructor(@inject(DeviceMemoryDeps) deps: DeviceMemoryDeps) {
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
