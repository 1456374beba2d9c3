import { ContainerModule } from 'inversify';

import { OperationGateway } from '../../application/ports/OperationGateway';
import { UserStore } from '../../application/user/UserStore';
import { LanguageViewModel } from '../../ui/profile/LanguageViewModel';
import { LoginHistoryViewModel } from '../../ui/profile/LoginHistoryViewModel';

/** View-models of the profile. Each lives as long as its pages are shown, and what was typed there goes with it. */
export const profileModule = new ContainerModule(({ bind }) => {
  bind(LoginHistoryViewModel).toResolvedValue(
    (gateway: OperationGateway) => new LoginHistoryViewModel(gateway),
    [OperationGateway],
  );
  bind(LanguageViewModel).toResolvedValue(
    (gateway: OperationGateway, user: UserStore) => new LanguageViewModel(gateway, user),
    [OperationGateway, UserStore],
  );
});
