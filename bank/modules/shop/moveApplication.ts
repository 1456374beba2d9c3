import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { mayFollow, STATUS_OF_APPLICATION } from '../../../src/domain/shop/Application';
import type { ApplicationState, AppliedProduct } from '../../../src/domain/shop/Application';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { BankServices } from '../../kernel/BankServices';
import { writeNotice } from '../notifications';
import { applicationNotice } from './applicationNotice';
import { keepPaper, paperContentOf } from './makePaper';

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
}

/**
 * Moves an application to another state in the transaction of the connection: the step is kept, the line of history follows, and the price
 * comes back when nothing will be made of it. Returns the application; `undefined` when the state may not follow, or there is none.
 */
export async function moveApplication(
  connection: Kysely<Tables>,
  { id, to, comment, now }: ApplicationMove,
): Promise<LockedRow | undefined> {
  const { rows } = await sql<LockedRow>`select product, state, customer_id, user_id from application
    where txn_id = ${id}::bigint for no key update`.execute(connection);
  const [found] = rows;
  if (found === undefined || !mayFollow(found.state, to)) {
    return undefined;
  }
  const status = STATUS_OF_APPLICATION[to];
  await sql`select move_application(${id}::bigint, ${to}, ${status}, ${comment}, ${new Date(now)})`.execute(connection);
  return found;
}

/**
 * Transition by the bank, of which the maker of the order is told; a paper that was ordered is made out when it is formed, and an account opened when
 * its order is accepted. False when there is none: cancelling is the customer's alone.
 */
export async function decideApplication(
  { database }: Pick<BankServices, 'database'>,
  move: ApplicationMove,
): Promise<boolean> {
  const paper = move.to === 'FORMED' ? await paperContentOf(database, move) : undefined;
  return database.kysely.transaction().execute(async (connection) => {
    const moved = move.to === 'CANCELLED' ? undefined : await moveApplication(connection, move);
    if (moved === undefined) {
      return false;
    }
    if (paper !== undefined) {
      await keepPaper(connection, paper, move);
    }
    if (move.to === 'ACCEPTED' && moved.product === 'makeAccountOpening') {
      await sql`select open_ordered_account(${move.id}::bigint, ${new Date(move.now)})`.execute(connection);
    }
    const owner = { customerId: moved.customer_id.toString(), userId: moved.user_id.toString() };
    const content = applicationNotice(moved.product, move.to, move.comment);
    await writeNotice(connection, owner, { content, now: move.now });
    return true;
  });
}
