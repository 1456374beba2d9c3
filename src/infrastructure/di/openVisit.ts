import type { Container } from 'inversify';

import { BALANCES_OWNER_KEY } from '../../application/offline/balanceKeys';
import { DefectLog } from '../../application/ports/DefectLog';
import { Device } from '../../application/ports/Device';
import { EventStream } from '../../application/ports/EventStream';
import { Identifiers } from '../../application/ports/Identifiers';
import { KeyValueStore } from '../../application/ports/KeyValueStore';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { SessionKeeper } from '../../application/session/SessionKeeper';
import type { OpenedVisit } from '../../application/session/SignedInArea';
import { SignedInVisit } from '../../application/session/SignedInVisit';
import type { GrpcClient } from '../grpc/GrpcClient';
import { GrpcEventStream } from '../grpc/GrpcEventStream';
import { RegistryOperationGateway } from '../grpc/RegistryOperationGateway';
import { createContainer, servicesOf } from './createContainer';
import { liveModule } from './liveModule';
import { homeModule } from './homeModule';
import { storesModule } from './storesModule';

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
  container.load(storesModule, liveModule, homeModule);
  const visit = container.get(SignedInVisit);
  visit.begin();
  const balanceKeeper = async () => (await import('./balanceKeeper')).balanceKeeperOf(container);
  if (parent.get<KeyValueStore>(KeyValueStore).read(BALANCES_OWNER_KEY) !== undefined) {
    balanceKeeper().then(
      (balances) => balances.start(),
      (cause: unknown) => log.defect('balanceKeeper', cause),
    );
  }
  return {
    services: servicesOf(container),
    openJourneys: async () => {
      const [{ journeyModules }] = await Promise.all([import('./journeyModules'), balanceKeeper()]);
      container.load(...journeyModules);
    },
    close: () => visit.end(),
    pause: () => visit.pause(),
    resume: () => visit.resume(),
  };
}
