import { BYTE_ORDER_MARK, csvLine } from '../../../../src/domain/export/csvOf';
import type { MakeWriter } from './StatementWriter';
import { entryRow, headRows, totalRow } from './statementTable';

/** The statement as a table spreadsheets open: UTF-8 with its mark, semicolons, decimal commas. */
export const csvWriter: MakeWriter = (facts, language) => {
  let number = 0;
  return {
    begin: () => BYTE_ORDER_MARK + headRows(facts, language).map(csvLine).join(''),
    entries: (page) => page.map((entry) => csvLine(entryRow(entry, (number += 1), { facts, language }))).join(''),
    end: () => csvLine(totalRow(facts, language)),
  };
};
