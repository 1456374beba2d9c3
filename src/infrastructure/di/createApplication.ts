import { LogShipping } from '../../application/logging/LogShipping';
import { DefectLog } from '../../application/ports/DefectLog';
import { KeyValueStore } from '../../application/ports/KeyValueStore';
import { Scheduler } from '../../application/ports/Scheduler';
import type { Services } from '../../application/ports/Services';
import { OfflineWatch } from '../../application/session/OfflineWatch';
import { SessionStore } from '../../application/session/SessionStore';
import { SignedInArea } from '../../application/session/SignedInArea';
import { VersionWatch } from '../../application/version/VersionWatch';
import type { Language } from '../../domain/language/Language';
import { GUEST_TABLE } from '../../ui/features/guestScreens';
import { loadWords } from '../../ui/language/loadWords';
import { BrowserDevice } from '../device/BrowserDevice';
import { connectionModule } from './connectionModule';
import { createContainer, servicesOf } from './createContainer';
import { deviceModule } from './deviceModule';
import { guestModule } from './guestModule';
import { LazyConnection } from './LazyConnection';
import { RootContainer } from './RootContainer';
import { sessionRulesModule } from './sessionRulesModule';

/** Time after which the login page is loaded for a signed-in user, because a session may end without a network, in milliseconds. */
const LOGIN_AHEAD_MS = 20_000;

/** The application before React: what src/ui/main.tsx puts on the page. */
export interface Application {
  /** For guest pages; a signed-in page gets its services from `SignedInArea.services`, which knows these too. */
  readonly services: Services;
  /** Settings that hold the theme. */
  readonly preferences: KeyValueStore;
  /** The language to show first. */
  readonly language: Language;
  /** Keeps a later choice of language. */
  keepLanguage(language: Language): void;
  /** For the error boundary, and for errors nothing caught. */
  readonly log: DefectLog;
  /** Checks for a session and follows it from then on. */
  start(): void;
}

/** Wires the guest part of the application. Everything behind the sign-in is fetched when it is needed. */
export function createApplication(): Application {
  const container = createContainer();
  container.bind(RootContainer).toConstantValue(new RootContainer(container));
  container.load(deviceModule, connectionModule, guestModule, sessionRulesModule);
  const device = container.get(BrowserDevice);
  return {
    services: servicesOf(container),
    preferences: container.get<KeyValueStore>(KeyValueStore),
    language: device.language(),
    keepLanguage: device.keepLanguage,
    log: container.get<DefectLog>(DefectLog),
    start: () => {
      container.get(LogShipping).start(container.get(LazyConnection));
      container.get(SignedInArea).follow();
      container.get(OfflineWatch).follow();
      container.get(VersionWatch).follow();
      void container.get(SessionStore).start();
      container.get<Scheduler>(Scheduler).after(LOGIN_AHEAD_MS, () => {
        const { view, words } = GUEST_TABLE.firstOf('unauthenticated');
        const texts = words.map((namespace) => loadWords(device.language(), namespace));
        void Promise.all([view(), ...texts]).catch(() => undefined);
      });
    },
  };
}
