import type { Payee } from '../../domain/payee/Payee';
import { declare } from './declaration';
import type { Nothing } from './utilities';

/** Reference to a payee of the customer's own book. */
export interface PayeeReference {
  readonly payeeId: string;
}

/** Nickname and pin of a payee; an empty nickname takes the earlier one away. */
export interface PayeeUpdate extends PayeeReference {
  readonly nickname: string;
  readonly pinned: boolean;
}

const READERS = ['individual', 'corporateView'] as const;
const KEEPERS = ['individual', 'corporateCreate'] as const;

/** The book of payees: all parties the customer has paid, with the customer's notes (bank/modules/payees/README.md). */
export const payeeOperations = {
  GET_PAYEES: declare<Nothing, readonly Payee[]>()({
    services: ['account'],
    summary: 'Lists the payees of the customer, pinned first, each with the latest payment, hidden ones marked',
    kind: 'query',
    confirmation: 'none',
    allowed: READERS,
    failures: [],
  }),
  UPDATE_PAYEE: declare<PayeeUpdate, Payee>()({
    services: ['account'],
    summary: 'Gives a payee a nickname of the customer and pins or unpins the payee',
    kind: 'command',
    confirmation: 'none',
    allowed: KEEPERS,
    failures: ['PAYEE_NOT_FOUND'],
  }),
  HIDE_PAYEE: declare<PayeeReference, Payee>()({
    services: ['account'],
    summary: 'Takes a payee out of the book; payments made stay in the history',
    kind: 'command',
    confirmation: 'none',
    allowed: KEEPERS,
    failures: ['PAYEE_NOT_FOUND'],
  }),
  RESTORE_PAYEE: declare<PayeeReference, Payee>()({
    services: ['account'],
    summary: 'Puts a hidden payee back into the book',
    kind: 'command',
    confirmation: 'none',
    allowed: KEEPERS,
    failures: ['PAYEE_NOT_FOUND'],
  }),
} as const;
