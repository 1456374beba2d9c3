import type { CellObject } from 'write-excel-file/universal';

import type { ExportFormat, TableWriter } from '../../application/ports/TableWriter';
import { csvOf, plainAmount } from '../../domain/export/csvOf';
import type { ExportCell, ExportTable } from '../../domain/export/ExportTable';
import { BISHKEK_OFFSET_MS } from '../../domain/time/Instant';

const WIDTH_BY_CELL = { text: 24, amount: 16, moment: 18 } as const;

/** Writes tables to files; the Excel writer is fetched with the first such file. */
export class FileTableWriter implements TableWriter {
  write(format: ExportFormat, table: ExportTable): Promise<Uint8Array<ArrayBuffer>> {
    return format === 'csv' ? Promise.resolve(new TextEncoder().encode(csvOf(table))) : writeExcel(table);
  }
}

async function writeExcel({ titles, rows }: ExportTable): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const head = titles.map((value): CellObject => ({ value, fontWeight: 'bold' }));
  const columns = (rows[0] ?? []).map((cell) => ({ width: widthOf(cell) }));
  const blob = await writeExcelFile([head, ...rows.map((row) => row.map(excelCell))], {
    columns,
    stickyRowsCount: 1,
  }).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

function excelCell(cell: ExportCell): CellObject | null {
  if ('text' in cell) {
    return cell.text === '' ? null : { type: String, value: cell.text };
  }
  if ('moment' in cell) {
    // A spreadsheet knows no time zones: it gets the clock of Bishkek.
    return { type: Date, value: new Date(cell.moment + BISHKEK_OFFSET_MS), format: 'dd.mm.yyyy hh:mm' };
  }
  if (cell.amount === undefined) {
    return null;
  }
  // Cells of a spreadsheet are doubles; ten digits and two decimals fit.
  return { type: Number, value: Number(plainAmount(cell.amount, '.')), format: '#,##0.00' };
}

function widthOf(cell: ExportCell): number {
  if ('text' in cell) {
    return WIDTH_BY_CELL.text;
  }
  return 'amount' in cell ? WIDTH_BY_CELL.amount : WIDTH_BY_CELL.moment;
}
