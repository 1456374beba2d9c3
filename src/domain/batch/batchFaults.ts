import type { BankDay } from '../time/Instant';

/** Location of a fault within a file; `file` stands for the file as a whole, `line` for a line as a whole. */
export const BATCH_FIELDS = [
  'file',
  'line',
  'number',
  'encoding',
  'version',
  'kind',
  'debitAccount',
  'date',
  'count',
  'sum',
  'documentNumber',
  'bic',
  'account',
  'recipientName',
  'inn',
  'knp',
  'currency',
  'amount',
  'valueDate',
  'purpose',
  'recipientAddress',
  'bankCode',
  'intermediaryBank',
  'charges',
  'feeAccount',
  'correspondentAccount',
  'operationCode',
  'kpp',
  'bin',
  'kbe',
  'kztKnp',
  'note',
] as const;

export type BatchField = (typeof BATCH_FIELDS)[number];

/** Fault of a field; a line with any of these cannot be sent. */
export const BATCH_VIOLATION_CODES = [
  'REQUIRED',
  'UNREADABLE',
  'WRONG_COLUMNS',
  'WRONG_HEADER',
  'WRONG_TRAILER',
  'WRONG_VALUE',
  'DIFFERS',
  'REPEATED',
  'OUT_OF_SEQUENCE',
  'TOO_MANY_LINES',
  'TOO_LARGE',
  'NO_LINES',
  'TOO_SHORT',
  'TOO_LONG',
  'CHARACTERS',
  'NO_LETTERS',
  'GARBLED',
  'NOT_AN_AMOUNT',
  'NOT_POSITIVE',
  'OVER_MAXIMUM',
  'NOT_A_DAY',
  'DAY_CLOSED',
  'DAY_TOO_OLD',
  'DAY_TOO_FAR',
  'ACCOUNT_DIGITS',
  'ACCOUNT_NOT_FOUND',
  'ACCOUNT_CLOSED',
  'ACCOUNT_OF_OTHER_BANK',
  'SAME_ACCOUNT',
  'BANK_UNKNOWN',
  'PURPOSE_CODE_UNKNOWN',
  'INN_INVALID',
  'CODE_INVALID',
  'PERSON_UNKNOWN',
  'PERSON_AMBIGUOUS',
  'PERSON_LEFT',
] as const;

export type BatchViolationCode = (typeof BATCH_VIOLATION_CODES)[number];

export interface BatchViolation {
  /** Line number in the file, from 1. */
  readonly row: number;
  readonly field: BatchField;
  readonly code: BatchViolationCode;
}

/** Warning about a line, to be reviewed by a person; the line can be sent. */
export const BATCH_WARNING_CODES = [
  'REPEATED_IN_BATCH',
  'REPEATED_IN_HISTORY',
  'NAME_DIFFERS',
  'DAY_MOVED',
  'PAID_WHEN_SIGNED',
  'ACCOUNT_CHANGED',
] as const;

export type BatchWarningCode = (typeof BATCH_WARNING_CODES)[number];

export interface BatchWarning {
  readonly code: BatchWarningCode;
  /** Number of the line it repeats, when that line is in the same batch. */
  readonly line?: number | undefined;
  /** Date written on the order, and the day it is paid, where they differ. */
  readonly days?: { readonly written: BankDay; readonly paidOn: BankDay } | undefined;
  /** Account the last salary of the same person went to, where it differs. */
  readonly accountBefore?: string | undefined;
}
