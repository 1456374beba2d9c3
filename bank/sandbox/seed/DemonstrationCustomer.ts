import type { SignaturePlace } from '../../../src/domain/corporate/Signer';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import type { Passport } from '../../../src/domain/user/Passport';

export type CustomerKey = 'aibek' | 'aizada' | 'nurlan' | 'gulnara' | 'bermet' | 'company' | 'meerim' | 'builder';

export interface DemonstrationUser {
  readonly login: string;
  readonly fullName: LocalizedText;
  readonly phone: string;
  readonly language: Language;
  readonly rights: readonly string[];
  /** Office in the company. */
  readonly office?: LocalizedText;
  /** Place in which the user signs documents of the company. */
  readonly signaturePlace?: SignaturePlace;
  /** Accounts the user sees and may not work with, by their keys (accountPlan.ts); all when left out. */
  readonly seesOnly?: readonly string[];
  /** True for an employee of the bank who may open the pages of the administration. */
  readonly isAdministrator?: true;
  /** True for a user who has never signed in: the password is good for one sign-in, and nothing else is set yet. */
  readonly isNew?: true;
}

export interface DemonstrationCustomer {
  readonly key: CustomerKey;
  readonly number: string;
  readonly kind: 'I' | 'C';
  readonly name: LocalizedText;
  readonly inn: string;
  readonly passport:
    | (Omit<Passport, 'inn' | 'issuedOn' | 'expiresOn'> & { readonly issuedOn: string; readonly expiresOn: string })
    | undefined;
  /** Registration data of a company. */
  readonly registration?: { readonly okpo: string; readonly address: LocalizedText };
  /** Signatures a document of a company needs; two when left out. */
  readonly signaturesNeeded?: SignaturePlace;
  readonly users: readonly DemonstrationUser[];
  /** Contacts of a customer without access. */
  readonly contacts?: { readonly phone: string; readonly email: string };
}
