import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';

import { CARD_STATUSES } from '../../../src/domain/card/Card';
import { cardRefusal } from '../../../src/domain/card/usability';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { createTestDatabase } from '../support/testDatabase';
import { expectSameAnswers } from '../support/twiceKept';
import type { TestDatabase } from '../support/testDatabase';

const status = fc.constantFrom(...CARD_STATUSES);
/** Moments on both sides of midnight in Bishkek, and cards that expire about then. */
const card = fc
  .record({
    customStatus: status,
    ipcStatus: status,
    now: fc.integer({ min: Date.parse('2026-03-01T00:00:00Z'), max: Date.parse('2026-03-02T00:00:00Z') }),
    daysLeft: fc.integer({ min: -2, max: 2 }),
  })
  .map(({ daysLeft, ...rest }) => ({ ...rest, expiresOn: addDays(bankDayOf(rest.now), daysLeft) }));

/** A customer with a card for each row, and a user for each look-up, because a user has only so many. */
const CARDS = `
  with given as (select r, place from jsonb_array_elements($1) with ordinality e (r, place)),
    customers as (
      insert into customer (customer_no, kind, name, inn, phone, created_at)
        select 'card ' || place, 'I', '{"ru": "Имя"}', '', '', '2026-01-01' from given returning id, customer_no),
    users as (
      insert into app_user (customer_id, login, password_hash, full_name, phone, created_at)
        select id, customer_no, '', '{}', '', '2026-01-01' from customers),
    accounts as (
      insert into account (number, customer_id, account_class, class_group, currency, lowest_balance, opened_at)
        select '5' || lpad(id::text, 15, '0'), id, '1', '1', 'KGS', 0, '2026-01-01' from customers returning id, customer_id)
  insert into card (number_hash, masked_number, expires_on, custom_status, ipc_status, customer_id, account_id, created_at)
    select sha256(place::text::bytea), '941712******0000', (r ->> 'expiresOn')::date, r ->> 'customStatus', r ->> 'ipcStatus',
        c.id, a.id, '2026-01-01'
      from given join customers c on c.customer_no = 'card ' || place join accounts a on a.customer_id = c.id`;

const FOUND = `
  select f.refusal is null as found
    from jsonb_array_elements($1) with ordinality e (r, place) join app_user u on u.login = 'card ' || place
      cross join lateral find_recipient(u.id, '', 'card', encode(sha256(place::text::bytea), 'hex'), 'KGS',
        to_timestamp((r ->> 'now')::bigint / 1000.0)) f
    order by place`;

describe('the look-up of recipients and the domain agree', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  it('on which cards can be used', () =>
    expectSameAnswers({
      inputs: card,
      domain: (each) => cardRefusal(each, bankDayOf(each.now)) === undefined,
      sql: async (batch) => {
        await test.owner.query('begin');
        try {
          await test.owner.query(CARDS, [JSON.stringify(batch)]);
          const { rows } = await test.owner.query<{ found: boolean }>(FOUND, [JSON.stringify(batch)]);
          return rows.map(({ found }) => found);
        } finally {
          await test.owner.query('rollback');
        }
      },
    }));
});
