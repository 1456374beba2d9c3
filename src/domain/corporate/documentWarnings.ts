import { classifyTransaction } from '../history/classify';
import type { TransactionKind } from '../history/classify';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import { isTwin } from '../operation/twins';
import type { TwinDays } from '../operation/twins';
import { bankDayOf } from '../time/Instant';
import type { Instant } from '../time/Instant';

/** A warning to look at before a document is sent or signed; none keeps the document from being signed. */
export const DOCUMENT_WARNING_CODES = ['TWIN', 'REPEATED_NUMBER'] as const;

export type DocumentWarningCode = (typeof DOCUMENT_WARNING_CODES)[number];

/** A document as far as it tells which other one it repeats. */
export interface ComparedDocument {
  readonly operationId: OperationId;
  readonly txnCode: string;
  readonly creditAccountNumber: string;
  readonly recipientName: string;
  readonly amount: Money;
  readonly purpose: string;
  /** Empty where it has none. */
  readonly documentNumber: string;
  /** When it was booked, or else sent to be signed, or else made. */
  readonly at: Instant;
}

/** A document of the same company that waits to be signed, or was booked. */
export interface EarlierDocument extends ComparedDocument {
  /** The line of history it became; absent while it waits. */
  readonly transactionId: string | undefined;
}

export interface DocumentWarning {
  readonly code: DocumentWarningCode;
  readonly other: Pick<
    EarlierDocument,
    'operationId' | 'transactionId' | 'recipientName' | 'amount' | 'documentNumber' | 'at'
  >;
}

/** Days within which two payments to one payee over one amount are taken for twins; more when their purpose is the same. */
export const PAYMENT_TWIN_DAYS: TwinDays = { anyPurpose: 10, samePurpose: 20 };

/** Moving money between own accounts pays nobody twice, so only the same day is remarkable. */
const OWN_TWIN_DAYS: TwinDays = { anyPurpose: 0, samePurpose: 0 };
const BETWEEN_OWN: readonly TransactionKind[] = ['ownTransfer', 'exchange', 'deposit'];

/** Warnings about a document, given others of its company: each of them at most once for each reason. */
export function warningsOf(document: ComparedDocument, others: readonly EarlierDocument[]): readonly DocumentWarning[] {
  const days = BETWEEN_OWN.includes(classifyTransaction(document.txnCode)) ? OWN_TWIN_DAYS : PAYMENT_TWIN_DAYS;
  return others
    .filter(({ operationId }) => operationId !== document.operationId)
    .flatMap((other) => [
      ...(isTwin(movementOf(document), movementOf(other), days) ? [warning('TWIN', other)] : []),
      ...(hasSameNumber(document, other) ? [warning('REPEATED_NUMBER', other)] : []),
    ]);
}

function warning(code: DocumentWarningCode, other: EarlierDocument): DocumentWarning {
  const { operationId, transactionId, recipientName, amount, documentNumber, at } = other;
  return { code, other: { operationId, transactionId, recipientName, amount, documentNumber, at } };
}

/** A register has no account of its own and is known by its name. */
function movementOf({ creditAccountNumber, recipientName, amount, purpose, at }: ComparedDocument) {
  return { payee: creditAccountNumber === '' ? recipientName : creditAccountNumber, amount, purpose, at };
}

/** A company numbers its documents anew each year. */
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
