import readSpreadsheet from 'read-excel-file/node';

import type { HandedInFile } from '../../../src/application/operations/batches';
import type { FileViolation } from '../../../src/domain/batch/Batch';
import { quoted } from '../../../src/domain/batch/tableCells';
import { writtenDay } from '../../../src/domain/time/format';
import { bankDayOf, checkedToBankDay } from '../../../src/domain/time/Instant';
import type { Reading } from '../../kernel/InputReader';
import { unpackedSize } from './unpackedSize';

/** Largest spreadsheet once it is unpacked; one with ten thousand payments has a tenth of it. */
const MAX_UNPACKED_BYTES = 48 * 1024 * 1024;

/** Spreadsheets as the text they have when they are saved with semicolons. */
interface SheetTexts {
  readonly files: readonly HandedInFile[];
  readonly faults: readonly FileViolation[];
}

/** Reads the first sheet with content of each spreadsheet. */
export const SHEET_TEXTS: Reading<readonly HandedInFile[], Promise<SheetTexts>> = {
  name: 'sheets',
  read: async (spreadsheets) => {
    const files: HandedInFile[] = [];
    const faults: FileViolation[] = [];
    for (const { name, bytes } of spreadsheets) {
      const text = await sheetText(bytes);
      if (typeof text === 'string') {
        files.push({ name, bytes: new TextEncoder().encode(text) });
      } else {
        faults.push({ fileName: name, row: 1, field: 'file', code: text.code });
      }
    }
    return { files, faults };
  },
};

async function sheetText(bytes: Uint8Array): Promise<string | Pick<FileViolation, 'code'>> {
  try {
    if (unpackedSize(bytes, MAX_UNPACKED_BYTES) === undefined) {
      return { code: 'TOO_LARGE' };
    }
    const sheets = await readSpreadsheet(Buffer.from(bytes), { parseNumber: numberText });
    const sheet = sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null)));
    // The sign of Excel: commas and tabs in cells then mean nothing.
    return ['sep=;', ...(sheet?.data ?? []).map((row) => row.map(cellText).join(';')), ''].join('\r\n');
  } catch {
    // The library throws errors of many kinds for a file that is no spreadsheet.
    return { code: 'UNREADABLE' };
  }
}

/** Largest difference by which a computed sum misses its last decimal in binary. */
const BINARY_ERROR = 1e-6;
const CENTS = 100;

/** Digits of a number as a sheet shows it: `1.280016000000114E15` without exponent, `0.30000000000000004` as 0.3. */
function numberText(text: string): string {
  const value = Number(text);
  const rounded = Math.round(value * CENTS) / CENTS;
  return (Math.abs(value - rounded) < BINARY_ERROR ? rounded : value).toString();
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) {
    return writtenDay(checkedToBankDay(cell.toISOString().slice(0, 10)) ?? bankDayOf(cell.getTime()));
  }
  return cell === null || cell === undefined ? '' : quoted(String(cell));
}
