import { ContainerModule } from 'inversify';

import { EventDispatch } from '../../application/live/EventDispatch';
import { EventDispatchDeps } from '../../application/live/EventDispatch';
import { LiveDeps, LiveUpdates } from '../../application/live/LiveUpdates';
import { Clock } from '../../application/ports/Clock';
import { Scheduler } from '../../application/ports/Scheduler';
import { Settings } from '../../application/ports/Settings';
import { TabChannel } from '../../application/ports/TabChannel';
import { UserActivity } from '../../application/ports/UserActivity';
import { DeviceMemoryDeps, DeviceMemory } from '../../application/session/DeviceMemory';
import { Inactivity } from '../../application/session/Inactivity';
import { KeepAlive } from '../../application/session/KeepAlive';
import { IDLE_LIMIT_MS } from '../../application/session/sessionLimits';
import { SessionStore } from '../../application/session/SessionStore';
import { SignedInVisitDeps, SignedInVisit } from '../../application/session/SignedInVisit';
import { UserStore } from '../../application/user/UserStore';

/** Bindings of the services that run in the background during a session. */
export const liveModule = new ContainerModule(({ bind }) => {
  bind(EventDispatch).toSelf();
  bind(EventDispatchDeps).toSelf();
  bind(LiveUpdates).toSelf().inSingletonScope();
  bind(LiveDeps).toSelf();
  bind(Inactivity)
    .toDynamicValue((context) => {
      const clock = context.get<Clock>(Clock);
      const scheduler = context.get<Scheduler>(Scheduler);
      const user = context.get(UserStore);
      const settings = context.get<Settings>(Settings);
      return new Inactivity({
        session: context.get(SessionStore),
        activity: context.get<UserActivity>(UserActivity),
        tabs: context.get<TabChannel>(TabChannel),
        clock,
        scheduler,
        keepAlive: new KeepAlive({ clock, scheduler, call: () => void user.reload() }),
        limitMs: () => user.user?.idleLimitMs ?? settings.idleMs ?? IDLE_LIMIT_MS,
      });
    })
    .inSingletonScope();
  bind(DeviceMemory).toSelf().inSingletonScope();
  bind(DeviceMemoryDeps).toSelf();
  bind(SignedInVisit).toSelf().inSingletonScope();
  bind(SignedInVisitDeps).toSelf();
});
