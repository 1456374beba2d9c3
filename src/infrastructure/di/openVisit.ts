import type { Container } from 'inversify';

import { DefectLog } from '../../application/ports/DefectLog';
import { Device } from '../../application/ports/Device';
import { EventStream } from '../../application/ports/EventStream';
import { Identifiers } from '../../application/ports/Identifiers';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { SessionKeeper } from '../../application/session/SessionKeeper';
import type { OpenedVisit } from '../../application/session/SignedInArea';
import { SignedInVisit } from '../../application/session/SignedInVisit';
import type { GrpcClient } from '../grpc/GrpcClient';
import { GrpcEventStream } from '../grpc/GrpcEventStream';
import { RegistryOperationGateway } from '../grpc/RegistryOperationGateway';
import { createContainer, servicesOf } from './createContainer';
import { accountsModule } from './accountsModule';
import { batchModule } from './batchModule';
import { cardsModule } from './cardsModule';
import { confirmationModule } from './confirmationModule';
import { liveModule } from './liveModule';
import { personalDataModule } from './personalDataModule';
import { profileModule } from './profileModule';
import { onboardingModule } from './onboardingModule';
import { screensModule } from './screensModule';
import { qrModule } from './qrModule';
import { taxesModule } from './taxesModule';
import { statementsModule } from './statementsModule';
import { proofModule } from './proofModule';
import { storesModule } from './storesModule';
import { templatesModule } from './templatesModule';
import { walletsModule } from './walletsModule';

/** Makes the services of one signed-in visit, in a container of their own below the guest one. */
export function openVisit(parent: Container, client: GrpcClient): OpenedVisit {
  const container = createContainer(parent);
  const keeper = parent.get(SessionKeeper);
  const log = parent.get<DefectLog>(DefectLog);
  container
    .bind<OperationGateway>(OperationGateway)
    .toConstantValue(new RegistryOperationGateway({ client, keeper, log }));
  container.bind<EventStream>(EventStream).toConstantValue(
    new GrpcEventStream({
      host: '',
      device: parent.get<Device>(Device),
      keeper,
      identifiers: parent.get<Identifiers>(Identifiers),
      log,
    }),
  );
  container.load(
    storesModule,
    confirmationModule,
    cardsModule,
    walletsModule,
    liveModule,
    screensModule,
    profileModule,
    accountsModule,
    templatesModule,
    personalDataModule,
    onboardingModule,
    taxesModule,
    qrModule,
  );
  container.load(statementsModule, proofModule, batchModule);
  const visit = container.get(SignedInVisit);
  visit.begin();
  return {
    services: servicesOf(container),
    close: () => visit.end(),
    pause: () => visit.pause(),
    resume: () => visit.resume(),
  };
}
