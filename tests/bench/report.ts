/** One line of the report. */
export interface Measurement {
  readonly subject: string;
  readonly ours: string;
  /** Reference of the comparison: a peer measured in the same run, or a limit. */
  readonly against: string;
  readonly ratio: string;
  readonly mark: string;
  /** True when the mark was reached; absent when there is none. */
  readonly met: boolean | undefined;
}

const HEADINGS = ['subject', 'ours', 'peer or limit', 'ratio', 'mark', 'met'];

/** The measurements as a table of plain text. */
export function table(measurements: readonly Measurement[]): string {
  const rows = measurements.map(({ subject, ours, against, ratio, mark, met }) => [
    ...[subject, ours, against, ratio, mark],
    verdict(met),
  ]);
  return aligned([HEADINGS, ...rows]);
}

/** Rows of cells with columns of one width. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function verdict(met: boolean | undefined): string {
  if (met === undefined) {
    return '';
  }
  return met ? 'yes' : 'NO';
}

/**
 * The middle of several values; of an even number the mean of the two in the middle.
 *
 * @throws when the values are no figure: none at all, or one that is not a finite number
 */
export function median(values: readonly number[]): number {
  const sorted = [...figures(values)].sort((left, right) => left - right);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/**
 * `0.213 (0.198–0.240)`: the median and the range.
 *
 * @throws when the values are no figure
 */
export function spread(values: readonly number[], digits: number): string {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(digits)} (${lowest.toFixed(digits)}–${highest.toFixed(digits)})`;
}

/**
 * `412/s`: the median of rates.
 *
 * @throws when the values are no figure, or nothing at all was done
 */
export function rate(perSecond: readonly number[], digits = 0): string {
  if (Math.min(...perSecond) <= 0) {
    throw new Error(`No figure: ${perSecond.join(', ')} a second`);
  }
  return `${median(perSecond).toFixed(digits)}/s`;
}

/** Each value by the peer's of the same pair. */
export function ratios(ours: readonly number[], peer: readonly number[]): readonly number[] {
  return ours.map((value, pair) => value / (peer[pair] ?? NaN));
}

function figures(values: readonly number[]): readonly number[] {
  if (values.length === 0 || !values.every((value) => Number.isFinite(value))) {
    throw new Error(`No figure: ${values.length === 0 ? 'nothing was measured' : values.join(', ')}`);
  }
  return values;
}
