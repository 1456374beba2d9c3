import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { useService } from '../../../kernel/ServicesContext';
import { ChangeDocumentPage } from './changes/ChangeDocumentPage';
import { DocumentsScreen } from './DocumentsScreen';
import { EndedDocumentsScreen } from './EndedDocumentsScreen';
import { SigningCodeScreen } from './SigningCodeScreen';
import { SigningResultScreen } from './SigningResultScreen';
import { SigningViewModel } from './SigningViewModel';

/** Documents of the company: the lists by state, the code, what became of each. */
export function SigningRoutes() {
  const model = useService(SigningViewModel);
  return (
    <Routes>
      <Route index element={<DocumentsScreen model={model} />} />
      <Route path="declined" element={<EndedDocumentsScreen key="declined" state="declined" />} />
      <Route path="expired" element={<EndedDocumentsScreen key="expired" state="expired" />} />
      <Route path="done" element={<EndedDocumentsScreen key="done" state="done" />} />
      <Route path="code" element={<SigningCodeScreen model={model} />} />
      <Route path="result" element={<SigningResultScreen model={model} />} />
      <Route path="changes/:operationId/*" element={<ChangeDocumentPage />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
