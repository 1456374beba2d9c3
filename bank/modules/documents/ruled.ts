import type { CustomTableLayout } from 'pdfmake';

/** Alignment of columns of amounts and of their headings. */
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

const GAP_PT = 4;

/** Rows of figures under a head, between light lines; close enough for the largest amounts in six columns of an A4 page. */
export const FIGURES_TABLE: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? 0 : row === 1 ? 2 : 1),
  hLineColor: (row) => (row === 1 ? '#000000' : '#aaaaaa'),
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : GAP_PT),
  paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 0 : GAP_PT),
};
