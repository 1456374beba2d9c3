import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { BatchesScreen } from './BatchesScreen';
import { BatchScreen } from './BatchScreen';

/** The addresses below /payment/batch-loading: what was handed in with the form for more, and one batch. */
export function BatchRoutes() {
  return (
    <Routes>
      <Route index element={<BatchesScreen />} />
      <Route path=":batchId" element={<BatchScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
