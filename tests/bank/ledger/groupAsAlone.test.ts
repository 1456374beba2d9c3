import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { addAccount, addCustomer } from '../support/arrange';
import { cardRequest, ELCART } from '../support/cards';
import { createTestBank } from '../support/createTestBank';
import { clientRequest, numberOf } from '../support/movements';
import { paymentRequest } from '../support/payments';
import { swiftRequest } from '../support/swift';
import { createAndSendAs, transferRequest } from '../support/transfers';
import type { ConfirmedCode, RequestOf } from '../../../src/application/operations/catalogue';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { TestBank, TestCaller } from '../support/createTestBank';

/** Inputs of confirmations, read from the database. */
const WAITING = `select o.customer_id::text as customer, o.user_id::text as "user", o.operation_id::text as operation, c.code_hash as code
  from operation o join one_time_code c on c.subject_kind = 'operation' and c.subject_id = o.id
  where o.operation_id = any ($1) order by array_position($1, o.operation_id)`;

/** Every row that bookings have written since, without the columns that differ from one booking to the next. */
const LEFT = `
  select 'txn' as what, (to_jsonb(t) - '{id,posting_id,operation_id,created_at,fingerprint}'::text[]) #- '{terms,details,networkReference}' as row from txn t where t.id > $1
  union all select 'entry', jsonb_build_object('account', case when a.shard is null then a.number else a.account_class end, 'amount', e.amount, 'currency', e.currency, 'fee', e.is_fee)
    from entry e join txn t using (posting_id) join account a on a.id = e.account_id where t.id > $1
  union all select 'history', jsonb_build_object('customer', l.customer_id) from txn_of_customer l where l.txn_id > $1
  union all select 'notice', to_jsonb(n) - '{id,txn_id,created_at}'::text[] from notification n where n.txn_id > $1
  union all select 'event', to_jsonb(e) - '{id,xid,created_at}'::text[] || jsonb_build_object('payload', e.payload - '{txnId,accounts}'::text[], 'accounts',
      array(select x ->> 'accountId' from jsonb_array_elements(e.payload -> 'accounts') x order by 1))
    from outbox_event e where e.id > $2
  union all select 'order', to_jsonb(r) - '{id,operation_id,txn_id,next_attempt_at,changed_at,key}'::text[] from rail_order r where r.txn_id > $1
  union all select 'audit', to_jsonb(a) - '{id,at,reference_id,subject}'::text[] from audit_event a where a.id > $3
  union all select 'limit', jsonb_build_object('code', u.limit_code, 'used', u.used_today + u.used_this_month - coalesce(($4::jsonb ->> u.limit_code)::bigint, 0)) from limit_use u
  union all select 'operation', jsonb_build_object('state', o.state, 'code', o.txn_code, 'booked', o.booked_at is not null)
    from operation o join txn t on t.id = o.txn_id where t.id > $1
  union all select 'code', jsonb_build_object('used', c.used_at is not null) from one_time_code c
    join operation o on c.subject_kind = 'operation' and c.subject_id = o.id join txn t on t.id = o.txn_id where t.id > $1
  order by 1, 2`;

