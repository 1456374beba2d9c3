import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { mayFollow, STATUS_OF_APPLICATION } from '../../../src/domain/shop/Application';
import type { ApplicationState, AppliedProduct } from '../../../src/domain/shop/Application';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Database } from '../../db/Database';
import type { Tables } from '../../db/Tables';
import type { BankServices } from '../../kernel/BankServices';
import { announceApplication } from '../cases';
import { applicationNotice } from './applicationNotice';
import { bondCertificateOf } from './bondCertificate';
import { isCardProduct, issueOrderedCard } from './issueCard';
import { keepCertificate, certificateContentOf } from './makeCertificate';
import type { CertificateContent } from './certificateContent';

/** Transition of an application. */
export interface ApplicationMove {
  readonly id: string;
  readonly to: ApplicationState;
  /** Words of the bank to the customer; empty when there are none. */
  readonly comment: string;
  readonly now: Instant;
}

interface LockedRow {
  readonly product: AppliedProduct;
  readonly state: ApplicationState;
  readonly customer_id: bigint;
  readonly user_id: bigint;
  /** True when the order cost nothing. */
  readonly is_free: boolean;
}

/**
 * Moves an application to another state in the transaction of the connection: the step is kept, the line of history follows, and the price
 * comes back when nothing will be made of it. Returns the application; `undefined` when the state may not follow, or there is none.
 */
export async function moveApplication(
  connection: Kysely<Tables>,
  { id, to, comment, now }: ApplicationMove,
): Promise<LockedRow | undefined> {
  const { rows } =
    await sql<LockedRow>`select a.product, a.state, a.customer_id, a.user_id, t.debit_amount = 0 as is_free
    from application a join txn t on t.id = a.txn_id where a.txn_id = ${id}::bigint for no key update of a`.execute(
      connection,
    );
  const [found] = rows;
  if (found === undefined || !mayFollow(found.state, to)) {
    return undefined;
  }
  const status = STATUS_OF_APPLICATION[to];
  await sql`select move_application(${id}::bigint, ${to}, ${status}, ${comment}, ${new Date(now)})`.execute(connection);
  return found;
}

/**
 * Transition by the bank; notifies the maker of the order. A certificate is made when its order is formed. An account is opened,
 * a card issued, or bonds paid for, when its order is accepted. False when the state allows no such transition: only the customer cancels.
 */
export async function decideApplication(
  bank: Pick<BankServices, 'database' | 'secrets'>,
  move: ApplicationMove,
): Promise<boolean> {
  const { database } = bank;
  const certificate = await certificateOf(database, move);
  return database.kysely.transaction().execute(async (connection) => {
    const moved = move.to === 'CANCELLED' ? undefined : await moveApplication(connection, move);
    if (moved === undefined) {
      return false;
    }
    if (certificate !== undefined) {
      await keepCertificate(connection, certificate, move);
    }
    if (move.to === 'ACCEPTED' && moved.product === 'makeAccountOpening') {
      await sql`select open_ordered_account(${move.id}::bigint, ${new Date(move.now)})`.execute(connection);
    }
    if (move.to === 'ACCEPTED' && moved.product === 'makeBondPurchase') {
      await sql`select buy_ordered_bonds(${move.id}::bigint, ${new Date(move.now)})`.execute(connection);
    }
    if (move.to === 'ACCEPTED' && isCardProduct(moved.product)) {
      await issueOrderedCard(connection, bank, move);
    }
    const owner = { customerId: moved.customer_id.toString(), userId: moved.user_id.toString() };
    const content = applicationNotice(moved.product, move, moved.is_free);
    await announceApplication(
      connection,
      { kind: 'productOrder', id: move.id, owner },
      { content, act: actOf(move.to), now: move.now },
    );
    return true;
  });
}

/** Meaning of a transition to the customer: a question, the decision, or a step on the way. */
function actOf(to: ApplicationState): 'ask' | 'decide' | undefined {
  switch (to) {
    case 'RENEGOTIATION':
      return 'ask';
    case 'ACCEPTED':
    case 'REJECTED':
      return 'decide';
    default:
      return undefined;
  }
}

/** Document the customer gets with a transition, if any: the ordered certificate, or the confirmation of a bond purchase. */
function certificateOf(database: Database, move: ApplicationMove): Promise<CertificateContent | undefined> {
  switch (move.to) {
    case 'FORMED':
      return certificateContentOf(database, move);
    case 'ACCEPTED':
      return bondCertificateOf(database, move);
    default:
      return Promise.resolve(undefined);
  }
}
