import { ContainerModule } from 'inversify';

import { Installation } from '../../application/ports/Installation';
import { PasskeyDevice } from '../../application/ports/PasskeyDevice';
import { ChangeLimitDeps, ChangeLimitViewModel } from '../../ui/features/profile/limits/ChangeLimitViewModel';
import { AuthenticatorViewModel } from '../../ui/features/profile/settings/AuthenticatorViewModel';
import { AuthTypeViewModel } from '../../ui/features/profile/settings/AuthTypeViewModel';
import { DeviceViewModel } from '../../ui/features/profile/settings/DeviceViewModel';
import { KnownDevicesViewModel } from '../../ui/features/profile/settings/KnownDevicesViewModel';
import { LanguageViewModel } from '../../ui/features/profile/settings/LanguageViewModel';
import { LoginHistoryViewModel } from '../../ui/features/profile/settings/LoginHistoryViewModel';
import { PasskeysDeps, PasskeysViewModel } from '../../ui/features/profile/settings/PasskeysViewModel';
import { PasswordViewModel } from '../../ui/features/profile/settings/PasswordViewModel';
import { PinChangeDeps, PinChangeViewModel } from '../../ui/features/profile/settings/PinChangeViewModel';
import { QuestionViewModel } from '../../ui/features/profile/settings/QuestionViewModel';
import { UsernameViewModel } from '../../ui/features/profile/settings/UsernameViewModel';
import { BrowserInstallation } from '../device/BrowserInstallation';
import { BrowserPasskeys } from '../device/BrowserPasskeys';

/** View-models of the profile. Each lives as long as its pages are shown, and the secrets typed there go with it. */
export const profileModule = new ContainerModule(({ bind }) => {
  bind(PasswordViewModel).toSelf();
  bind(ChangeLimitViewModel).toSelf();
  bind(ChangeLimitDeps).toSelf();
  bind(UsernameViewModel).toSelf();
  bind(QuestionViewModel).toSelf();
  bind(AuthTypeViewModel).toSelf();
  bind(AuthenticatorViewModel).toSelf();
  bind(PinChangeViewModel).toSelf();
  bind(PinChangeDeps).toSelf();
  bind(KnownDevicesViewModel).toSelf();
  bind<PasskeyDevice>(PasskeyDevice).to(BrowserPasskeys).inSingletonScope();
  bind(PasskeysViewModel).toSelf();
  bind(PasskeysDeps).toSelf();
  bind(LoginHistoryViewModel).toSelf();
  bind(LanguageViewModel).toSelf();
  bind<Installation>(Installation).to(BrowserInstallation).inSingletonScope();
  bind(DeviceViewModel).toSelf();
});
