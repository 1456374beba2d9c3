import { randomUUID } from 'node:crypto';

import { Client } from 'pg';

import type { ClientBase } from 'pg';
import type { StartedBank } from '../support/StartedBank';
import type { Employer } from './Employer';

/** Payments of the same company from the same account to the same employees, each with a code; not limited, as salaries are not. */
const PREPARE = `
  with created as materialized (
    select f.refusal from unnest($3::uuid[], $5::bigint[], $6::bigint[]) e (operation_id, account_id, customer_id),
      create_operations(jsonb_build_array(jsonb_build_object('customer_id', $1::bigint, 'user_id', $2::bigint, 'operation_id', e.operation_id,
        'code', 'MAKE_BANK_CLIENT_TRANSFER', 'request_hash', '', 'request', '{}'::jsonb, 'reference', 'bench', 'created_at', now(), 'plan',
        jsonb_build_object('txn_code', 'MAKE_BANK_CLIENT_TRANSFER', 'debit_account_id', $4::bigint, 'credit_account_id', e.account_id,
          'recipient_id', e.customer_id, 'credit_name', '', 'amount', 10000, 'fee', 0, 'currency', 'KGS', 'credited', 10000,
          'credited_currency', 'KGS', 'purpose', 'Заработная плата', 'expires_at', now() + interval '10 minutes', 'legs', jsonb_build_array(
            jsonb_build_object('account', $4::bigint, 'amount', -10000),
            jsonb_build_object('account', e.account_id, 'amount', 10000)))))) f)
  select count(*) filter (where refusal is null)::int as created from created`;

const CODES = `
  with waiting as (select o.id, o.digest from operation o where o.customer_id = $1 and o.operation_id = any ($2::uuid[])),
  subjects as (insert into code_subject (subject_kind, subject_id) select 'operation', id from waiting)
  insert into one_time_code (subject_kind, subject_id, code_hash, digest, created_at, expires_at)
    select 'operation', id, 'x', digest, now(), now() + interval '5 minutes' from waiting`;

const BOOK = {
  name: 'single',
  text: "select refusal from confirm_operation($1, $2, $3, 'x', 'bench', now())",
};

/** Books the same payments one by one on one connection, a ledger call each; operations and codes are created before, uncounted. */
export class SinglePayments {
  constructor(
    private readonly bank: StartedBank,
    private readonly database: ClientBase,
    private readonly employer: Employer,
  ) {}

  /** Pays everybody once; returns the milliseconds. */
  async pay(): Promise<number> {
    const ids = await this.prepare();
    const connection = new Client(this.bank.connection());
    await connection.connect();
    try {
      const start = performance.now();
      for (const id of ids) {
        await this.book(connection, id);
      }
      return performance.now() - start;
    } finally {
      await connection.end();
    }
  }

  private async book(connection: Client, id: string): Promise<void> {
    const values = [this.employer.customerId, this.employer.makerId, id];
    const { rows } = await connection.query<{ refusal: string | null }>({ ...BOOK, values });
    if (rows[0]?.refusal !== null) {
      throw new Error(`A single payment was refused with ${rows[0]?.refusal}`);
    }
  }

  private async prepare(): Promise<readonly string[]> {
    const { customerId, makerId, debitAccountId, employees } = this.employer;
    const ids = employees.map(() => randomUUID());
    const values = [
      customerId,
      makerId,
      ids,
      debitAccountId,
      employees.map(({ id }) => id),
      employees.map((one) => one.customerId),
    ];
    const { rows } = await this.database.query<{ created: number }>(PREPARE, values);
    if (rows[0]?.created !== ids.length) {
      throw new Error(`Only ${rows[0]?.created} single payments could be created`);
    }
    await this.database.query(CODES, [customerId, ids]);
    await this.database.query('analyze operation, one_time_code, code_subject');
    await this.database.query('checkpoint');
    return ids;
  }
}
