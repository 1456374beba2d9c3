import type { UnorderedLine } from './Movement';

/** Balance with which an account came from another system; booked by the intake (bank/modules/intake). */
export const BROUGHT_OVER_LINES = [
  { code: 'BROUGHT_OVER', kind: 'broughtOver', isIncome: false },
] as const satisfies readonly UnorderedLine[];
