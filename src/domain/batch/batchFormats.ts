/** Kind of payment orders in a file of a company (specification 1, section 5). */
export const BATCH_KINDS = ['salary', 'internal', 'clearing', 'gross', 'swift'] as const;

export type BatchKind = (typeof BATCH_KINDS)[number];

/** Payments in soms; each becomes a document of its own. */
export type PaymentKind = Extract<BatchKind, 'internal' | 'clearing' | 'gross'>;

export const BATCH_FORMATS = ['csv', 'xlsx', 'plt', 'txt'] as const;

export type BatchFormat = (typeof BATCH_FORMATS)[number];

export const FORMATS_OF: Readonly<Record<BatchKind, readonly BatchFormat[]>> = {
  salary: ['csv', 'xlsx'],
  internal: ['plt', 'txt', 'csv', 'xlsx'],
  clearing: ['plt', 'txt', 'csv', 'xlsx'],
  gross: ['plt', 'txt', 'csv', 'xlsx'],
  swift: ['plt'],
};

/** Tables, whose columns may be in any order; they do not name the debit account. */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const satisfies readonly BatchFormat[];

export function isTableFormat(format: BatchFormat | undefined): format is (typeof TABLE_FORMATS)[number] {
  return TABLE_FORMATS.some((each) => each === format);
}

/** Format in which lines of a file are saved: a spreadsheet as the text that spreadsheets open. */
export function savedFormat(format: BatchFormat): Exclude<BatchFormat, 'xlsx'> {
  return format === 'xlsx' ? 'csv' : format;
}

/** Largest total size of the files of one batch, in bytes. */
export const LARGEST_BATCH_BYTES = 2 * 1024 * 1024;

export const MAX_BATCH_FILES = 10;

/**
 * Largest number of lines in a batch. A salary batch is one document whatever its size; of the other kinds each line becomes a document of
 * its own, and up to forty are signed at once.
 */
export const MAX_BATCH_LINES: Readonly<Record<BatchKind, number>> = {
  salary: 10_000,
  internal: 1000,
  clearing: 1000,
  gross: 1000,
  swift: 1000,
};

/** Format of a file by its extension, in any letter case; `undefined` for an unknown extension. */
export function batchFormatOf(fileName: string): BatchFormat | undefined {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return BATCH_FORMATS.find((format) => format === ending);
}
