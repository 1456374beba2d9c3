export { WalletsScreen } from './WalletsScreen';
export { BindWalletPage } from './BindWalletPage';
export { FindWalletsScreen } from './FindWalletsScreen';
export { WalletScreen } from './WalletScreen';
export { RegisterWalletPage } from './RegisterWalletPage';
