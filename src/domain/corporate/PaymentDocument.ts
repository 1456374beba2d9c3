import type { LocalizedText } from '../language/Language';
import { add } from '../money/Money';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { OperationPreview } from '../operation/OperationPreview';
import type { BankDay, Instant } from '../time/Instant';
import type { DocumentWarning } from './documentWarnings';
import type { AwaitedSignatures, SignaturePlace, Signer } from './Signer';

/** State of a document: waiting for signatures, declined, expired, or signed by all and booked. */
export const DOCUMENT_STATES = ['waiting', 'declined', 'expired', 'done'] as const;

export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** One signature under a document. */
export interface DocumentSignature extends Signer {
  readonly signedAt: Instant;
}

/** Approval of a document before it was signed. */
export interface DocumentApproval {
  readonly by: LocalizedText;
  readonly approvedAt: Instant;
}

/** Maker, approver and signers of an operation of a company, with the time of each. */
export interface OperationSigners {
  readonly madeBy: LocalizedText;
  readonly sentAt: Instant;
  readonly approval?: DocumentApproval | undefined;
  readonly signatures: readonly DocumentSignature[];
}

/** Reference to another document that replaces this one or is replaced by it. */
export interface DocumentReference {
  readonly operationId: OperationId;
  readonly sentAt: Instant;
}

/** Final state of a document that waited for signatures. */
export type DocumentEnd =
  | {
      readonly state: 'declined';
      readonly at: Instant;
      readonly by: LocalizedText;
      readonly reason: string;
      /** True when it was sent back before its approval, to be corrected by its maker. */
      readonly returned?: boolean | undefined;
    }
  | { readonly state: 'expired'; readonly at: Instant }
  | { readonly state: 'done'; readonly at: Instant; readonly transactionId: string };

/** Operation of a company that requires signatures. */
export interface PaymentDocument {
  readonly preview: OperationPreview;
  /** Transaction code for the history, see `classifyTransaction`. */
  readonly txnCode: string;
  readonly madeBy: LocalizedText;
  /** Id of the user who made it. */
  readonly makerId: string;
  readonly sentAt: Instant;
  readonly awaited: AwaitedSignatures;
  readonly signatures: readonly DocumentSignature[];
  /** Approval that counts; absent until it is given. */
  readonly approval?: DocumentApproval | undefined;
  /** True when the requesting user can approve it now; approval comes before signatures. */
  readonly canApprove: boolean;
  /** True when the requesting user can sign it now. */
  readonly canSign: boolean;
  /** True when the requesting user can decline it. */
  readonly canDecline: boolean;
  /** Warnings to review before signing; present for documents that wait. */
  readonly warnings: readonly DocumentWarning[];
  /** Next open day of its network, offered because the session of its day has passed; absent while it can be paid on its day. */
  readonly payOn?: BankDay | undefined;
  /** Absent while the document waits. */
  readonly end?: DocumentEnd | undefined;
  /** Document that this one replaces. */
  readonly replaces?: DocumentReference | undefined;
  /** Document that replaces this one, the latest if there are several. */
  readonly replacedBy?: DocumentReference | undefined;
}

/** Page size of a list of completed documents. */
export const DOCUMENTS_OF_PAGE = 50;

/** Largest number of documents signed by one code. */
export const MAX_DOCUMENTS = 40;

/** Signature places without a signature. */
export function placesLeft({
  awaited,
  signatures,
}: Pick<PaymentDocument, 'awaited' | 'signatures'>): readonly SignaturePlace[] {
  return awaited.places.filter((place) => signatures.every((signature) => signature.place !== place));
}

/** Signatories who can sign in the places without a signature. */
export function signersLeft(document: Pick<PaymentDocument, 'awaited' | 'signatures'>): readonly Signer[] {
  const left = placesLeft(document);
  return document.awaited.signers.filter(({ place }) => left.includes(place));
}

/** True while a document waits for approval, before signatures. */
export function awaitsApproval({
  awaited,
  approval,
  end,
}: Pick<PaymentDocument, 'awaited' | 'approval' | 'end'>): boolean {
  return end === undefined && approval === undefined && (awaited.approvers ?? []).length > 0;
}

/** True for a currency exchange: signatories are shown both amounts and the rate. */
export function isExchange({ preview }: Pick<PaymentDocument, 'preview'>): boolean {
  return preview.amount.currency !== preview.credited.currency;
}

/** Total debit of documents, one sum per currency, in the order of the documents. */
export function totalsOf(documents: readonly PaymentDocument[]): readonly Money[] {
  const totals = new Map<string, Money>();
  for (const { preview } of documents) {
    const { total } = preview;
    const sum = totals.get(total.currency);
    totals.set(total.currency, sum === undefined ? total : add(sum, total));
  }
  return [...totals.values()];
}
