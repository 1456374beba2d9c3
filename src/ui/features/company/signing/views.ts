export { DocumentDetailsScreen } from './DocumentDetailsScreen';
export { DocumentsScreen } from './DocumentsScreen';
export { DeclinedDocumentsScreen, ExpiredDocumentsScreen, SignedDocumentsScreen } from './EndedDocumentsScreen';
export { ChangeDocumentPage } from './changes/ChangeDocumentPage';
export { SigningCodeScreen } from './SigningCodeScreen';
export { SigningResultScreen } from './SigningResultScreen';
