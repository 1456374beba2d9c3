/** What a file of a company asks the bank to pay (specification 1, section 5). */
export const BATCH_KINDS = ['salary', 'internal', 'clearing', 'gross', 'swift'] as const;

export type BatchKind = (typeof BATCH_KINDS)[number];

/** Payments in soms that become a document each. */
export type PaymentKind = Extract<BatchKind, 'internal' | 'clearing' | 'gross'>;

export const BATCH_FORMATS = ['csv', 'plt', 'txt'] as const;

export type BatchFormat = (typeof BATCH_FORMATS)[number];

export const FORMATS_OF: Readonly<Record<BatchKind, readonly BatchFormat[]>> = {
  salary: ['csv'],
  internal: ['plt', 'txt'],
  clearing: ['plt', 'txt'],
  gross: ['plt', 'txt'],
  swift: ['plt'],
};

/** Bytes of all files of one batch. */
export const LARGEST_BATCH_BYTES = 2 * 1024 * 1024;

export const MOST_BATCH_FILES = 10;

/** A salary is one document however many it pays; each other line becomes a document of its own, signed forty at a time. */
export const MOST_BATCH_LINES: Readonly<Record<BatchKind, number>> = {
  salary: 10_000,
  internal: 1000,
  clearing: 1000,
  gross: 1000,
  swift: 1000,
};

/** The format a file has by the ending of its name, in any letter case. */
export function batchFormatOf(fileName: string): BatchFormat | undefined {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return BATCH_FORMATS.find((format) => format === ending);
}
