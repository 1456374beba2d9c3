import { COMPANY_KIND_NAMES, COMPANY_KINDS, companyKindsOf } from '../../../../application/operations/companyKinds';
import type { CompanyKind } from '../../../../application/operations/companyKinds';
import type { CompanyRight } from '../../../../domain/corporate/Company';
import type { Employee } from '../../../../domain/corporate/Employee';
import type { EmployeeRights } from '../../../../domain/corporate/EmployeeRights';
import type { SignaturePlace } from '../../../../domain/corporate/Signer';
import type { ProductChangeDefinition } from '../../../flow/change/ProductChangeViewModel';

/** Degrees to which a user is let to an account. */
export const ACCOUNT_GRANTS = ['none', 'sees', 'works'] as const;

export type AccountGrantName = (typeof ACCOUNT_GRANTS)[number];

/** Form fields of a change of what a company lets a user do. */
export interface EmployeeRightsForm {
  readonly rights: readonly CompanyRight[];
  /** Used with the right to sign only. */
  readonly signaturePlace: SignaturePlace;
  readonly everyKind: boolean;
  /** Kinds of operations, where not every kind is open. */
  readonly kinds: readonly CompanyKind[];
  readonly everyAccount: boolean;
  /** Degree by account id, where not every account is open; an account without one is hidden. */
  readonly grants: Readonly<Record<string, AccountGrantName>>;
}

export function formOf({ rights, signaturePlace, operations, accounts }: Employee): EmployeeRightsForm {
  return {
    rights,
    signaturePlace: signaturePlace ?? 1,
    everyKind: operations === undefined,
    kinds: operations === undefined ? COMPANY_KIND_NAMES : companyKindsOf(operations),
    everyAccount: accounts === undefined,
    grants: Object.fromEntries((accounts ?? []).map(({ accountId, works }) => [accountId, works ? 'works' : 'sees'])),
  };
}

/** Rights as the bank is asked for them. */
export function rightsOf(form: EmployeeRightsForm): EmployeeRights {
  const { rights, signaturePlace, everyKind, kinds, everyAccount, grants } = form;
  return {
    rights,
    signaturePlace: rights.includes('sign') ? signaturePlace : 'none',
    operations: everyKind ? 'all' : kinds.flatMap((kind) => COMPANY_KINDS[kind]),
    accounts: everyAccount
      ? 'all'
      : Object.entries(grants)
          .filter(([, grant]) => grant !== 'none')
          .map(([accountId, grant]) => ({ accountId, works: grant === 'works' })),
  };
}

/** True when the form asks for what the user has already. */
export function isUnchanged(form: EmployeeRightsForm, employee: Employee): boolean {
  return comparable(form) === comparable(formOf(employee));
}

function comparable(form: EmployeeRightsForm): string {
  const { rights, signaturePlace, operations, accounts } = rightsOf(form);
  return JSON.stringify([
    rights.toSorted(),
    signaturePlace,
    operations === 'all' ? operations : operations.toSorted(),
    accounts === 'all' ? accounts : accounts.map(({ accountId, works }) => `${accountId} ${works}`).toSorted(),
  ]);
}

/** Change of what a company lets one of its users do; it waits for signatures. */
export function employeeRightsChange(employee: Employee): ProductChangeDefinition<EmployeeRightsForm> {
  return {
    empty: () => formOf(employee),
    violations: () => ({}),
    prepare: (gateway, operationId, form) =>
      gateway.execute('CHANGE_CORP_EMPLOYEE_RIGHTS', { operationId, userId: employee.userId, ...rightsOf(form) }),
  };
}
