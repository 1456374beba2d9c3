import { ContainerModule } from 'inversify';

import { DeviceLocation } from '../../application/ports/DeviceLocation';
import { ServicePointsViewModel } from '../../ui/features/entrance/servicePoints/ServicePointsViewModel';
import { BrowserLocation } from '../device/BrowserLocation';

/** Bindings of the map of branches and machines, shared by guests and customers. */
export const servicePointsModule = new ContainerModule(({ bind }) => {
  bind<DeviceLocation>(DeviceLocation).to(BrowserLocation).inSingletonScope();
  bind(ServicePointsViewModel).toSelf();
});
