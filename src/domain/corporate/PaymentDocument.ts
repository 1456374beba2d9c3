import type { LocalizedText } from '../language/Language';
import { add } from '../money/Money';
import type { Money } from '../money/Money';
import type { OperationPreview } from '../operation/OperationPreview';
import type { Instant } from '../time/Instant';
import type { AwaitedSignatures, SignaturePlace, Signer } from './Signer';

/** One signature under a document. */
export interface DocumentSignature extends Signer {
  readonly signedAt: Instant;
}

/** An operation of a company that was made and waits to be signed. */
export interface PaymentDocument {
  readonly preview: OperationPreview;
  /** What will stand in the history, see `classifyTransaction`. */
  readonly txnCode: string;
  readonly madeBy: LocalizedText;
  readonly sentAt: Instant;
  readonly awaited: AwaitedSignatures;
  readonly signatures: readonly DocumentSignature[];
  /** Whether the user who asks can sign it now. */
  readonly canSign: boolean;
  /** Whether the user who asks can take it out of the way. */
  readonly canDecline: boolean;
}

/** The most documents one code may sign. */
export const MOST_DOCUMENTS = 40;

/** The places nobody has signed in yet. */
export function placesLeft({ awaited, signatures }: Pick<PaymentDocument, 'awaited' | 'signatures'>): readonly SignaturePlace[] {
  return awaited.places.filter((place) => signatures.every((signature) => signature.place !== place));
}

/** Who can sign in the places that are left. */
export function signersLeft(document: Pick<PaymentDocument, 'awaited' | 'signatures'>): readonly Signer[] {
  const left = placesLeft(document);
  return document.awaited.signers.filter(({ place }) => left.includes(place));
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
