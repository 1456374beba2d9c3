import type { FileExtension } from '../../../src/domain/file/fileRules';
import type { CleanPicture } from './CleanPicture';
import { cleanJpeg } from './cleanJpeg';
import { cleanPng } from './cleanPng';

/** Reason the bank rejects a file. */
export type FileViolation = 'FILE_TYPE_NOT_ALLOWED' | 'FILE_DAMAGED';

/** Cleaned content of a file, or the reason it is rejected. */
export type CleanedFile = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly violation: FileViolation };

/** Rebuilds a file from its visible content, so that nothing hidden in it reaches a reader. */
export function cleanFile(extension: FileExtension, bytes: Uint8Array<ArrayBuffer>): CleanedFile {
  switch (extension) {
    case 'jpg':
      return pictureOr(cleanJpeg(bytes));
    case 'png':
      return pictureOr(cleanPng(bytes));
    case 'pdf':
      return checkedPdf(bytes);
    default:
      return extension satisfies never;
  }
}

function pictureOr(picture: CleanPicture | undefined): CleanedFile {
  return picture === undefined ? { violation: 'FILE_DAMAGED' } : { bytes: picture.bytes };
}

/** Length of the end of a PDF searched for its end marker, in bytes; some programs write a little after the marker. */
const TAIL_BYTES = 2048;

/** Parts of a PDF that do something or carry other files, also when their names are written with escapes. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Encrypt)(?![A-Za-z])/;

/** A PDF is kept as it is, unless it plainly carries programs or other files or cannot be read without a password. */
function checkedPdf(bytes: Uint8Array<ArrayBuffer>): CleanedFile {
  const text = Buffer.from(bytes).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-TAIL_BYTES).includes('%%EOF')) {
    return { violation: 'FILE_DAMAGED' };
  }
  const spelled = text.replace(/#([0-9A-Fa-f]{2})/g, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return ACTIVE.test(spelled) ? { violation: 'FILE_TYPE_NOT_ALLOWED' } : { bytes };
}
