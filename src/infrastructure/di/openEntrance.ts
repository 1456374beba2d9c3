import { ContainerModule } from 'inversify';
import type { Container } from 'inversify';

import { AuthenticationGateway } from '../../application/ports/AuthenticationGateway';
import type { Services } from '../../application/ports/Services';
import { RestorePassword } from '../../application/session/RestorePassword';
import { SessionStore } from '../../application/session/SessionStore';
import { SetCredentials } from '../../application/session/SetCredentials';
import { Countdown } from '../../application/time/Countdown';
import { NewPasswordViewModel } from '../../ui/firstLogin/NewPasswordViewModel';
import { SecurityQuestionViewModel } from '../../ui/firstLogin/SecurityQuestionViewModel';
import { RestoreOtpScreenViewModel } from '../../ui/restore/RestoreOtpScreenViewModel';
import { RestoreScreenViewModel } from '../../ui/restore/RestoreScreenViewModel';
import { createContainer, servicesOf } from './createContainer';

/** What the pages of a restore and of a first login need besides the guest services. */
const entranceModule = new ContainerModule(({ bind }) => {
  bind(RestorePassword).toResolvedValue(
    (gateway: AuthenticationGateway, session: SessionStore) => new RestorePassword(gateway, session),
    [AuthenticationGateway, SessionStore],
  );
  bind(SetCredentials).toResolvedValue(
    (gateway: AuthenticationGateway, session: SessionStore) => new SetCredentials(gateway, session),
    [AuthenticationGateway, SessionStore],
  );
  bind(RestoreScreenViewModel).toResolvedValue((restore: RestorePassword) => new RestoreScreenViewModel(restore), [
    RestorePassword,
  ]);
  bind(RestoreOtpScreenViewModel).toResolvedValue(
    (restore: RestorePassword, session: SessionStore, countdown: Countdown) =>
      new RestoreOtpScreenViewModel(restore, session, countdown),
    [RestorePassword, SessionStore, Countdown],
  );
  bind(NewPasswordViewModel).toResolvedValue(
    (credentials: SetCredentials, session: SessionStore) => new NewPasswordViewModel(credentials, session),
    [SetCredentials, SessionStore],
  );
  bind(SecurityQuestionViewModel).toResolvedValue(
    (credentials: SetCredentials) => new SecurityQuestionViewModel(credentials),
    [SetCredentials],
  );
});

/** Makes the services of the pages between the login form and the bank, in a container of their own below the guest one. */
export function openEntrance(parent: Container): Services {
  const container = createContainer(parent);
  container.load(entranceModule);
  return servicesOf(container);
}
