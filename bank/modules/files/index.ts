export { cleanFile } from './cleanFile';
export type { FileViolation } from './cleanFile';
export { readFile, storeFile } from './fileRepository';
/** Pictures drawn anew, so that nothing but the picture is kept. */
export { pictureSize, redrawPicture } from './redrawPicture';
export { UPLOADS } from './uploadAllowance';
export { PDF_CHECK } from './pdfCheck';
