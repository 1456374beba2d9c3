import type { BatchField } from './batchFaults';

/** Fields a column of a table may have. */
export const TABLE_FIELDS = [
  'recipientName',
  'inn',
  'account',
  'amount',
  'purpose',
  'bic',
  'knp',
  'documentNumber',
  'valueDate',
] as const satisfies readonly BatchField[];

export type TableField = (typeof TABLE_FIELDS)[number];

/** Meaning of the columns of a table: a field for each heading, or none. */
export interface TableLayout {
  readonly headings: readonly string[];
  readonly fields: readonly (TableField | '')[];
  /** Purpose of every line, where no column has it; otherwise empty. */
  readonly purpose: string;
}

/** A table whose columns have to be named: its headings and first rows, and what is known of them. */
export interface TableSample extends TableLayout {
  readonly rows: readonly (readonly string[])[];
  /** True when the company has a list of people, which has the accounts that a salary leaves out. */
  readonly knowsPeople?: boolean | undefined;
}
