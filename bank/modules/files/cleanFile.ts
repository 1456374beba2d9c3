import { LARGEST_FILE_BYTES } from '../../../src/domain/file/fileRules';
import type { FileExtension } from '../../../src/domain/file/fileRules';
import type { BankServices } from '../../kernel/BankServices';
import type { PictureFormat } from '../../kernel/Pictures';
import { TaskTooLarge } from '../../kernel/WorkerPool';
import { PDF_CHECK } from './pdfCheck';
import { MAX_PIXELS } from './redrawPicture';

/** Reason the bank rejects a file. */
export type FileViolation = 'FILE_TOO_LARGE' | 'FILE_TYPE_NOT_ALLOWED' | 'FILE_DAMAGED';

/** Cleaned content of a file, or the reason it is rejected. */
export type CleanedFile = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly violation: FileViolation };

/**
 * Makes a picture anew from what it shows, so that nothing hidden in it reaches a reader; a PDF is checked and kept. The thread that answers
 * calls reads neither.
 *
 * @throws QueueFull when as many files wait as may
 * @throws TaskOverdue for a file that is not read by the deadline
 */
export async function cleanFile(
  { reader, pictures }: Pick<BankServices, 'reader' | 'pictures'>,
  extension: FileExtension,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<CleanedFile> {
  switch (extension) {
    case 'jpg':
    case 'png':
      return cleanPicture(pictures, extension, bytes);
    case 'pdf':
      return checkedPdf(reader, bytes);
    default:
      return extension satisfies never;
  }
}

/** A picture drawn anew. One that unpacks to too many pixels is refused by its head, before any is decoded. */
async function cleanPicture(
  pictures: BankServices['pictures'],
  format: PictureFormat,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<CleanedFile> {
  const size = await pictures.sizeOf(format, bytes);
  if (size === undefined) {
    return { violation: 'FILE_DAMAGED' };
  }
  if (size.width * size.height > MAX_PIXELS) {
    return { violation: 'FILE_TOO_LARGE' };
  }
  const drawn = await pictures.redraw(format, bytes);
  if (drawn === undefined) {
    return { violation: 'FILE_DAMAGED' };
  }
  return drawn.length > LARGEST_FILE_BYTES ? { violation: 'FILE_TOO_LARGE' } : { bytes: drawn };
}

/** A PDF as it is; one that cannot be checked in the memory of a thread is taken for damaged. */
async function checkedPdf(reader: BankServices['reader'], bytes: Uint8Array<ArrayBuffer>): Promise<CleanedFile> {
  try {
    const violation = await reader.run(PDF_CHECK, bytes);
    return violation === undefined ? { bytes } : { violation };
  } catch (cause) {
    if (cause instanceof TaskTooLarge) {
      return { violation: 'FILE_DAMAGED' };
    }
    throw cause;
  }
}
