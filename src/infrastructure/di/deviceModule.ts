import { ContainerModule } from 'inversify';

import { BALANCES_KEY, BALANCES_OWNER_KEY } from '../../application/offline/balanceKeys';
import { Clock } from '../../application/ports/Clock';
import { Connectivity } from '../../application/ports/Connectivity';
import { Device } from '../../application/ports/Device';
import { FileSaver } from '../../application/ports/FileSaver';
import { FileSharer } from '../../application/ports/FileSharer';
import { Identifiers } from '../../application/ports/Identifiers';
import { KeyValueStore, TabKeyValueStore } from '../../application/ports/KeyValueStore';
import { LocalData } from '../../application/ports/LocalData';
import { PasskeyDevice } from '../../application/ports/PasskeyDevice';
import { Restart } from '../../application/ports/Restart';
import { Scheduler } from '../../application/ports/Scheduler';
import { Settings } from '../../application/ports/Settings';
import { SessionVault } from '../../application/ports/SessionVault';
import { TabChannel } from '../../application/ports/TabChannel';
import { UserActivity } from '../../application/ports/UserActivity';
import { AMOUNTS_HIDDEN_KEY } from '../../application/preferences/AmountVisibility';
import { HOME_PANELS_KEY } from '../../application/preferences/homePanelsKey';
import { LETTER_KEYS_KEY } from '../../application/preferences/LetterKeys';
import { DEVICE_KEY } from '../../application/session/DeviceMemory';
import { OfferedReload } from '../../application/version/OfferedReload';
import { THEME_KEY } from '../../ui/theme/Theme';
import { BrowserClock } from '../device/BrowserClock';
import { BrowserConnectivity } from '../device/BrowserConnectivity';
import { BrowserDevice } from '../device/BrowserDevice';
import { BrowserPasskeys } from '../device/BrowserPasskeys';
import { BrowserRestart } from '../device/BrowserRestart';
import { BrowserScheduler } from '../device/BrowserScheduler';
import { BrowserUserActivity } from '../device/BrowserUserActivity';
import { DownloadingFileSaver } from '../device/DownloadingFileSaver';
import { LANGUAGE_KEY } from '../device/languageKey';
import { readSettings } from '../device/readSettings';
import { RandomIdentifiers } from '../device/RandomIdentifiers';
import { SystemFileSharer } from '../device/SystemFileSharer';
import { BrowserKeyValueStore } from '../storage/BrowserKeyValueStore';
import { BrowserLocalData } from '../storage/BrowserLocalData';
import { TabSessionVault } from '../storage/TabSessionVault';
import { BroadcastTabChannel } from '../tabs/BroadcastTabChannel';

/** Bindings of the browser: clock, storage, network, tabs. */
export const deviceModule = new ContainerModule(({ bind }) => {
  bind<Settings>(Settings)
    .toResolvedValue(() => readSettings(document))
    .inSingletonScope();
  bind<Clock>(Clock).to(BrowserClock);
  bind<Scheduler>(Scheduler).to(BrowserScheduler);
  bind<Identifiers>(Identifiers).to(RandomIdentifiers);
  bind<Connectivity>(Connectivity).to(BrowserConnectivity);
  bind<FileSaver>(FileSaver).to(DownloadingFileSaver);
  bind<FileSharer>(FileSharer).to(SystemFileSharer);
  bind<TabChannel>(TabChannel).to(BroadcastTabChannel);
  bind<UserActivity>(UserActivity).to(BrowserUserActivity);
  bind<LocalData>(LocalData)
    .toResolvedValue(
      () =>
        new BrowserLocalData([
          LANGUAGE_KEY,
          THEME_KEY,
          AMOUNTS_HIDDEN_KEY,
          LETTER_KEYS_KEY,
          HOME_PANELS_KEY,
          DEVICE_KEY,
          BALANCES_KEY,
          BALANCES_OWNER_KEY,
        ]),
    )
    .inSingletonScope();
  bind<Restart>(Restart).to(BrowserRestart);
  bind<KeyValueStore>(KeyValueStore)
    .toResolvedValue(() => new BrowserKeyValueStore(() => window.localStorage))
    .inSingletonScope();
  bind(BrowserDevice).toSelf();
  bind<Device>(Device).toService(BrowserDevice);
  bind<KeyValueStore>(TabKeyValueStore)
    .toResolvedValue(() => new BrowserKeyValueStore(() => window.sessionStorage))
    .inSingletonScope();
  bind<PasskeyDevice>(PasskeyDevice).to(BrowserPasskeys);
  bind(OfferedReload).toSelf();
  bind<SessionVault>(SessionVault).to(TabSessionVault);
});
