import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';

import { interestOf } from '../../../src/domain/deposit/interest';
import { DAY_COUNTS, loanInterest } from '../../../src/domain/loan/dayCount';
import { accruedInterest } from '../../../src/domain/loan/schedule';
import { createTestDatabase } from '../support/testDatabase';
import { answersTo, expectSameAnswers } from '../support/twiceKept';
import type { TestDatabase } from '../support/testDatabase';

/** Sums of balances of any size, and those at which a rate of any kind leaves exactly nothing or exactly a half over. */
const balanceDays = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 17n }),
  fc.bigInt({ min: 0n, max: 10n ** 9n }),
  fc.bigInt({ min: 0n, max: 10n ** 6n }).map((times) => times * 1_825_000n),
  fc.bigInt({ min: 0n, max: 10n ** 6n }).map((times) => times * 1_800_000n),
);
/** Hundredths of a percent. */
const rate = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(1, 3, 1450, 1999));
const periodPaid = fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 10n ** 12n }));

const ofDeposit = fc.record({ balanceDays, rate });
const ofLoan = fc.record({ balanceDays, rate, dayCount: fc.constantFrom(...DAY_COUNTS), periodPaid });

const LOANS = `
  with given as (select r, place from jsonb_array_elements($1) with ordinality e (r, place)),
    accounts as (
      insert into account (number, account_class, class_group, currency, opened_at, product)
        select '5' || lpad(place::text, 15, '0'), '1', '1', 'KGS', '2026-01-01', 'loan' from given returning id, number)
  insert into loan (account_id, contract_no, product_code, opened_on, matures_on, term_months, disbursed, rate, penalty_rate, method,
      day_count, repayment_account_id, counted_to, last_number, instalment, balance_days, period_paid)
    select a.id, 'loan ' || place, 'TEST', '2026-01-01', '2027-01-01', 12, 1, (r ->> 'rate')::integer, 0, 'annuity', r ->> 'dayCount',
        a.id, '2026-01-01', 12, 0, (r ->> 'balanceDays')::numeric, (r ->> 'periodPaid')::bigint
      from given join accounts a on a.number = '5' || lpad(place::text, 15, '0')`;

const ACCRUED = `
  select o.accrued::text as accrued from loan_owed o join loan l on l.account_id = o.account_id
    order by split_part(l.contract_no, ' ', 2)::integer`;

describe('the ledger and the domain agree', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  it('on the interest of a deposit', () =>
    expectSameAnswers({
      inputs: ofDeposit,
      domain: (deposit) => String(interestOf(deposit.balanceDays, deposit.rate)),
      sql: (batch) =>
        answersTo<string>(
          test.owner,
          "deposit_interest((r ->> 'balanceDays')::numeric, (r ->> 'rate')::integer)::text",
          batch.map(textOf),
        ),
    }));

  it('on the interest of a loan by each way to count days', () =>
    expectSameAnswers({
      inputs: ofLoan,
      domain: (loan) => String(loanInterest(loan.balanceDays, loan.rate, loan.dayCount)),
      sql: (batch) =>
        answersTo<string>(
          test.owner,
          "loan_interest((r ->> 'balanceDays')::numeric, (r ->> 'rate')::integer, r ->> 'dayCount')::text",
          batch.map(textOf),
        ),
    }));

  it('on the interest of a period that is not paid', () =>
    expectSameAnswers({
      inputs: ofLoan,
      domain: (loan) => String(accruedInterest(loan)),
      sql: async (batch) => {
        await test.owner.query('begin');
        try {
          await test.owner.query(LOANS, [JSON.stringify(batch.map(textOf))]);
          const { rows } = await test.owner.query<{ accrued: string }>(ACCRUED);
          return rows.map(({ accrued }) => accrued);
        } finally {
          await test.owner.query('rollback');
        }
      },
    }));
});

/** JSON has no numbers of eight bytes. */
function textOf(values: object): object {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
