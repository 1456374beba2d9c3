import { ContainerModule } from 'inversify';

import { OperationGateway } from '../../application/ports/OperationGateway';
import { WalletsStore } from '../../application/wallets/WalletsStore';
import { FoundWalletsViewModel } from '../../ui/wallets/FoundWalletsViewModel';
import { RegistrationTopicsViewModel } from '../../ui/wallets/RegistrationTopicsViewModel';
import { WalletNumberCheckViewModel } from '../../ui/wallets/WalletNumberCheckViewModel';
import { WalletScreenViewModel } from '../../ui/wallets/WalletScreenViewModel';

/** View-models of wallets, each as long as its page is shown. */
export const walletsModule = new ContainerModule(({ bind }) => {
  bind(WalletScreenViewModel).toResolvedValue(
    (wallets: WalletsStore) => new WalletScreenViewModel(wallets),
    [WalletsStore],
  );
  bind(FoundWalletsViewModel).toResolvedValue(
    (wallets: WalletsStore) => new FoundWalletsViewModel(wallets),
    [WalletsStore],
  );
  bind(WalletNumberCheckViewModel).toResolvedValue(
    (gateway: OperationGateway) => new WalletNumberCheckViewModel(gateway),
    [OperationGateway],
  );
  bind(RegistrationTopicsViewModel).toResolvedValue(
    (gateway: OperationGateway) => new RegistrationTopicsViewModel(gateway),
    [OperationGateway],
  );
});
