import type { Movement } from './Movement';

/** True for a movement between current accounts and deposits of one customer. */
export function movesOwnMoney({ debits, credits }: Pick<Movement, 'debits' | 'credits'>): boolean {
  return debits !== undefined && credits !== undefined && credits !== 'loan';
}

/** True for a movement between two products of one customer, who is therefore not named as its sender or recipient. */
export function isBetweenOwnProducts({ debits, credits }: Partial<Pick<Movement, 'debits' | 'credits'>>): boolean {
  return debits !== undefined && credits !== undefined;
}
