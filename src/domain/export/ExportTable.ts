import type { Money } from '../money/Money';
import type { Instant } from '../time/Instant';

/** One cell of a file that accountants open: digits of account numbers stay text, amounts and moments stay what they are. */
export type ExportCell =
  { readonly text: string } | { readonly amount: Money | undefined } | { readonly moment: Instant };

/** A table as it leaves the bank: a line of titles and lines of as many cells. */
export interface ExportTable {
  /** Name of the file without its ending. */
  readonly name: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly ExportCell[])[];
}
