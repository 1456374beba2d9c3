import type { Pool } from 'pg';

import { GroupedStatement } from './GroupedStatement';
import { WITHOUT_WAITING } from './withoutWaiting';

/** Nothing has moved and no code was sent yet: a creation that a crash of the database takes away is not found and made again. */
const CREATE = {
  name: 'create-operation',
  alone: `select created.* from create_operation($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) created, ${WITHOUT_WAITING}`,
  together: `
    select x.place::integer, created.*
      from unnest($1::bigint[], $2::bigint[], $3::uuid[], $4::text[], $5::bytea[], $6::jsonb[], $7::jsonb[], $8::text[], $9::text[],
          $10::timestamptz[]) with ordinality x (customer, caller, operation, code, request_hash, request, plan, refusal, reference, now, place),
        create_operation(customer, caller, operation, code, request_hash, request, plan, refusal, reference, now) created, ${WITHOUT_WAITING}`,
};

const CONFIRM = {
  name: 'confirm-operation',
  alone: 'select * from confirm_operation($1, $2, $3, $4, $5, $6)',
  together: 'select * from confirm_operations($1, $2, $3, $4, $5, $6)',
};

/** The two calls of the ledger that every movement of money makes. */
export class LedgerCalls {
  /** Customer, user, operation, code, hash of the request, request, plan, refusal, reference, now. */
  readonly create: GroupedStatement;
  /** Customer, user, operation, hash of the code, reference, now. */
  readonly confirm: GroupedStatement;

  constructor(pool: Pick<Pool, 'query'>) {
    this.create = new GroupedStatement(pool, CREATE);
    this.confirm = new GroupedStatement(pool, CONFIRM);
  }
}
