import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../shell/NotFoundScreen';
import { TransferCheckScreen } from './TransferCheckScreen';
import { TransferCodeScreen } from './TransferCodeScreen';
import { TransferFormScreen } from './TransferFormScreen';
import { TransferResultScreen } from './TransferResultScreen';

/** Form, check, code, result: one page each, so that Back goes one step and keeps everything. */
export function OwnAccountsTransferRoutes() {
  return (
    <Routes>
      <Route index element={<TransferFormScreen />} />
      <Route path="check" element={<TransferCheckScreen />} />
      <Route path="code" element={<TransferCodeScreen />} />
      <Route path="result/:transactionId" element={<TransferResultScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
