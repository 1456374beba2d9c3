import { ContainerModule } from 'inversify';

import { AdministrationViewModel } from '../../ui/administration/AdministrationViewModel';

/** Bindings of the administration. */
export const administrationModule = new ContainerModule(({ bind }) => {
  bind(AdministrationViewModel).toSelf();
});
