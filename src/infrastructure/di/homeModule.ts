import { ContainerModule } from 'inversify';

import { CustomerEvents, CustomerEventsDeps } from '../../application/calendar/CustomerEvents';
import { Settings } from '../../application/ports/Settings';
import { HomeArrangement } from '../../application/preferences/HomeArrangement';
import { LetterKeys } from '../../application/preferences/LetterKeys';
import { AvatarStore } from '../../application/profile/AvatarStore';
import { ScreenLock } from '../../application/session/ScreenLock';
import { TemplatesStore } from '../../application/templates/TemplatesStore';
import { HomeDeps, HomeScreenViewModel } from '../../ui/features/accounts/home/HomeScreenViewModel';
import { NotificationsViewModel } from '../../ui/features/profile/notifications/NotificationsViewModel';
import { SCREEN_TABLE } from '../../ui/features/screens';
import { ScreenTable } from '../../ui/kernel/ScreenTable';
import { ShellDeps, ShellViewModel } from '../../ui/flow/access/ShellViewModel';

/** Bindings of the frame and of the first page. Kept small: the first page waits for all of it. */
export const homeModule = new ContainerModule(({ bind }) => {
  bind(ShellViewModel).toSelf().inSingletonScope();
  bind(ShellDeps).toSelf();
  bind(ScreenTable)
    .toResolvedValue((settings: Settings) => SCREEN_TABLE.ofBank(settings), [Settings])
    .inSingletonScope();
  bind(ScreenLock).toSelf();
  bind(HomeArrangement).toSelf().inSingletonScope();
  bind(LetterKeys).toSelf().inSingletonScope();
  bind(NotificationsViewModel).toSelf().inSingletonScope();
  bind(HomeScreenViewModel).toSelf();
  bind(HomeDeps).toSelf();
  bind(TemplatesStore).toSelf().inSingletonScope();
  bind(CustomerEvents).toSelf().inSingletonScope();
  bind(CustomerEventsDeps).toSelf();
  bind(AvatarStore).toSelf().inSingletonScope();
});
