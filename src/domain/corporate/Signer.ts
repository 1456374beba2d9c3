import type { LocalizedText } from '../language/Language';

/** Signature places: documents of companies are signed in one place, or in two by two people (specification 1, section 6). */
export const SIGNATURE_PLACES = [1, 2] as const;

export type SignaturePlace = (typeof SIGNATURE_PLACES)[number];

/** Signatory of a company and the signature place assigned to that person. */
export interface Signer {
  readonly place: SignaturePlace;
  readonly name: LocalizedText;
}

/** Signatures required before an operation is booked: one in every place, in any order. */
export interface AwaitedSignatures {
  readonly places: readonly SignaturePlace[];
  readonly signers: readonly Signer[];
  /** Users any of whom approves it before it is signed; absent where the company has no such step. */
  readonly approvers?: readonly LocalizedText[] | undefined;
}
