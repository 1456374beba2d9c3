import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { CardListScreen } from './CardListScreen';
import { CardScreen } from './CardScreen';
import { PinPermissionPage } from './PinPermissionPage';
import { UnblockCardPage } from './UnblockCardPage';

/** The list of cards and the page of each. */
export function CardRoutes() {
  return (
    <Routes>
      <Route index element={<CardListScreen />} />
      <Route path=":cardId" element={<CardScreen />} />
      <Route path=":cardId/unblock/*" element={<UnblockCardPage />} />
      <Route path=":cardId/pin-permission/*" element={<PinPermissionPage />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
