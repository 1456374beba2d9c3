import { ContainerModule } from 'inversify';

import { FoundWalletsViewModel } from '../../ui/wallets/FoundWalletsViewModel';
import { RegistrationTopicsViewModel } from '../../ui/wallets/RegistrationTopicsViewModel';
import { WalletNumberCheckViewModel } from '../../ui/wallets/WalletNumberCheckViewModel';
import { WalletScreenViewModel } from '../../ui/wallets/WalletScreenViewModel';

/** View-models of wallets, each as long as its page is shown. */
export const walletsModule = new ContainerModule(({ bind }) => {
  bind(WalletScreenViewModel).toSelf();
  bind(FoundWalletsViewModel).toSelf();
  bind(WalletNumberCheckViewModel).toSelf();
  bind(RegistrationTopicsViewModel).toSelf();
});
