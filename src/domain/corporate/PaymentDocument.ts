import type { LocalizedText } from '../language/Language';
import { add } from '../money/Money';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { OperationPreview } from '../operation/OperationPreview';
import type { Instant } from '../time/Instant';
import type { DocumentWarning } from './documentWarnings';
import type { AwaitedSignatures, SignaturePlace, Signer } from './Signer';

/** The state of a document: it waits to be signed, was declined, ran out of time, or was signed by all and booked. */
export const DOCUMENT_STATES = ['waiting', 'declined', 'expired', 'done'] as const;

export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** One signature under a document. */
export interface DocumentSignature extends Signer {
  readonly signedAt: Instant;
}

/** Another document that one stands in the place of, or that stands in its place. */
export interface DocumentReference {
  readonly operationId: OperationId;
  readonly sentAt: Instant;
}

/** The end of a document that waited for signatures. */
export type DocumentEnd =
  | { readonly state: 'declined'; readonly at: Instant; readonly by: LocalizedText; readonly reason: string }
  | { readonly state: 'expired'; readonly at: Instant }
  | { readonly state: 'done'; readonly at: Instant; readonly transactionId: string };

/** An operation of a company that was made to be signed. */
export interface PaymentDocument {
  readonly preview: OperationPreview;
  /** What will stand in the history, see `classifyTransaction`. */
  readonly txnCode: string;
  readonly madeBy: LocalizedText;
  readonly sentAt: Instant;
  readonly awaited: AwaitedSignatures;
  readonly signatures: readonly DocumentSignature[];
  /** True when the user who asks can sign it now. */
  readonly canSign: boolean;
  /** True when the user who asks can decline it. */
  readonly canDecline: boolean;
  /** Warnings to look at before signing; given for documents that wait. */
  readonly warnings: readonly DocumentWarning[];
  /** Absent while it waits. */
  readonly end?: DocumentEnd | undefined;
  /** The document it was sent in place of. */
  readonly replaces?: DocumentReference | undefined;
  /** The document sent in its place, the latest where there are several. */
  readonly replacedBy?: DocumentReference | undefined;
}

/** Documents on one page of a list of those that wait no longer. */
export const DOCUMENTS_OF_PAGE = 50;

/** The most documents one code may sign. */
export const MOST_DOCUMENTS = 40;

/** The places nobody has signed in yet. */
export function placesLeft({
  awaited,
  signatures,
}: Pick<PaymentDocument, 'awaited' | 'signatures'>): readonly SignaturePlace[] {
  return awaited.places.filter((place) => signatures.every((signature) => signature.place !== place));
}

/** Who can sign in the places that are left. */
export function signersLeft(document: Pick<PaymentDocument, 'awaited' | 'signatures'>): readonly Signer[] {
  const left = placesLeft(document);
  return document.awaited.signers.filter(({ place }) => left.includes(place));
}

/** True when a document gives one currency for another: whoever signs it is shown both sums and the rate. */
export function isExchange({ preview }: Pick<PaymentDocument, 'preview'>): boolean {
  return preview.amount.currency !== preview.credited.currency;
}

/** What would leave the accounts of the company, one sum for each currency, in the order of the documents. */
export function totalsOf(documents: readonly PaymentDocument[]): readonly Money[] {
  const totals = new Map<string, Money>();
  for (const { preview } of documents) {
    const { total } = preview;
    const sum = totals.get(total.currency);
    totals.set(total.currency, sum === undefined ? total : add(sum, total));
  }
  return [...totals.values()];
}
