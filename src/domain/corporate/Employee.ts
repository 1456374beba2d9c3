import type { LocalizedText } from '../language/Language';
import type { Currency } from '../money/Currency';
import type { CompanyRight } from './Company';
import type { SignaturePlace } from './Signer';

/** Account of the company that one of its users may see. */
export interface EmployeeAccount {
  readonly accountId: string;
  readonly number: string;
  /** Name the company gave it; empty where it gave none. */
  readonly name: string;
  readonly currency: Currency;
  /** True when the user may also create, approve and sign with it. */
  readonly works: boolean;
}

/** User of a company, with everything the company lets the user do. */
export interface Employee {
  readonly userId: string;
  readonly fullName: LocalizedText;
  /** Office held in the company; absent where the bank does not know it. */
  readonly position?: LocalizedText | undefined;
  readonly rights: readonly CompanyRight[];
  /** Place in which the user signs; `undefined` for a user who signs in none. */
  readonly signaturePlace?: SignaturePlace | undefined;
  /** Codes of the operations the user may create; `undefined` for all. */
  readonly operations?: readonly string[] | undefined;
  /** Accounts the user is limited to, as far as the reader sees them; `undefined` for all. */
  readonly accounts?: readonly EmployeeAccount[] | undefined;
}

/** The users of a company. */
export interface Employees {
  readonly employees: readonly Employee[];
}
