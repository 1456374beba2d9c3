import type { CompanyRight } from './Company';
import type { SignaturePlace } from './Signer';

/** Account a user of a company may see. */
export interface AccountGrant {
  readonly accountId: string;
  /** True when the user may also create, approve and sign with it. */
  readonly works: boolean;
}

/** Everything a company lets one of its users do. */
export interface EmployeeRights {
  readonly rights: readonly CompanyRight[];
  /** Place in which the user signs; exactly users with the right to sign have one. */
  readonly signaturePlace?: SignaturePlace | undefined;
  /** Codes of the operations the user may create; `undefined` for all. */
  readonly operations?: readonly string[] | undefined;
  /** Accounts the user is limited to; `undefined` for all, those to come included. */
  readonly accounts?: readonly AccountGrant[] | undefined;
}

/** True when the rights belong together: signers have a place of signature, and only they. */
export function isConsistent({ rights, signaturePlace }: Pick<EmployeeRights, 'rights' | 'signaturePlace'>): boolean {
  return rights.includes('sign') === (signaturePlace !== undefined);
}
