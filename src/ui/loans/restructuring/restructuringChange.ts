import type { ProductChangeDefinition } from '../../accounts/change/ProductChangeViewModel';

/** Which loan is to run longer, and by how many months. */
export interface RestructuringForm {
  readonly loanId: string;
  readonly months: number;
}

const A_YEAR = 12;

/** Asking the bank to let a loan run longer. Both fields are chosen from lists, so that nothing in them can be wrong. */
export function restructuringChange(loanId: string): ProductChangeDefinition<RestructuringForm> {
  return {
    empty: () => ({ loanId, months: A_YEAR }),
    problems: () => ({}),
    prepare: (gateway, operationId, form) => gateway.execute('RESTRUCTURE_LOAN', { operationId, ...form }),
  };
}
