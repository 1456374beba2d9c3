import type { ChangeDocument } from '../../domain/corporate/ChangeDocument';
import type { DocumentWarning } from '../../domain/corporate/documentWarnings';
import type { DocumentState, PaymentDocument } from '../../domain/corporate/PaymentDocument';
import type { AwaitedSignatures } from '../../domain/corporate/Signer';
import type { Money } from '../../domain/money/Money';
import type { TransactionKind } from '../../domain/movements/movements';
import type { OperationId } from '../../domain/operation/OperationId';
import type { BankDay } from '../../domain/time/Instant';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import type { OperationReference } from './accounts';
import { declare } from './declaration';
import type { Failure, FailureCode } from './failureCodes';
import type { OperationConfirmation } from './transfers';
import type { Nothing } from './utilities';

/** Request to send an operation to its signatories. */
export interface DocumentSending extends OperationReference {
  /** Company document it replaces: one that was declined or expired. */
  readonly replaces?: OperationId | undefined;
}

/** Filter of documents; what is absent leaves everything. */
export interface DocumentFilter {
  /** First and last day on which a document was sent to be signed. */
  readonly from?: BankDay | undefined;
  readonly to?: BankDay | undefined;
  /** Account that is debited or credited. */
  readonly accountId?: string | undefined;
  /** User who made the document. */
  readonly makerId?: string | undefined;
  readonly kind?: TransactionKind | undefined;
}

/** Query of documents: waiting ones come in one response, the others page by page, newest first. */
export interface DocumentsQuery extends DocumentFilter {
  /** The one document of this id, in whatever state; every other field is ignored. */
  readonly operationId?: OperationId | undefined;
  /** Defaults to `waiting`. */
  readonly state?: DocumentState | undefined;
  /** Page number, from 1. */
  readonly page?: number | undefined;
}

export interface SigningRequest {
  readonly operationId: OperationId;
  /** Documents by their operation ids: one to forty, each once. */
  readonly documents: readonly OperationId[];
  /** Documents among them that are moved to the day they were offered (`payOn`), because they are too late for their own. */
  readonly payOn?: readonly DayOfPayment[] | undefined;
}

/** Document and the day it is paid on. */
export interface DayOfPayment extends OperationReference {
  readonly valueDate: BankDay;
}

/** A signing that waits for its code. */
export interface WaitingSigning extends WaitingChange {
  readonly totals: readonly Money[];
  /** Fingerprint of all documents together; the SMS shows the same one. */
  readonly fingerprint: string;
}

export interface DocumentDecline extends OperationReference {
  /** Reason shown to the maker of the document. */
  readonly reason: string;
}

/** Result of signing one document. */
export interface SignedDocument extends OperationReference {
  /** Id of the booked transaction; absent while another signature is awaited, after a failure, and for a change. */
  readonly transactionId: string | undefined;
  /** For a change: true when it has been made, because no further signature is required. */
  readonly changed?: boolean | undefined;
  /** Failure for which it was not signed. */
  readonly refusal: FailureCode | undefined;
  /** Values the text of that failure mentions, e.g. the sum that is missing. */
  readonly refusalData?: Failure['data'];
}

const COMPANY_USERS = ['corporateView', 'corporateCreate', 'corporateApprove', 'corporateSign'] as const;

/** Operations of companies on their way to being booked (specification 1, section 6; specification 2, section 7.3). */
export const signatureOperations = {
  SEND_TXN_TO_PROCESSING_CORP: declare<DocumentSending, AwaitedSignatures>()({
    services: ['transfer'],
    summary:
      'Sends a created operation of a company to those who sign it; nothing is booked before the last of them has',
    kind: 'command',
    confirmation: 'none',
    allowed: ['corporateCreate', 'corporateSign'],
    failures: ['OPERATION_NOT_FOUND', 'OPERATION_TIME_OUT'],
  }),
  GET_TXNS_ON_CONFIRMATION: declare<DocumentsQuery, readonly PaymentDocument[]>()({
    services: ['account'],
    summary:
      'Lists the documents of the company that wait to be signed, or were declined, ran out of time or were booked; all, or of a period, an account, a maker and a kind',
    kind: 'query',
    confirmation: 'none',
    allowed: COMPANY_USERS,
    failures: [],
  }),
  GET_DOCUMENT_WARNINGS: declare<OperationReference, readonly DocumentWarning[]>()({
    services: ['account'],
    summary:
      'Says what an operation repeats before it is sent to be signed: a payment to the same payee, a number used this year',
    kind: 'query',
    confirmation: 'none',
    allowed: ['corporateCreate'],
    failures: ['OPERATION_NOT_FOUND'],
  }),
  GET_CHANGES_ON_CONFIRMATION: declare<Nothing, readonly ChangeDocument[]>()({
    services: ['account'],
    summary:
      'Lists the changes of the company that wait to be signed, the oldest first, and those that ended in the last 30 days',
    kind: 'query',
    confirmation: 'none',
    allowed: COMPANY_USERS,
    failures: [],
  }),
  CREATE_CONFIRM_OPERATION: declare<SigningRequest, WaitingSigning>()({
    services: ['transfer'],
    summary: 'Prepares the signature of one user under several documents and sends its code',
    kind: 'command',
    confirmation: 'none',
    allowed: ['corporateSign'],
    failures: [
      'OPERATION_NOT_FOUND',
      'ALREADY_SIGNED',
      'NOT_APPROVED',
      'APPROVAL_NOT_YOUR_TURN',
      'SIGNATURE_NOT_YOURS',
      'TOKEN_REQUIRED',
      'INVALID_VALUE_DATE',
      'OPERATION_ID_REUSED',
      'MAX_OTP_TRIES',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  CONFIRM_CONFIRM_OPERATION: declare<OperationConfirmation, readonly SignedDocument[]>()({
    services: ['transfer'],
    summary: 'Checks the code, signs the documents one by one and books those with all signatures',
    kind: 'command',
    confirmation: 'none',
    allowed: ['corporateSign'],
    failures: [
      'OPERATION_NOT_FOUND',
      'OPERATION_TIME_OUT',
      'TOKEN_REQUIRED',
      'OPERATION_IMPOSSIBLE',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'OTP_EXPIRED',
      'OTP_REPLACED',
      'INCORRECT_OTP',
    ],
  }),
  DECLINE_TXN_ON_CONFIRMATION: declare<DocumentDecline, OperationReference>()({
    services: ['account'],
    summary: 'Declines a document before it is booked: for its maker, an approver or a signer',
    kind: 'command',
    confirmation: 'none',
    allowed: ['corporateCreate', 'corporateApprove', 'corporateSign'],
    failures: ['OPERATION_NOT_FOUND', 'COMMENT_REQUIRED'],
  }),
  APPROVE_TXN_ON_CONFIRMATION: declare<OperationReference, OperationReference>()({
    services: ['account'],
    summary: 'Approves a document of the company, after which it may be signed; never by its maker',
    kind: 'command',
    confirmation: 'none',
    allowed: ['corporateApprove'],
    failures: ['OPERATION_NOT_FOUND', 'OPERATION_TIME_OUT', 'OWN_DOCUMENT', 'OPERATION_IMPOSSIBLE', 'ALREADY_APPROVED'],
  }),
} as const;
