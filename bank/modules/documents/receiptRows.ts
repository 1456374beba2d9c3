import type { Content } from 'pdfmake';

import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { cellRuns } from './fonts';
import { ruled } from './ruled';

/** A particular of an operation; one without a value is left out. */
export type Row = readonly [label: LocalizedText, value: string | undefined];

const INK = '#000000';
const QUIET_INK = '#444444';
const MAX_ROOMY_ROWS = 10;
const ROOMY = { labelWidth: 118, padding: 4, fontSize: 9, lineHeight: 1.15 };
const CLOSE = { labelWidth: 136, fontSize: 8, lineHeight: 1 };
const CLOSE_LINE_PT = 10.9;
const CLOSEST_PT = 0.5;
/** Letters of a line of a value, and of a label, set close. */
const CLOSE_VALUE_LETTERS = 46;
const CLOSE_LABEL_LETTERS = 30;

/** A payment with many particulars is set closer, so that it fits on one page like the others. */
function settingOf(rows: readonly Row[], heightPt: number, language: Language): typeof ROOMY {
  if (rows.length <= MAX_ROOMY_ROWS) {
    return ROOMY;
  }
  const lines = rows.map(([label, value = '']) =>
    Math.max(Math.ceil(label[language].length / CLOSE_LABEL_LETTERS), Math.ceil(value.length / CLOSE_VALUE_LETTERS)),
  );
  const left = heightPt - lines.reduce((sum, each) => sum + each, 0) * CLOSE_LINE_PT;
  return { ...CLOSE, padding: Math.min(ROOMY.padding, Math.max(CLOSEST_PT, (left / rows.length - 0.5) / 2)) };
}

/** The rows that have a value, as close as they have to stand to end on the first page. */
export function rowsTable(rows: readonly Row[], heightPt: number, language: Language): Content {
  const shown = rows.filter(([, value]) => value !== undefined && value !== '');
  const { labelWidth, padding, ...text } = settingOf(shown, heightPt, language);
  return {
    layout: ruled(padding),
    ...text,
    table: {
      widths: [labelWidth, '*'],
      dontBreakRows: true,
      body: shown.map(([label, value]) => [
        { text: cellRuns(label[language], language), color: QUIET_INK },
        { text: cellRuns(value ?? '', language), color: INK },
      ]),
    },
  };
}
