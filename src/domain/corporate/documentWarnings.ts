import { MOVEMENTS } from '../movements/movements';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import { isDuplicate, productOf } from '../operation/duplicates';
import type { ComparedMovement, DuplicateDays } from '../operation/duplicates';
import type { OperationTerms } from '../operation/OperationTerms';
import { bankDayOf } from '../time/Instant';
import type { Instant } from '../time/Instant';

/** Warnings to review before a document is submitted or signed; none of them prevents signing. */
export const DOCUMENT_WARNING_CODES = ['TWIN', 'REPEATED_NUMBER'] as const;

export type DocumentWarningCode = (typeof DOCUMENT_WARNING_CODES)[number];

/** Data of a document by which it is compared with others. */
export interface ComparedDocument {
  readonly operationId: OperationId;
  readonly txnCode: string;
  readonly creditAccountNumber: string;
  readonly recipientName: string;
  readonly amount: Money;
  readonly purpose: string;
  /** Empty when the document has no number. */
  readonly documentNumber: string;
  readonly terms: OperationTerms;
  /** Time of booking, otherwise of submission for signing, otherwise of creation. */
  readonly at: Instant;
}

/** Document of the same company that waits for signatures or is booked. */
export interface EarlierDocument extends ComparedDocument {
  /** Id of the booked transaction; absent while the document waits. */
  readonly transactionId: string | undefined;
}

export interface DocumentWarning {
  readonly code: DocumentWarningCode;
  readonly other: Pick<
    EarlierDocument,
    'operationId' | 'transactionId' | 'recipientName' | 'amount' | 'documentNumber' | 'at'
  >;
}

/** Number of days within which two payments of one amount to one payee count as duplicates; larger when their purpose is the same. */
export const PAYMENT_DUPLICATE_DAYS: DuplicateDays = { anyPurpose: 10, samePurpose: 20 };

/** Transfers between own accounts pay no other party, so only those of the same day count as duplicates. */
const OWN_DUPLICATE_DAYS: DuplicateDays = { anyPurpose: 0, samePurpose: 0 };

/** Warnings about a document, compared with others of its company: at most one for each other document and code. */
export function warningsOf(
  document: ComparedDocument,
  others: readonly EarlierDocument[],
  movements = MOVEMENTS,
): readonly DocumentWarning[] {
  const days =
    movements.movementLike(document.txnCode)?.duplicates === 'ofOneDay' ? OWN_DUPLICATE_DAYS : PAYMENT_DUPLICATE_DAYS;
  const movement = movementOf(document, movements);
  return others
    .filter(({ operationId }) => operationId !== document.operationId)
    .flatMap((other) => [
      ...(isDuplicate(movement, movementOf(other, movements), days) ? [warning('TWIN', other)] : []),
      ...(hasSameNumber(document, other) ? [warning('REPEATED_NUMBER', other)] : []),
    ]);
}

function warning(code: DocumentWarningCode, other: EarlierDocument): DocumentWarning {
  const { operationId, transactionId, recipientName, amount, documentNumber, at } = other;
  return { code, other: { operationId, transactionId, recipientName, amount, documentNumber, at } };
}

/** Data compared by `isDuplicate`. A payroll has no credit account and is identified by its payee name. */
function movementOf(
  { txnCode, creditAccountNumber, recipientName, amount, purpose, terms, at }: ComparedDocument,
  movements: typeof MOVEMENTS,
): ComparedMovement {
  const payee = creditAccountNumber === '' ? recipientName : creditAccountNumber;
  return { payee, product: productOf(terms, movements.kindOf(txnCode)), amount, purpose, at };
}

/** True for the same document number in the same year: a company numbers its documents anew each year. */
function hasSameNumber(document: ComparedDocument, other: ComparedDocument): boolean {
  return (
    document.documentNumber !== '' &&
    document.documentNumber === other.documentNumber &&
    yearOf(document.at) === yearOf(other.at)
  );
}

function yearOf(at: Instant): string {
  return bankDayOf(at).slice(0, 4);
}
