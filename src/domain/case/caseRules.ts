import { MAX_MESSAGE_FILES, MAX_MESSAGE_LENGTH, sentText } from '../chat/messageRules';
import type { OperationId } from '../operation/OperationId';
import type { Matter } from './CustomerCase';

/** Reason a case cannot be opened. */
export type CaseViolation = 'KIND_REQUIRED' | 'TEXT_REQUIRED' | 'TEXT_LENGTH' | 'FILES' | 'FILES_NOT_READY';

/** Case a customer opens. */
export interface CaseDraft {
  readonly operationId: OperationId;
  readonly kind: Matter;
  readonly transactionId: string | undefined;
  readonly text: string;
  readonly files: readonly string[];
}

/** Fields of a case that is being written. */
export interface CaseFields {
  readonly kind: Matter | undefined;
  readonly text: string;
  /** Files with the outcome of their uploads. */
  readonly files: readonly { readonly status: 'uploading' | 'kept' | 'failed' }[];
}

/** Violations of a case that is being written, by field. */
export type CaseViolations = Readonly<Partial<Record<keyof CaseFields, CaseViolation>>>;

/** Kinds of a case that needs no operation. */
export const KINDS_WITHOUT_OPERATION: readonly Matter[] = ['cash', 'other'];

/** True when a case of a kind must name an operation. */
export function needsOperation(kind: Matter): boolean {
  return !KINDS_WITHOUT_OPERATION.includes(kind);
}

/** Reasons a case cannot be opened. Files and length are limited like those of a message. */
export function caseViolations({ kind, text, files }: CaseFields): CaseViolations {
  const textViolation = textViolationOf(sentText(text));
  const filesViolation = filesViolationOf(files);
  return {
    ...(kind === undefined && { kind: 'KIND_REQUIRED' }),
    ...(textViolation && { text: textViolation }),
    ...(filesViolation && { files: filesViolation }),
  };
}

function textViolationOf(sent: string): CaseViolation | undefined {
  if (sent === '') {
    return 'TEXT_REQUIRED';
  }
  return sent.length > MAX_MESSAGE_LENGTH ? 'TEXT_LENGTH' : undefined;
}

function filesViolationOf(files: CaseFields['files']): CaseViolation | undefined {
  if (files.length > MAX_MESSAGE_FILES) {
    return 'FILES';
  }
  return files.every(({ status }) => status === 'kept') ? undefined : 'FILES_NOT_READY';
}
