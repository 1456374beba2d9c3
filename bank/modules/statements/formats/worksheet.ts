import { plainAmount } from '../../../../src/domain/export/csvOf';
import type { ExportCell } from '../../../../src/domain/export/ExportTable';
import { BISHKEK_OFFSET_MS } from '../../../../src/domain/time/Instant';
import { COLUMN_WIDTHS, entryRow, headRows, totalRow } from './statementTable';
import type { MakeWriter } from './StatementWriter';
import { xmlText } from './xmlText';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_TYPE = 'application/vnd.openxmlformats';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in `cellXfs` of the styles. */
const PLAIN = 0;
const BOLD = 1;
const AMOUNT = 2;
const MOMENT = 3;

/** The parts of a workbook besides its one sheet, by their places in the package (ECMA-376, part 1). */
export const WORKBOOK_PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    `<Default Extension="rels" ContentType="${PACKAGE_TYPE}-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`,
  '_rels/.rels':
    `${DECLARATION}<Relationships xmlns="${RELATIONS}">` +
    `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Statement" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `${DECLARATION}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts>` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">' +
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
    '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
    '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
};

export const SHEET_PART = 'xl/worksheets/sheet1.xml';

/** Makes the rows of a sheet, one below another. */
function rowWriter(): (cells: readonly ExportCell[], style?: number) => string {
  let line = 0;
  return (cells, style = PLAIN) => {
    line += 1;
    return `<row r="${line}">${cells.map((cell, column) => cellXml(cell, `r="${letterOf(column)}${line}"`, style)).join('')}</row>`;
  };
}

function sheetHead(columnWidths: readonly number[]): string {
  const widths = columnWidths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><cols>${widths}</cols><sheetData>`;
}

const SHEET_END = '</sheetData></worksheet>';

/** A whole sheet: its head in bold, its rows below. */
export function tableSheet(
  head: readonly (readonly ExportCell[])[],
  rows: readonly (readonly ExportCell[])[],
  columnWidths: readonly number[],
): string {
  const rowXml = rowWriter();
  return (
    sheetHead(columnWidths) +
    head.map((row) => rowXml(row, BOLD)).join('') +
    rows.map((row) => rowXml(row)).join('') +
    SHEET_END
  );
}

/** The sheet of a statement. */
export const worksheetWriter: MakeWriter = (facts, language) => {
  let number = 0;
  const rowXml = rowWriter();
  return {
    begin: () =>
      sheetHead(COLUMN_WIDTHS) +
      headRows(facts, language)
        .map((row, index, rows) => rowXml(row, index === 0 || index === rows.length - 1 ? BOLD : PLAIN))
        .join(''),
    entries: (page) => page.map((entry) => rowXml(entryRow(entry, (number += 1), { facts, language }))).join(''),
    end: () => `${rowXml(totalRow(facts, language), BOLD)}${SHEET_END}`,
  };
};

/** Columns are called by letters; the table has fewer than there are letters. */
function letterOf(column: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + column);
}

function cellXml(cell: ExportCell, address: string, style: number): string {
  if ('moment' in cell) {
    return `<c ${address} s="${MOMENT}"><v>${serialOf(cell.moment)}</v></c>`;
  }
  if ('amount' in cell) {
    return cell.amount === undefined ? '' : `<c ${address} s="${AMOUNT}"><v>${plainAmount(cell.amount, '.')}</v></c>`;
  }
  return cell.text === ''
    ? ''
    : `<c ${address} s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cellText(cell.text))}</t></is></c>`;
}

/** The longest text a cell takes. */
const MAX_CELL_LENGTH = 32_767;

/** A cell reads `_x0041_` as a letter, so an underscore that would begin such an escape is escaped itself. */
function cellText(text: string): string {
  return text.slice(0, MAX_CELL_LENGTH).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The day spreadsheets count from, in days before 1970. */
const EPOCH_DAYS = 25_569;

/** A spreadsheet knows no time zones: it gets the clock of Bishkek, in days. */
function serialOf(moment: number): string {
  return ((moment + BISHKEK_OFFSET_MS) / DAY_MS + EPOCH_DAYS).toString();
}
