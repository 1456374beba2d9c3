import type { ProductChangeDefinition } from '../../../../flow/change/ProductChangeViewModel';

/** Loan to extend, and the number of additional months. */
export interface RestructuringForm {
  readonly loanId: string;
  readonly months: number;
}

const A_YEAR = 12;

/** Request to extend the term of a loan. Both fields are chosen from lists, so they are always valid. */
export function restructuringChange(loanId: string): ProductChangeDefinition<RestructuringForm> {
  return {
    empty: () => ({ loanId, months: A_YEAR }),
    violations: () => ({}),
    prepare: (gateway, operationId, form) => gateway.execute('RESTRUCTURE_LOAN', { operationId, ...form }),
  };
}
