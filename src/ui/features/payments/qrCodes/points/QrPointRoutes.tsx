import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../../../../kernel/NotFoundScreen';
import { QrPointFormScreen } from './QrPointFormScreen';
import { QrPointListScreen } from './QrPointListScreen';
import { QrPosterScreen } from './QrPosterScreen';
import { QrTillScreen } from './QrTillScreen';

export { QrArchiveScreen } from './QrArchiveScreen';

/** The addresses below /my-qr-list: the points of sale of a company, the form, the till and the poster of each. */
export function QrPointRoutes() {
  return (
    <Routes>
      <Route index element={<QrPointListScreen />} />
      <Route path="new" element={<QrPointFormScreen key="new" />} />
      <Route path=":pointId" element={<QrPointFormScreen key="change" />} />
      <Route path=":hash/till" element={<QrTillScreen />} />
      <Route path=":hash/poster" element={<QrPosterScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
