export { cleanFile } from './cleanFile';
export type { FileViolation } from './cleanFile';
export { readFile, storeFile } from './fileRepository';
export { UPLOADS } from './uploadAllowance';
export { PDF_CHECK } from './pdfCheck';
