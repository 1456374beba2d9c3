import type { Container } from 'inversify';

import { OUTBOX_KEY } from '../../application/chat/outboxKey';
import { FirstPageGateway } from '../../application/firstPage/FirstPageGateway';
import { Connectivity } from '../../application/ports/Connectivity';
import { BALANCES_OWNER_KEY } from '../../application/offline/balanceKeys';
import { DefectLog } from '../../application/ports/DefectLog';
import { Device } from '../../application/ports/Device';
import { EventStream } from '../../application/ports/EventStream';
import { Identifiers } from '../../application/ports/Identifiers';
import { KeyValueStore, TabKeyValueStore } from '../../application/ports/KeyValueStore';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { Scheduler } from '../../application/ports/Scheduler';
import { Settings } from '../../application/ports/Settings';
import { LockAhead } from '../../application/session/LockAhead';
import { SessionKeeper } from '../../application/session/SessionKeeper';
import type { OpenedVisit } from '../../application/session/SignedInArea';
import { SignedInVisit } from '../../application/session/SignedInVisit';
import type { GrpcClient } from '../grpc/GrpcClient';
import { GrpcEventStream } from '../grpc/GrpcEventStream';
import { RegistryOperationGateway } from '../grpc/RegistryOperationGateway';
import { createContainerBelow, servicesOf } from './createContainer';
import { fetchLockScreen } from './fetchLockScreen';
import { visitModule } from './visitModule';

/** Addresses after which the home page opens: its own, and those of a sign-in. */
const BEFORE_HOME = /^\/(?:otp|login(?:\/.*)?)?$/;

/** Makes the services of one signed-in visit, in a container of their own below the guest one. */
export function openVisit(parent: Container, client: GrpcClient): OpenedVisit {
  const container = createContainerBelow(parent);
  const keeper = parent.get(SessionKeeper);
  const log = parent.get<DefectLog>(DefectLog);
  const firstPage = new FirstPageGateway(new RegistryOperationGateway({ client, keeper, log }));
  container.bind(FirstPageGateway).toConstantValue(firstPage);
  container.bind<OperationGateway>(OperationGateway).toConstantValue(firstPage);
  container.bind<EventStream>(EventStream).toConstantValue(
    new GrpcEventStream({
      host: parent.get<Settings>(Settings).host,
      device: parent.get<Device>(Device),
      keeper,
      identifiers: parent.get<Identifiers>(Identifiers),
      log,
    }),
  );
  container.load(visitModule);
  const visit = container.get(SignedInVisit);
  visit.begin(BEFORE_HOME.test(window.location.pathname));
  const device = parent.get<Device>(Device);
  const lock = new LockAhead({
    device,
    connectivity: parent.get<Connectivity>(Connectivity),
    scheduler: parent.get<Scheduler>(Scheduler),
    hasPin: () => visit.lockOwner(device.language()) !== undefined,
    fetch: (language) => fetchLockScreen(parent, language),
  });
  const stopFetching = lock.start();
  // Fetched at sign-in where balances are kept, and with the other screens otherwise.
  const balanceKeeper = async () =>
    container.get((await import('../../application/offline/BalanceKeeper')).BalanceKeeper);
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
      const [{ openJourneys }] = await Promise.all([import('./openJourneys'), balanceKeeper()]);
      stopJourneys = openJourneys(container);
    },
    hasUnsent: parent.get<KeyValueStore>(TabKeyValueStore).read(OUTBOX_KEY) !== undefined,
    close: () => {
      stopFetching();
      stopJourneys();
      visit.end();
    },
    pause: () => visit.pause(),
    resume: () => visit.resume(),
    lockOwner: () => (lock.isThere ? visit.lockOwner(device.language()) : undefined),
  };
}
