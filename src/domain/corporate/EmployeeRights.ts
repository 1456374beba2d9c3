import type { CompanyRight } from './Company';
import type { SignaturePlace } from './Signer';

/** Account a user of a company may see. */
export interface AccountGrant {
  readonly accountId: string;
  /** True when the user may also create, approve and sign with it. */
  readonly works: boolean;
}

/** Everything a company lets one of its users do. Every field is stated, so that a forgotten one grants nothing. */
export interface EmployeeRights {
  readonly rights: readonly CompanyRight[];
  /** Place in which the user signs; exactly users with the right to sign have one. */
  readonly signaturePlace: SignaturePlace | 'none';
  /** Codes of the operations the user may create. */
  readonly operations: readonly string[] | 'all';
  /** Accounts the user is limited to; `all` includes those to come. */
  readonly accounts: readonly AccountGrant[] | 'all';
}

/** True when the rights belong together: signers have a place of signature, and only they. */
export function isConsistent({ rights, signaturePlace }: Pick<EmployeeRights, 'rights' | 'signaturePlace'>): boolean {
  return rights.includes('sign') === (signaturePlace !== 'none');
}
