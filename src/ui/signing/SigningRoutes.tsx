import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../shell/NotFoundScreen';
import { useService } from '../shell/ServicesContext';
import { ChangeDocumentPage } from './changes/ChangeDocumentPage';
import { DocumentsScreen } from './DocumentsScreen';
import { SigningCodeScreen } from './SigningCodeScreen';
import { SigningResultScreen } from './SigningResultScreen';
import { SigningViewModel } from './SigningViewModel';

/** Documents of the company that wait to be signed: the list, the code, what became of each. */
export function SigningRoutes() {
  const model = useService(SigningViewModel);
  return (
    <Routes>
      <Route index element={<DocumentsScreen model={model} />} />
      <Route path="code" element={<SigningCodeScreen model={model} />} />
      <Route path="result" element={<SigningResultScreen model={model} />} />
      <Route path="changes/:operationId/*" element={<ChangeDocumentPage />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
