import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { DaySums } from '../../../src/domain/corporate/approvalRule';
import type { ApprovalConditions, ApprovalSubject } from '../../../src/domain/corporate/approvalRule';
import { money } from '../../../src/domain/money/Money';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import { PROPERTY_DEADLINE_MS, runs } from '../../support/propertyRuns';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';

let bank: TestBank;

beforeAll(async () => {
  bank = await createTestBank();
});
afterAll(() => bank.close());

const DAYS = ['2026-11-29', '2026-11-30'].flatMap((day) => checkedToBankDay(day) ?? []);
const AUTHORS = ['1', '2'];
const ACCOUNTS = ['11', '12'];
const CODES = ['MAKE_CLEARING_TRANSFER', 'MAKE_SWIFT_TRANSFER'];
const NUMBERS = ['n1', 'n2'];
const INNS = ['i1', 'i2'];

/** Documents of few authors, accounts and payees, so that most of them count together in one way or another. */
const subjects = fc.array(
  fc.record<ApprovalSubject>({
    authorId: fc.constantFrom(...AUTHORS),
    day: fc.constantFrom(...DAYS),
    soms: fc.bigInt({ min: 1n, max: 20n }),
    code: fc.constantFrom(...CODES),
    accountId: fc.constantFrom(...ACCOUNTS),
    creditNumber: fc.constantFrom('', ...NUMBERS),
    creditName: fc.constantFrom('А', 'Б'),
    inn: fc.constantFrom('', ...INNS),
  }),
  { minLength: 2, maxLength: 14 },
);

const listOf = (values: readonly string[]) =>
  fc.oneof(fc.constant('all' as const), fc.subarray([...values], { minLength: 1 }));

const rules = fc.record<ApprovalConditions>({
  amountFrom: fc.bigInt({ min: 2n, max: 60n }).map((minor) => money(minor, 'KGS')),
  sumOf: fc.constantFrom('author' as const, 'counterparty' as const),
  operations: listOf(CODES),
  accounts: listOf(ACCOUNTS),
  authors: listOf(AUTHORS),
  counterparties: listOf([...NUMBERS, ...INNS]),
});

/** The documents, of which every third was declined after it was sent, as the bank counts them; answers the documents a rule is about. */
async function aboutInBank(
  rule: ApprovalConditions,
  documents: readonly ApprovalSubject[],
): Promise<readonly number[]> {
  const { owner: connection } = bank.database;
  try {
    await connection.query('begin; set local session_replication_role = replica');
    await connection.query(
      `insert into rule_subject select d.place, d."authorId", d.day, d.code, d."accountId", d."creditNumber", d."creditName", d.inn, d.soms
        from jsonb_to_recordset($1) d (place bigint, "authorId" bigint, day date, code text, "accountId" bigint, "creditNumber" text,
          "creditName" text, inn text, soms bigint)`,
      [JSON.stringify(documents.map((each, place) => ({ ...each, place, soms: each.soms.toString() })))],
    );
    await connection.query(`select count_subjects(array(select operation_id from rule_subject), 1)`);
    await connection.query(
      `select count_subjects(array(select operation_id from rule_subject where operation_id % 3 = 2), -1)`,
    );
    const { rows } = await connection.query<{ place: number }>(
      `select s.operation_id::int as place from rule_subject s, jsonb_populate_record(null::approval_rule, $1) r
        where s.operation_id % 3 <> 2 and rule_matches(r, s) and rule_day_sum(r, s) >= r.amount_from order by 1`,
      [JSON.stringify(rowOf(rule))],
    );
    return rows.map(({ place }) => place);
  } finally {
    await connection.query('rollback');
  }
}

function rowOf({ amountFrom, sumOf, operations, accounts, authors, counterparties }: ApprovalConditions) {
  const listed = (values: readonly string[] | 'all') => (values === 'all' ? null : values);
  return {
    amount_from: amountFrom === 'any' ? null : amountFrom.minor.toString(),
    sum_of: sumOf,
    operations: listed(operations),
    accounts: listed(accounts),
    authors: listed(authors),
    counterparties: listed(counterparties),
  };
}

it('a rule is about the same documents in TypeScript, which reads each, and in SQL, which keeps their sums', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(rules, subjects, async (rule, documents) => {
      const counted = documents.filter((_, place) => place % 3 !== 2);
      const sums = new DaySums(rule, counted);
      const about = documents.flatMap((each, place) => (place % 3 !== 2 && sums.applies(each, true) ? [place] : []));
      found += about.length;
      expect(await aboutInBank(rule, documents)).toEqual(about);
    }),
    { ...runs({ cost: 'medium' }), interruptAfterTimeLimit: PROPERTY_DEADLINE_MS, markInterruptAsFailure: true },
  );
  expect(found).toBeGreaterThan(0);
});
