import type { ExportTable } from '../../domain/export/ExportTable';

/** Makes a file of Excel (XLSX) of a table. */
export interface SpreadsheetWriter {
  write(table: ExportTable): Promise<Uint8Array<ArrayBuffer>>;
}

export const SpreadsheetWriter = Symbol.for('SpreadsheetWriter');
