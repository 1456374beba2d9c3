import { LARGEST_FILE_BYTES } from '../../../src/domain/file/fileRules';
import type { FileExtension } from '../../../src/domain/file/fileRules';
import { MAX_PIXELS, pictureSize, redrawPicture } from './redrawPicture';
import type { PictureFormat } from './redrawPicture';

/** Reason the bank rejects a file. */
export type FileViolation = 'FILE_TOO_LARGE' | 'FILE_TYPE_NOT_ALLOWED' | 'FILE_DAMAGED';

/** Cleaned content of a file, or the reason it is rejected. */
export type CleanedFile = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly violation: FileViolation };

/** Makes a picture anew from what it shows, so that nothing hidden in it reaches a reader; a PDF is checked and kept. */
export async function cleanFile(extension: FileExtension, bytes: Uint8Array<ArrayBuffer>): Promise<CleanedFile> {
  switch (extension) {
    case 'jpg':
    case 'png':
      return cleanPicture(extension, bytes);
    case 'pdf':
      return checkedPdf(bytes);
    default:
      return extension satisfies never;
  }
}

/** A picture drawn anew. One that unpacks to too many pixels is refused by its head, before any is decoded. */
async function cleanPicture(format: PictureFormat, bytes: Uint8Array<ArrayBuffer>): Promise<CleanedFile> {
  const size = await pictureSize(format, bytes);
  if (size === undefined) {
    return { violation: 'FILE_DAMAGED' };
  }
  if (size.width * size.height > MAX_PIXELS) {
    return { violation: 'FILE_TOO_LARGE' };
  }
  const drawn = await redrawPicture(format, bytes);
  if (drawn === undefined) {
    return { violation: 'FILE_DAMAGED' };
  }
  return drawn.length > LARGEST_FILE_BYTES ? { violation: 'FILE_TOO_LARGE' } : { bytes: drawn };
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
