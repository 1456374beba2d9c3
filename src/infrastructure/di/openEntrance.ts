import { ContainerModule } from 'inversify';
import type { Container } from 'inversify';

import { AuthenticationGateway } from '../../application/ports/AuthenticationGateway';
import { DefectLog } from '../../application/ports/DefectLog';
import { OperationGateway } from '../../application/ports/OperationGateway';
import type { Services } from '../../application/ports/Services';
import { Identifiers } from '../../application/ports/Identifiers';
import { Scheduler } from '../../application/ports/Scheduler';
import { QrSignIn } from '../../application/session/QrSignIn';
import { Registration } from '../../application/session/Registration';
import { RestorePassword } from '../../application/session/RestorePassword';
import { ScreenLock } from '../../application/session/ScreenLock';
import { SessionKeeper } from '../../application/session/SessionKeeper';
import { SessionStore } from '../../application/session/SessionStore';
import { SetCredentials } from '../../application/session/SetCredentials';
import { Countdown } from '../../application/time/Countdown';
import { NewPasswordViewModel } from '../../ui/firstLogin/NewPasswordViewModel';
import { SecurityQuestionViewModel } from '../../ui/firstLogin/SecurityQuestionViewModel';
import { LockScreenViewModel } from '../../ui/lock/LockScreenViewModel';
import { QrSignInScreenViewModel } from '../../ui/qrSignIn/QrSignInScreenViewModel';
import { RegisterScreenViewModel } from '../../ui/register/RegisterScreenViewModel';
import { RestoreOtpScreenViewModel } from '../../ui/restore/RestoreOtpScreenViewModel';
import { RestoreScreenViewModel } from '../../ui/restore/RestoreScreenViewModel';
import type { GrpcClient } from '../grpc/GrpcClient';
import { RegistryOperationGateway } from '../grpc/RegistryOperationGateway';
import { proofModule } from './proofModule';
import { taxesModule } from './taxesModule';
import { createContainer, servicesOf } from './createContainer';

/** Bindings, besides the guest services, of password restore, registration, sign-in by QR code, first login and the locked screen. */
const entranceModule = new ContainerModule(({ bind }) => {
  bind(RestorePassword).toResolvedValue(
    (gateway: AuthenticationGateway, session: SessionStore) => new RestorePassword(gateway, session),
    [AuthenticationGateway, SessionStore],
  );
  bind(SetCredentials).toResolvedValue(
    (gateway: AuthenticationGateway, session: SessionStore) => new SetCredentials(gateway, session),
    [AuthenticationGateway, SessionStore],
  );
  bind(RestoreScreenViewModel).toResolvedValue(
    (restore: RestorePassword) => new RestoreScreenViewModel(restore),
    [RestorePassword],
  );
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
  bind(LockScreenViewModel).toResolvedValue(
    (gateway: AuthenticationGateway, session: SessionStore) =>
      new LockScreenViewModel(new ScreenLock(gateway, session), session),
    [AuthenticationGateway, SessionStore],
  );
  bind(QrSignInScreenViewModel).toDynamicValue((context) => {
    const signIn = new QrSignIn({
      gateway: context.get<AuthenticationGateway>(AuthenticationGateway),
      session: context.get(SessionStore),
      identifiers: context.get<Identifiers>(Identifiers),
    });
    return new QrSignInScreenViewModel(signIn, context.get<Scheduler>(Scheduler), context.get(Countdown));
  });
  bind(RegisterScreenViewModel).toResolvedValue(
    (gateway: AuthenticationGateway) => new RegisterScreenViewModel(new Registration(gateway)),
    [AuthenticationGateway],
  );
});

/** Makes the services of the pages between the login form and the bank, in a container of their own below the guest one. */
export function openEntrance(parent: Container, client: GrpcClient): Services {
  const container = createContainer(parent);
  const parts = { client, keeper: parent.get(SessionKeeper), log: parent.get<DefectLog>(DefectLog) };
  container.bind<OperationGateway>(OperationGateway).toConstantValue(new RegistryOperationGateway(parts));
  container.load(entranceModule, proofModule, taxesModule);
  return servicesOf(container);
}
