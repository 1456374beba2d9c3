import { ContainerModule } from 'inversify';

import { AuthenticationGateway } from '../../application/ports/AuthenticationGateway';
import { DRAFTS_KEY } from '../../application/drafts/draftsKey';
import { Clock } from '../../application/ports/Clock';
import { DefectLog } from '../../application/ports/DefectLog';
import { KeyValueStore, TabKeyValueStore } from '../../application/ports/KeyValueStore';
import { Restart } from '../../application/ports/Restart';
import { Scheduler } from '../../application/ports/Scheduler';
import { TabChannel } from '../../application/ports/TabChannel';
import { AmountVisibility } from '../../application/preferences/AmountVisibility';
import { ConfirmSecondFactor } from '../../application/session/ConfirmSecondFactor';
import { EntranceArea } from '../../application/session/EntranceArea';
import { hasLeft } from '../../application/session/SessionEnd';
import { SessionKeeper } from '../../application/session/SessionKeeper';
import { SessionStore } from '../../application/session/SessionStore';
import { SignedInArea } from '../../application/session/SignedInArea';
import { SignIn } from '../../application/session/SignIn';
import { Countdown } from '../../application/time/Countdown';
import { Toasts } from '../../application/toasts/Toasts';
import { LoginScreenViewModel } from '../../ui/login/LoginScreenViewModel';
import { OtpScreenViewModel } from '../../ui/login/OtpScreenViewModel';
import { LazyConnection } from './LazyConnection';
import { RootContainer } from './RootContainer';

const fetchVisit = () => import('./openVisit');

/** Bindings needed before anybody is signed in. Kept small: the login page waits for all of it. */
export const guestModule = new ContainerModule(({ bind }) => {
  bind(Toasts)
    .toResolvedValue((scheduler: Scheduler) => new Toasts(scheduler), [Scheduler])
    .inSingletonScope();
  bind(AmountVisibility)
    .toResolvedValue((store: KeyValueStore) => new AmountVisibility(store), [KeyValueStore])
    .inSingletonScope();
  bind(SessionStore)
    .toDynamicValue(
      (context) =>
        new SessionStore({
          keeper: context.get(SessionKeeper),
          gateway: context.get<AuthenticationGateway>(AuthenticationGateway),
          tabs: context.get<TabChannel>(TabChannel),
          scheduler: context.get<Scheduler>(Scheduler),
          restart: context.get<Restart>(Restart),
        }),
    )
    .inSingletonScope();
  bind(SignedInArea)
    .toDynamicValue((context) => {
      const connection = context.get(LazyConnection);
      const { container } = context.get(RootContainer);
      return new SignedInArea({
        session: context.get(SessionStore),
        log: context.get<DefectLog>(DefectLog),
        open: async () => {
          const [{ openVisit }, { client }] = await Promise.all([fetchVisit(), connection.get()]);
          return openVisit(container, client);
        },
        prefetch: () => void fetchVisit().catch(() => undefined),
        clear: () => {
          context.get(Toasts).clear();
          // A screen that was locked over a reload has no visit that could forget what was typed.
          if (hasLeft(context.get(SessionStore).end)) {
            context.get<KeyValueStore>(TabKeyValueStore).remove(DRAFTS_KEY);
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
  bind(SignIn).toResolvedValue(
    (gateway: AuthenticationGateway, session: SessionStore) => new SignIn(gateway, session),
    [AuthenticationGateway, SessionStore],
  );
  bind(ConfirmSecondFactor).toResolvedValue(
    (gateway: AuthenticationGateway, session: SessionStore) => new ConfirmSecondFactor(gateway, session),
    [AuthenticationGateway, SessionStore],
  );
  bind(Countdown).toResolvedValue(
    (clock: Clock, scheduler: Scheduler) => new Countdown(clock, scheduler),
    [Clock, Scheduler],
  );
  bind(LoginScreenViewModel).toResolvedValue(
    (signIn: SignIn, session: SessionStore, gateway: AuthenticationGateway) =>
      new LoginScreenViewModel(signIn, session, gateway),
    [SignIn, SessionStore, AuthenticationGateway],
  );
  bind(OtpScreenViewModel).toResolvedValue(
    (confirmation: ConfirmSecondFactor, session: SessionStore, countdown: Countdown) =>
      new OtpScreenViewModel(confirmation, session, countdown),
    [ConfirmSecondFactor, SessionStore, Countdown],
  );
});
