import type { OperationId } from '../../src/domain/operation/OperationId';
import type { ClientBase } from 'pg';

/** Results the client has received. */
export interface Expectation {
  readonly acknowledged: readonly OperationId[];
  readonly refused: readonly OperationId[];
}

interface TransferRow {
  readonly operation_id: string;
  readonly state: string;
  readonly transactions: number;
  readonly postings: number;
  readonly entries: number;
  readonly sum: string | null;
}

const TRANSFERS = `
  select o.operation_id, o.state,
         (select count(*) from txn t where t.operation_id = o.operation_id)::int as transactions,
         (select count(distinct t.posting_id) from txn t where t.operation_id = o.operation_id)::int as postings,
         (select count(*) from entry e join txn t using (posting_id) where t.operation_id = o.operation_id)::int as entries,
         (select sum(e.amount) from entry e join txn t using (posting_id) where t.operation_id = o.operation_id) as sum
  from operation o
  where o.operation_id = any($1::uuid[])`;

const BOOKED_ENTRIES = 2;

/**
 * Compares what the client was promised with what the bank has booked: every acknowledged transfer stands there exactly
 * once and whole, no refused one does. One line for each difference; none when all is well.
 */
export async function transferViolations(database: ClientBase, expectation: Expectation): Promise<readonly string[]> {
  const ids = [...expectation.acknowledged, ...expectation.refused];
  const { rows } = await database.query<TransferRow>(TRANSFERS, [ids]);
  const byId = new Map(rows.map((row) => [row.operation_id, row]));
  const twice = expectation.acknowledged.filter((id, index, all) => all.indexOf(id) !== index);
  return [
    ...twice.map((id) => `${id} was acknowledged twice`),
    ...expectation.acknowledged.flatMap((id) => violationsOfAcknowledged(id, byId.get(id))),
    ...expectation.refused.flatMap((id) => violationsOfRefused(id, byId.get(id))),
  ];
}

function violationsOfAcknowledged(id: OperationId, row: TransferRow | undefined): readonly string[] {
  if (row === undefined) {
    return [`${id} was acknowledged and is not there`];
  }
  return [
    ...(row.state === 'booked' ? [] : [`${id} was acknowledged and is ${row.state}`]),
    ...(row.transactions === 1 && row.postings === 1 ? [] : [`${id} is booked ${row.transactions} times`]),
    ...(row.entries === BOOKED_ENTRIES && row.sum === '0'
      ? []
      : [`${id} has ${row.entries} entries with the sum ${row.sum}`]),
  ];
}

function violationsOfRefused(id: OperationId, row: TransferRow | undefined): readonly string[] {
  const booked = row !== undefined && (row.state === 'booked' || row.transactions > 0);
  return booked ? [`${id} was refused and is booked`] : [];
}
