import type { Pool } from './Pool';
import { GroupedStatement, inColumns } from './GroupedStatement';
import type { Grouped } from './GroupedStatement';
import { WITHOUT_WAITING } from './withoutWaiting';

type CreationValues = readonly [
  customer: string,
  user: string,
  operation: string,
  code: string,
  requestHash: Buffer,
  request: string,
  plan: string | null,
  refusal: string | null,
  reference: string,
  now: Date,
];

/** The parameters of `confirm_operation`, in order. */
export type ConfirmationValues = readonly [
  customer: string,
  user: string,
  operation: string,
  codeHash: Buffer,
  reference: string,
  now: Date,
  session: string,
];

/** Nothing has moved and no code was sent yet: a creation that a crash of the database takes away is not found and made again. */
const CREATE: Grouped<CreationValues> = {
  name: 'create-operation',
  single: `select created.* from create_operation($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) created, ${WITHOUT_WAITING}`,
  batch: `select created.* from create_operations($1::jsonb) created, ${WITHOUT_WAITING}`,
  smallestGroup: 2,
  toColumns: (calls) => [`[${calls.map(asJson).join()}]`],
};

const CONFIRM: Grouped<ConfirmationValues> = {
  name: 'confirm-operation',
  single: 'select * from confirm_operation($1, $2, $3, $4, $5, $6, $7)',
  batch: 'select * from confirm_operations($1, $2, $3, $4, $5, $6, $7)',
  smallestGroup: 1,
  toColumns: inColumns,
};

/** A call by the names of the columns of `operation`. Request and plan are JSON already; as elements of arrays they would be escaped and read sign by sign. */
function asJson([
  customer,
  user,
  operation,
  code,
  requestHash,
  request,
  plan,
  refusal,
  reference,
  now,
]: CreationValues): string {
  const row = {
    customer_id: customer,
    user_id: user,
    operation_id: operation,
    code,
    created_at: now,
    reference,
    refusal,
  };
  const words = JSON.stringify({ ...row, request_hash: `\\x${requestHash.toString('hex')}` });
  return `${words.slice(0, -1)},"request":${request},"plan":${plan ?? 'null'}}`;
}

/** The two calls of the ledger that every movement of money makes. */
export class LedgerCalls {
  readonly create: GroupedStatement<CreationValues>;
  readonly confirm: GroupedStatement<ConfirmationValues>;

  constructor(pool: Pick<Pool, 'query'>) {
    this.create = new GroupedStatement(pool, CREATE);
    this.confirm = new GroupedStatement(pool, CONFIRM);
  }
}
