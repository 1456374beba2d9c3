import { ContainerModule } from 'inversify';

import { FoundWalletsViewModel } from '../../ui/features/products/wallets/FoundWalletsViewModel';
import { RegistrationTopicsViewModel } from '../../ui/features/products/wallets/RegistrationTopicsViewModel';
import { WalletNumberCheckViewModel } from '../../ui/features/products/wallets/WalletNumberCheckViewModel';
import { WalletScreenViewModel } from '../../ui/features/products/wallets/WalletScreenViewModel';

/** View-models of wallets, each as long as its page is shown. */
export const walletsModule = new ContainerModule(({ bind }) => {
  bind(WalletScreenViewModel).toSelf();
  bind(FoundWalletsViewModel).toSelf();
  bind(WalletNumberCheckViewModel).toSelf();
  bind(RegistrationTopicsViewModel).toSelf();
});
