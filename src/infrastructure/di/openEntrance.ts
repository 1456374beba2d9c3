import type { Container } from 'inversify';

import { DefectLog } from '../../application/ports/DefectLog';
import { DeviceLocation } from '../../application/ports/DeviceLocation';
import { OperationGateway } from '../../application/ports/OperationGateway';
import type { Services } from '../../application/ports/Services';
import { SessionKeeper } from '../../application/session/SessionKeeper';
import { BrowserLocation } from '../device/BrowserLocation';
import type { GrpcClient } from '../grpc/GrpcClient';
import { RegistryOperationGateway } from '../grpc/RegistryOperationGateway';
import { createContainerBelow, servicesOf } from './createContainer';

/**
 * Makes the services of the pages between the login form and the bank, of the locked screen and of the pages for visitors, in a container of
 * their own below the guest one.
 */
export function openEntrance(parent: Container, client: GrpcClient): Services {
  const container = createContainerBelow(parent);
  const parts = { client, keeper: parent.get(SessionKeeper), log: parent.get<DefectLog>(DefectLog) };
  container.bind<OperationGateway>(OperationGateway).toConstantValue(new RegistryOperationGateway(parts));
  container.bind<DeviceLocation>(DeviceLocation).to(BrowserLocation);
  return servicesOf(container);
}
