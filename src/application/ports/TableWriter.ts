import type { ExportTable } from '../../domain/export/ExportTable';

/** Excel, and text that every accounting program reads. */
export type ExportFormat = 'xlsx' | 'csv';

/** Makes a file of a table. */
export interface TableWriter {
  write(format: ExportFormat, table: ExportTable): Promise<Uint8Array<ArrayBuffer>>;
}

export const TableWriter = Symbol.for('TableWriter');
