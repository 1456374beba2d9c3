import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { DirectDebitsScreen } from './DirectDebitsScreen';
import { MandateScreen } from './MandateScreen';
import { NewMandatePage } from './NewMandatePage';

/** The addresses below /payment/direct-debit: the list of mandates, the form of a new one, and one mandate. */
export function DirectDebitRoutes() {
  return (
    <Routes>
      <Route index element={<DirectDebitsScreen />} />
      <Route path="new/*" element={<NewMandatePage />} />
      <Route path=":mandateId" element={<MandateScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
