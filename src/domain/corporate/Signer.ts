import type { LocalizedText } from '../language/Language';

/** Documents of companies are signed in one place, or in two by two people (specification 1, section 6). */
export const SIGNATURE_PLACES = [1, 2] as const;

export type SignaturePlace = (typeof SIGNATURE_PLACES)[number];

/** Somebody who signs for the company, and where. */
export interface Signer {
  readonly place: SignaturePlace;
  readonly name: LocalizedText;
}

/** Who has to sign an operation before it is booked; every place once, in any order. */
export interface AwaitedSignatures {
  readonly places: readonly SignaturePlace[];
  readonly signers: readonly Signer[];
}
