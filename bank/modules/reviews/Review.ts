import type { Kysely } from 'kysely';

import type { ApplicationKind } from '../../../src/domain/case/CustomerCase';
import type { Instant } from '../../../src/domain/time/Instant';
import type { LocalizedContent, Tables } from '../../db/Tables';
import type { BankServices } from '../../kernel/BankServices';
import { eachAlone, reportFailed } from '../../kernel/eachAlone';
import { announceApplication, waitsForCustomer } from '../cases';

/** A request of a customer that waits for a decision of the bank. */
export interface Waiting {
  readonly id: bigint;
  /** The user who made it, and the customer it is for. */
  readonly owner: { readonly customerId: string; readonly userId: string };
  readonly askedAt: Instant;
}

/** Columns of every table of waiting requests. */
export interface WaitingColumns {
  readonly id: bigint;
  readonly customer_id: bigint;
  readonly user_id: bigint;
  readonly asked_at: Instant;
}

export function waitingOf({
  id,
  customer_id: customerId,
  user_id: userId,
  asked_at: askedAt,
}: WaitingColumns): Waiting {
  return { id, owner: { customerId: customerId.toString(), userId: userId.toString() }, askedAt };
}

/** Id after which a page of waiting requests begins, and the largest number of its rows. */
export type Page = readonly [after: string, most: number];

/** A request with the decision on it. */
export interface Decided<Row, Decision> {
  readonly row: Row;
  readonly decision: Decision;
  readonly now: Instant;
}

/** A queue of requests that the bank decides: how they are read, carried out and answered. */
export interface Review<Row extends Waiting, Decision> {
  /** The requests in the plural, for logs. */
  readonly name: string;
  /** Kind of their cases. */
  readonly kind: ApplicationKind;
  /** Reads a page of waiting requests in the order of their ids. */
  readonly read: (bank: BankServices, page: Page) => Promise<readonly Row[]>;
  /** Brings up to date what a decision depends on, before the transaction that carries it out. */
  readonly prepare?: (bank: BankServices, row: Row, now: Instant) => Promise<void>;
  /** Stores a decision and its effects. Returns the notice to the user, or `undefined` when the request no longer waits. */
  readonly carryOut: (
    connection: Kysely<Tables>,
    decided: Decided<Row, Decision>,
  ) => Promise<LocalizedContent | undefined>;
  /** Publishes to open pages what a decision has changed, after the notice. */
  readonly publish?: (connection: Kysely<Tables>, row: Row, now: Instant) => Promise<void>;
}

/** Decides on a request; returns `undefined` while it is under review. */
export type Decide<Row, Decision> = (row: Row, now: Instant) => Decision | undefined | Promise<Decision | undefined>;

/**
 * Has every waiting request of a review decided, but those whose case waits for an answer of the customer. A request that throws holds up no other.
 *
 * @throws AggregateError of the requests that could not be decided, after all others were
 */
export async function reviewAll<Row extends Waiting, Decision>(
  review: Review<Row, Decision>,
  decide: Decide<Row, Decision>,
  { bank, changed }: { readonly bank: BankServices; readonly changed: () => void },
): Promise<void> {
  const began = bank.clock.now();
  let decided = 0;
  const failed = await eachAlone(
    (after, most) => review.read(bank, [after.toString(), most]),
    async (row) => {
      const decision = await decide(row, began);
      if (
        decision === undefined ||
        (await waitsForCustomer(bank.database, { kind: review.kind, id: row.id.toString() }))
      ) {
        return;
      }
      if (await settle(bank, review, { row, decision, now: bank.clock.now() })) {
        decided += 1;
      }
    },
  );
  if (decided > 0) {
    changed();
  }
  reportFailed(review.name, failed);
}

/** Carries a decision out and notifies the user; false when the request no longer waits. */
async function settle<Row extends Waiting, Decision>(
  bank: BankServices,
  { kind, prepare, carryOut, publish }: Review<Row, Decision>,
  decided: Decided<Row, Decision>,
): Promise<boolean> {
  const { row, now } = decided;
  await prepare?.(bank, row, now);
  return bank.database.kysely.transaction().execute(async (connection) => {
    const content = await carryOut(connection, decided);
    if (content === undefined) {
      return false;
    }
    const application = { kind, id: row.id.toString(), owner: row.owner };
    await announceApplication(connection, application, { content, act: 'decide', now });
    await publish?.(connection, row, now);
    return true;
  });
}
