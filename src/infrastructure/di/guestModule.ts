import { ContainerModule } from 'inversify';

import { OUTBOX_KEY } from '../../application/chat/outboxKey';
import { DRAFTS_KEY } from '../../application/drafts/draftsKey';
import { DefectLog } from '../../application/ports/DefectLog';
import { Device } from '../../application/ports/Device';
import { TabKeyValueStore } from '../../application/ports/KeyValueStore';
import type { KeyValueStore } from '../../application/ports/KeyValueStore';
import { AmountVisibility } from '../../application/preferences/AmountVisibility';
import { EntranceArea, LoginArea } from '../../application/session/EntranceArea';
import { hasLeft } from '../../application/session/SessionEnd';
import { SessionDeps } from '../../application/session/SessionDeps';
import { SessionStore } from '../../application/session/SessionStore';
import { SignedInArea } from '../../application/session/SignedInArea';
import { Toasts } from '../../application/toasts/Toasts';
import { loadWords } from '../../ui/language/loadWords';
import { createContainerBelow, servicesOf } from './createContainer';
import { LazyConnection } from './LazyConnection';
import { RootContainer } from './RootContainer';

const fetchVisit = () => import('./openVisit');

/** Bindings needed before signing in. Kept small: every first page waits for all of it. */
export const guestModule = new ContainerModule(({ bind }) => {
  bind(Toasts).toSelf();
  bind(AmountVisibility).toSelf();
  bind(SessionStore).toSelf();
  bind(SessionDeps).toSelf();
  bind(SignedInArea)
    .toDynamicValue((context) => {
      const connection = context.get(LazyConnection);
      const { container } = context.get(RootContainer);
      // Without them the frame of the bank would show the keys of its words.
      const fetchWords = () => loadWords(context.get<Device>(Device).language(), 'shell');
      return new SignedInArea({
        session: context.get(SessionStore),
        log: context.get<DefectLog>(DefectLog),
        open: async () => {
          const [{ openVisit }, { client }] = await Promise.all([fetchVisit(), connection.get(), fetchWords()]);
          return openVisit(container, client);
        },
        prefetch: () => {
          void Promise.all([fetchVisit(), fetchWords()]).catch(() => undefined);
        },
        clear: () => {
          context.get(Toasts).clear();
          // A screen that was locked over a reload has no visit that could forget what was typed.
          if (hasLeft(context.get(SessionStore).end)) {
            [DRAFTS_KEY, OUTBOX_KEY].forEach((key) => context.get<KeyValueStore>(TabKeyValueStore).remove(key));
          }
        },
      });
    })
    .inSingletonScope();
  bind(EntranceArea)
    .toDynamicValue((context) => {
      const connection = context.get(LazyConnection);
      const { container } = context.get(RootContainer);
      return new EntranceArea({
        log: context.get<DefectLog>(DefectLog),
        fetch: async () => {
          const [{ openEntrance }, { client }] = await Promise.all([import('./openEntrance'), connection.get()]);
          return openEntrance(container, client);
        },
      });
    })
    .inSingletonScope();
  bind(LoginArea)
    .toDynamicValue((context) => {
      const { container } = context.get(RootContainer);
      return new LoginArea({
        log: context.get<DefectLog>(DefectLog),
        fetch: () => Promise.resolve(servicesOf(createContainerBelow(container))),
      });
    })
    .inSingletonScope();
});
