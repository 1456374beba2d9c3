import type { BatchFormat } from '../../../../domain/batch/batchFormats';
import { encodeWindows1251 } from '../../../../domain/batch/batchText';

export const BATCH_CONTENT_TYPES: Readonly<Record<BatchFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  plt: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=windows-1251',
};

/** Byte order mark by which spreadsheets recognize UTF-8. */
const MARK = '\ufeff';

/** Encodes a file for its readers: UTF-8 with a byte order mark for spreadsheets, windows-1251 for accounting programs. */
export function batchBytes(text: string, format: BatchFormat): Uint8Array<ArrayBuffer> {
  if (format === 'txt') {
    return encodeWindows1251(text);
  }
  return new TextEncoder().encode(format === 'csv' ? MARK + text : text);
}
