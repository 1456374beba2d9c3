import { ContainerModule } from 'inversify';

import { Installation } from '../../application/ports/Installation';
import { ChangeLimitDeps, ChangeLimitViewModel } from '../../ui/limits/ChangeLimitViewModel';
import { AuthenticatorViewModel } from '../../ui/profile/AuthenticatorViewModel';
import { AuthTypeViewModel } from '../../ui/profile/AuthTypeViewModel';
import { DeviceViewModel } from '../../ui/profile/DeviceViewModel';
import { KnownDevicesViewModel } from '../../ui/profile/KnownDevicesViewModel';
import { LanguageViewModel } from '../../ui/profile/LanguageViewModel';
import { LoginHistoryViewModel } from '../../ui/profile/LoginHistoryViewModel';
import { PasswordViewModel } from '../../ui/profile/PasswordViewModel';
import { PinChangeDeps, PinChangeViewModel } from '../../ui/profile/PinChangeViewModel';
import { QuestionViewModel } from '../../ui/profile/QuestionViewModel';
import { UsernameViewModel } from '../../ui/profile/UsernameViewModel';
import { BrowserInstallation } from '../device/BrowserInstallation';

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
  bind(LoginHistoryViewModel).toSelf();
  bind(LanguageViewModel).toSelf();
  bind<Installation>(Installation).to(BrowserInstallation).inSingletonScope();
  bind(DeviceViewModel).toSelf();
});
