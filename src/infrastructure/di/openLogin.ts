import { ContainerModule } from 'inversify';
import type { Container } from 'inversify';

import { PasskeyDevice } from '../../application/ports/PasskeyDevice';
import type { Services } from '../../application/ports/Services';
import { ConfirmSecondFactor } from '../../application/session/ConfirmSecondFactor';
import { PasskeySignIn, PasskeySignInDeps } from '../../application/session/PasskeySignIn';
import { SignIn } from '../../application/session/SignIn';
import { LoginScreenViewModel } from '../../ui/features/entrance/login/LoginScreenViewModel';
import { OtpScreenViewModel } from '../../ui/features/entrance/login/OtpScreenViewModel';
import { PasskeyWayViewModel } from '../../ui/features/entrance/login/PasskeyWayViewModel';
import { BrowserPasskeys } from '../device/BrowserPasskeys';
import { createContainer, servicesOf } from './createContainer';

/** Bindings of the login page and of the page for its code. Kept small: a user who signs in waits for all of it. */
const loginModule = new ContainerModule(({ bind }) => {
  bind(SignIn).toSelf();
  bind(ConfirmSecondFactor).toSelf();
  bind(LoginScreenViewModel).toSelf();
  bind(OtpScreenViewModel).toSelf();
  bind<PasskeyDevice>(PasskeyDevice).to(BrowserPasskeys).inSingletonScope();
  bind(PasskeySignIn).toSelf();
  bind(PasskeySignInDeps).toSelf();
  bind(PasskeyWayViewModel).toSelf();
});

/** Makes the services of the login page in a container of their own below the guest one. */
export function openLogin(parent: Container): Services {
  const container = createContainer(parent);
  container.load(loginModule);
  return servicesOf(container);
}
