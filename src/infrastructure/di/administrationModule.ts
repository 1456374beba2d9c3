import { ContainerModule } from 'inversify';

import { AdministrationViewModel } from '../../ui/administration/AdministrationViewModel';
import { UserLogViewModel } from '../../ui/administration/users/UserLogViewModel';
import { UsersViewModel } from '../../ui/administration/users/UsersViewModel';
import { UserViewModel } from '../../ui/administration/users/UserViewModel';

/** Bindings of the administration. */
export const administrationModule = new ContainerModule(({ bind }) => {
  bind(AdministrationViewModel).toSelf();
  bind(UsersViewModel).toSelf().inSingletonScope();
  bind(UserViewModel).toSelf();
  bind(UserLogViewModel).toSelf();
});
