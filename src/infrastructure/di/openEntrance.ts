import { ContainerModule } from 'inversify';
import type { Container } from 'inversify';

import { EntranceDirectories } from '../../application/directories/EntranceDirectories';
import { RatesStore } from '../../application/exchange/RatesStore';
import { DefectLog } from '../../application/ports/DefectLog';
import { OperationGateway } from '../../application/ports/OperationGateway';
import type { Services } from '../../application/ports/Services';
import { QrSignIn, QrSignInDeps } from '../../application/session/QrSignIn';
import { Registration } from '../../application/session/Registration';
import { RestorePassword } from '../../application/session/RestorePassword';
import { ScreenLock } from '../../application/session/ScreenLock';
import { SessionKeeper } from '../../application/session/SessionKeeper';
import { SetCredentials } from '../../application/session/SetCredentials';
import { NewPasswordViewModel } from '../../ui/features/entrance/firstLogin/NewPasswordViewModel';
import { SecurityQuestionViewModel } from '../../ui/features/entrance/firstLogin/SecurityQuestionViewModel';
import { GuestLoansViewModel } from '../../ui/features/products/loans/guest/GuestLoansViewModel';
import { LockScreenViewModel } from '../../ui/features/entrance/lock/LockScreenViewModel';
import { QrSignInScreenViewModel } from '../../ui/features/entrance/qrSignIn/QrSignInScreenViewModel';
import { RegisterScreenViewModel } from '../../ui/features/entrance/register/RegisterScreenViewModel';
import {
  RestoreOtpDeps,
  RestoreOtpScreenViewModel,
} from '../../ui/features/entrance/restore/RestoreOtpScreenViewModel';
import { RestoreScreenViewModel } from '../../ui/features/entrance/restore/RestoreScreenViewModel';
import { RegistrationTopicsViewModel } from '../../ui/features/products/wallets/RegistrationTopicsViewModel';
import type { GrpcClient } from '../grpc/GrpcClient';
import { RegistryOperationGateway } from '../grpc/RegistryOperationGateway';
import { createContainer, servicesOf } from './createContainer';
import { proofModule } from './proofModule';
import { ratesModule } from './ratesModule';
import { servicePointsModule } from './servicePointsModule';
import { taxesModule } from './taxesModule';

/**
 * Bindings, besides the guest services, of password restore, registration, sign-in by QR code, first login,
 * the locked screen, and the pages for visitors about loans and wallets.
 */
const entranceModule = new ContainerModule(({ bind }) => {
  bind(EntranceDirectories).toSelf().inSingletonScope();
  bind(RatesStore).toSelf().inSingletonScope();
  bind(RestorePassword).toSelf();
  bind(SetCredentials).toSelf();
  bind(RestoreScreenViewModel).toSelf();
  bind(RestoreOtpScreenViewModel).toSelf();
  bind(RestoreOtpDeps).toSelf();
  bind(NewPasswordViewModel).toSelf();
  bind(SecurityQuestionViewModel).toSelf();
  bind(LockScreenViewModel).toSelf();
  bind(ScreenLock).toSelf();
  bind(QrSignInScreenViewModel).toSelf();
  bind(QrSignIn).toSelf();
  bind(QrSignInDeps).toSelf();
  bind(RegisterScreenViewModel).toSelf();
  bind(Registration).toSelf();
  bind(GuestLoansViewModel).toSelf();
  bind(RegistrationTopicsViewModel).toSelf();
});

/** Makes the services of the pages between the login form and the bank, in a container of their own below the guest one. */
export function openEntrance(parent: Container, client: GrpcClient): Services {
  const container = createContainer(parent);
  const parts = { client, keeper: parent.get(SessionKeeper), log: parent.get<DefectLog>(DefectLog) };
  container.bind<OperationGateway>(OperationGateway).toConstantValue(new RegistryOperationGateway(parts));
  container.load(entranceModule, proofModule, ratesModule, servicePointsModule, taxesModule);
  return servicesOf(container);
}