describe('a group that is confirmed', () => {
  let bank: TestBank;
  let sender: TestCaller;
  let movements: () => readonly Movement[];
  beforeAll(async () => {
    bank = await createTestBank();
    const [{ customerId }, other] = [await addCustomer(bank, 'sender'), await addCustomer(bank, 'other')];
    sender = await bank.callAs('sender');
    const [soms, more, dollars] = [
      await addAccount(bank, customerId, { balance: 100_000_000n }),
      await addAccount(bank, customerId),
      await addAccount(bank, customerId, { currency: 'USD', balance: 1_000_000n }),
    ];
    const theirs = await numberOf(bank, await addAccount(bank, other.customerId));
    await bank.database.owner.query(
      `insert into exchange_rate (base, quote, rate_type, buy, sell, valid_from) values
        ('USD', 'KGS', 'commercial', 87200000, 87700000, now()), ('USD', 'KGS', 'official', 87450000, 87450000, now())`,
    );
    movements = () => [
      { code: 'MAKE_OWN_ACCOUNTS_TRANSFER', request: transferRequest({ from: soms, to: more, amount: 100n }) },
      { code: 'MAKE_BANK_CLIENT_TRANSFER', request: clientRequest({ from: soms, to: theirs, amount: 300n }) },
      {
        code: 'MAKE_OTHER_BANK_TRANSFER',
        request: paymentRequest({ from: soms, amount: 40_000n, system: 'clearing' }),
      },
      { code: 'MAKE_OTHER_BANK_TRANSFER', request: paymentRequest({ from: soms, amount: 50_000n, system: 'gross' }) },
      { code: 'MAKE_IPC_CARD_TRANSFER', request: cardRequest({ from: soms, card: ELCART.good, amount: 60_000n }) },
      { code: 'MAKE_SWIFT_TRANSFER', request: swiftRequest({ from: dollars, amount: 7_000n }) },
    ];
  });
  afterAll(() => bank.close());

  it('leaves for each member what confirming it alone leaves, for transfers inside, to other banks, to a card and abroad', async () => {
    const alone = await leftBy(async (waiting) => {
      for (const { customer, user, operation, code } of waiting) {
        await bank.database.owner.query('select * from confirm_operation($1, $2, $3, $4, $5, $6)', [
          customer,
          user,
          operation,
          code,
          'ref',
          at(),
        ]);
      }
    });
    const together = await leftBy(async (waiting) => {
      const column = <Name extends keyof Waiting>(name: Name) => waiting.map((row) => row[name]);
      const values = [
        column('customer'),
        column('user'),
        column('operation'),
        column('code'),
        waiting.map(() => 'ref'),
        waiting.map(at),
      ];
      const { rows } = await bank.database.owner.query<{ place: number }>(
        'select * from confirm_operations($1, $2, $3, $4, $5, $6)',
        values,
      );
      expect(rows.map(({ place }) => place).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    });
    expect(new Set(alone.map(({ what }) => what))).toEqual(
      new Set(['audit', 'code', 'entry', 'event', 'history', 'limit', 'notice', 'operation', 'order', 'txn']),
    );
    expect(together).toEqual(alone);
    await assertBooksBalance(bank.database.owner);
  });

  const at = () => new Date(bank.clock.now());

  async function leftBy(confirm: (waiting: readonly Waiting[]) => Promise<void>): Promise<readonly Left[]> {
    const ids: OperationId[] = [];
    for (const movement of movements()) {
      await createAndSendAs(bank, sender, movement);
      ids.push(movement.request.operationId);
    }
    const { owner } = bank.database;
    const { rows: waiting } = await owner.query<Waiting>(WAITING, [ids]);
    expect(waiting).toHaveLength(ids.length);
    const { rows: before } = await owner.query<{
      txn: string;
      event: string;
      audit: string;
      limits: string;
    }>(`select (select coalesce(max(id), 0) from txn) as txn,
      (select coalesce(max(id), 0) from outbox_event) as event, (select coalesce(max(id), 0) from audit_event) as audit,
      (select coalesce(jsonb_object_agg(limit_code, used_today + used_this_month), '{}') from limit_use) as limits`);
    await confirm(waiting);
    const [from] = before;
    const { rows } = await owner.query<Left>(LEFT, [from?.txn, from?.event, from?.audit, from?.limits]);
    return rows;
  }
});

interface Waiting {
  readonly customer: string;
  readonly user: string;
  readonly operation: string;
  readonly code: Buffer;
}

interface Left {
  readonly what: string;
  readonly row: object;
}

type Movement = {
  [Code in ConfirmedCode]: RequestOf<Code> extends { readonly operationId: OperationId }
    ? { readonly code: Code; readonly request: RequestOf<Code> }
    : never;
}[ConfirmedCode];
