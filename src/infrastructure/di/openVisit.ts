import type { Container } from 'inversify';

import { Connectivity } from '../../application/ports/Connectivity';
import { BALANCES_OWNER_KEY } from '../../application/offline/balanceKeys';
import { DefectLog } from '../../application/ports/DefectLog';
import { Device } from '../../application/ports/Device';
import { EventStream } from '../../application/ports/EventStream';
import { Identifiers } from '../../application/ports/Identifiers';
import { KeyValueStore } from '../../application/ports/KeyValueStore';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { Scheduler } from '../../application/ports/Scheduler';
import { SessionKeeper } from '../../application/session/SessionKeeper';
import type { OpenedVisit } from '../../application/session/SignedInArea';
import { SignedInVisit } from '../../application/session/SignedInVisit';
import type { GrpcClient } from '../grpc/GrpcClient';
import { GrpcEventStream } from '../grpc/GrpcEventStream';
import { RegistryOperationGateway } from '../grpc/RegistryOperationGateway';
import { createContainer, servicesOf } from './createContainer';
import { fetchLockScreen } from './fetchLockScreen';
import { liveModule } from './liveModule';
import { homeModule } from './homeModule';
import { storesModule } from './storesModule';

/** Interval until the lock screen is there for who has a PIN, because it may be needed without a network. In milliseconds. */
const LOCK_AHEAD_MS = 20_000;

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
  const device = parent.get<Device>(Device);
  const connectivity = parent.get<Connectivity>(Connectivity);
  let canShowLock = false;
  const stopFetching = parent.get<Scheduler>(Scheduler).every(LOCK_AHEAD_MS, () => {
    if (!canShowLock && connectivity.online && visit.lockOwner(device.language()) !== undefined) {
      void fetchLockScreen(parent).then((isThere) => (canShowLock = isThere));
    }
  });
  const balanceKeeper = async () => (await import('./balanceKeeper')).balanceKeeperOf(container);
  if (parent.get<KeyValueStore>(KeyValueStore).read(BALANCES_OWNER_KEY) !== undefined) {
    balanceKeeper().then(
      (balances) => balances.start(),
      (cause: unknown) => log.defect('balanceKeeper', cause),
    );
  }
  let stopJourneys = (): void => undefined;
  return {
    services: servicesOf(container),
    openJourneys: async () => {
      const [{ startJourneys }] = await Promise.all([import('./journeyModules'), balanceKeeper()]);
      stopJourneys = startJourneys(container);
    },
    close: () => {
      stopFetching();
      stopJourneys();
      visit.end();
    },
    pause: () => visit.pause(),
    resume: () => visit.resume(),
    lockOwner: () => (canShowLock ? visit.lockOwner(device.language()) : undefined),
  };
}
