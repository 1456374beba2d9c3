import type { BatchFormat } from '../../../../domain/batch/batchFormats';
import { encodeWindows1251 } from '../../../../domain/batch/batchText';
import { declaredInUtf8 } from '../../../../domain/batch/clientBankExchange';

/** A file as it is saved. */
interface BatchContent {
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Byte order mark by which spreadsheets and accounting programs recognize UTF-8. */
const MARK = '\ufeff';

/**
 * Encodes a file for its readers: UTF-8 with a mark for spreadsheets; windows-1251 for accounting programs, or UTF-8, which the file then
 * declares, where a letter is not in it.
 */
export function batchContent(text: string, format: BatchFormat): BatchContent {
  switch (format) {
    case 'csv':
    case 'xlsx':
      return { contentType: 'text/csv; charset=utf-8', bytes: utf8(MARK + text) };
    case 'plt':
      return { contentType: 'text/plain; charset=utf-8', bytes: utf8(text) };
    case 'txt': {
      const bytes = encodeWindows1251(text);
      return bytes === undefined
        ? { contentType: 'text/plain; charset=utf-8', bytes: utf8(MARK + declaredInUtf8(text)) }
        : { contentType: 'text/plain; charset=windows-1251', bytes };
    }
    default:
      return format satisfies never;
  }
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
