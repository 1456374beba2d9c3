import type { Money } from '../money/Money';
import type { BankDay, Instant } from '../time/Instant';

/**
 * Account, loan or bond issue on a certificate as the bank confirms it to a reader: its masked number, or that of the issue, and the balance,
 * the debt or the nominal value that the certificate states.
 */
export interface ProvenAccount {
  readonly maskedNumber: string;
  readonly amount: Money;
}

/** Subjects of the certificates the bank makes for an application. */
export const CERTIFICATE_SUBJECTS = ['accounts', 'loans', 'bonds'] as const;

export type CertificateSubject = (typeof CERTIFICATE_SUBJECTS)[number];

/** Answer of the bank about a certificate to a person who has a copy: only data that the certificate itself contains. */
export interface CertificateProof {
  readonly subject: CertificateSubject;
  /** Number of the application. */
  readonly number: string;
  readonly maskedOwner: string;
  /** Day whose balances the certificate states. */
  readonly day: BankDay;
  readonly madeAt: Instant;
  readonly accounts: readonly ProvenAccount[];
}
