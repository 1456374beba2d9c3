import { ContainerModule } from 'inversify';

import { AdministrationViewModel } from '../../ui/features/administration/bank/AdministrationViewModel';
import { UserLogViewModel } from '../../ui/features/administration/bank/users/UserLogViewModel';
import { UsersViewModel } from '../../ui/features/administration/bank/users/UsersViewModel';
import { UserViewModel } from '../../ui/features/administration/bank/users/UserViewModel';

/** Bindings of the administration. */
export const administrationModule = new ContainerModule(({ bind }) => {
  bind(AdministrationViewModel).toSelf();
  bind(UsersViewModel).toSelf().inSingletonScope();
  bind(UserViewModel).toSelf();
  bind(UserLogViewModel).toSelf();
});
