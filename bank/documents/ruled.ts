import type { CustomTableLayout } from 'pdfmake';

/** How the columns of figures and their heads stand. */
export const FIGURE = { alignment: 'right' } as const;

const HAIRLINE = '#999999';
const ROOMY_PT = 4;

/** Rows of a name and a value between hairlines, the first no heading of the others. */
export function ruled(padding = ROOMY_PT): CustomTableLayout {
  return {
    hLineWidth: () => 0.5,
    hLineColor: () => HAIRLINE,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: (column) => (column === 0 ? 10 : 0),
    paddingTop: () => padding,
    paddingBottom: () => padding,
  };
}
