import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { BindWalletPage } from './BindWalletPage';
import { FindWalletsScreen } from './FindWalletsScreen';
import { WalletScreen } from './WalletScreen';
import { WalletsScreen } from './WalletsScreen';

/** The addresses below /wallets: the list, one wallet, and how others come to the list. */
export function WalletRoutes() {
  return (
    <Routes>
      <Route index element={<WalletsScreen />} />
      <Route path="bind/*" element={<BindWalletPage />} />
      <Route path="find" element={<FindWalletsScreen />} />
      <Route path=":walletId" element={<WalletScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
