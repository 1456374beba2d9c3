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
  /** Further signatures by rules of the company; absent where none is about the document. */
  readonly rules?: readonly AwaitedByRule[] | undefined;
}

/** States of a signer under a rule: has signed, can sign today, signs after others, or cannot sign today. */
export const RULE_SIGNER_STATES = ['signed', 'today', 'later', 'unable'] as const;

export interface RuleSigner {
  readonly name: LocalizedText;
  readonly state: (typeof RULE_SIGNER_STATES)[number];
}

/** Signatures a rule of the company asks for under one document. */
export interface AwaitedByRule {
  /** The rule in words. */
  readonly words: LocalizedText;
  /** Number of signatures that are still missing. */
  readonly left: number;
  readonly signers: readonly RuleSigner[];
}
