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

const HEADINGS = {
  subject: 'subject',
  ours: 'ours',
  against: 'peer or limit',
  ratio: 'ratio',
  mark: 'mark',
  met: 'met',
};

/** The measurements as a table of plain text. */
export function table(measurements: readonly Measurement[]): string {
  const rows = [HEADINGS, ...measurements.map((measurement) => ({ ...measurement, met: verdict(measurement.met) }))];
  const cells = rows.map((row) => [row.subject, row.ours, row.against, row.ratio, row.mark, row.met]);
  const widths = HEADINGS_ORDER.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const HEADINGS_ORDER = Object.keys(HEADINGS);

function verdict(met: boolean | undefined): string {
  if (met === undefined) {
    return '';
  }
  return met ? 'yes' : 'NO';
}

/** The middle of several values; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** `0.213 (0.198–0.240)`: the median and the range. */
export function spread(values: readonly number[], digits: number): string {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(digits)} (${lowest.toFixed(digits)}–${highest.toFixed(digits)})`;
}
