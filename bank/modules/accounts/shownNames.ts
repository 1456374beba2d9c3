import { sql } from 'kysely';

import { shownName } from '../../../src/domain/user/shownName';
import type { CustomerKind } from '../../../src/domain/user/User';

/**
 * Columns of a query on `txn t` that say how its names are shown to a customer, whose id is the parameter named: what kind of
 * customer pays when it is another one, and then how the reader himself is registered.
 */
export function shownNameColumns(reader: string): string {
  return `(${PAYER} ${reader}) as payer_kind, (${OWN_NAME} ${reader}) as own_name`;
}

const PAYER = `select k.kind from account a join customer k on k.id = a.customer_id
  where a.id = t.debit_account_id and a.customer_id <>`;
const OWN_NAME = `select k.name ->> 'ru' from customer k where k.id =`;

/** The same columns for the query builder. */
export function shownNamesFor(customerId: string) {
  const reader = BigInt(customerId);
  return [
    sql<CustomerKind | null>`(${sql.raw(PAYER)} ${reader})`.as('payer_kind'),
    sql<string>`(${sql.raw(OWN_NAME)} ${reader})`.as('own_name'),
  ] as const;
}

/** Names as they are stored of a transaction, and `shownNameColumns`. */
export interface NamedTransaction {
  readonly sender_name: string;
  readonly recipient_name: string;
  /** Absent when no other customer of this bank pays. */
  readonly payer_kind: CustomerKind | null;
  readonly own_name: string;
}

/** Names of a transaction for its reader: the other party shortened, the reader in full (bank/modules/transfers/README.md). */
export function namesForReader(row: NamedTransaction): { readonly senderName: string; readonly recipientName: string } {
  const { sender_name: senderName, recipient_name: recipientName, payer_kind: kind } = row;
  return kind === null
    ? { senderName, recipientName }
    : { senderName: shownName({ kind, name: senderName }), recipientName: row.own_name };
}
