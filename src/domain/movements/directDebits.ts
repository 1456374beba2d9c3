import type { UnorderedLine } from './Movement';

/** Debits by a mandate of the payer, without an order for each; booked by collect_direct_debit.sql of bank/modules/directDebits. */
export const DIRECT_DEBIT_LINES = [
  { code: 'DIRECT_DEBIT', kind: 'directDebit' },
] as const satisfies readonly UnorderedLine[];
