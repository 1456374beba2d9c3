import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';

import { promisedDay } from '../../../src/domain/case/casePromise';
import type { PromiseSubject } from '../../../src/domain/case/casePromise';
import { APPLICATION_KINDS } from '../../../src/domain/case/CustomerCase';
import { APPLIED_PRODUCT_TYPES } from '../../../src/domain/shop/Application';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf, checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { createTestDatabase } from '../support/testDatabase';
import { answersTo, expectSameAnswers } from '../support/twiceKept';
import type { TestDatabase } from '../support/testDatabase';

interface Promised {
  readonly kind: string;
  readonly product: string | null;
  readonly subject: PromiseSubject;
  readonly from: BankDay;
}

const FIRST = bankDayOf(Date.UTC(2026, 0, 1));

// An account is opened by a job, and has no case.
const products = APPLIED_PRODUCT_TYPES.filter((product) => product !== 'makeAccountOpening').map((product) => ({
  kind: 'productOrder',
  product,
  subject: product,
}));
const kinds = APPLICATION_KINDS.flatMap((kind) =>
  kind === 'productOrder' ? [] : [{ kind, product: kind === 'limit' ? 'CLEARING' : null, subject: kind }],
);
const promised: fc.Arbitrary<Promised> = fc
  .tuple(fc.constantFrom(...products, ...kinds), fc.nat({ max: 700 }))
  .map(([what, ahead]) => ({ ...what, from: addDays(FIRST, ahead) }));

describe('the day by which an application is decided', () => {
  let database: TestDatabase;
  let holidays: readonly BankDay[];

  beforeAll(async () => {
    database = await createTestDatabase();
    const { rows } = await database.owner.query<{ day: string }>('select day::text as day from holiday');
    holidays = rows.flatMap(({ day }) => checkedToBankDay(day) ?? []);
  });
  afterAll(() => database.close());

  it('is the same in the domain and in the database', async () => {
    await expectSameAnswers({
      inputs: promised,
      domain: ({ subject, from }) => promisedDay(subject, from, holidays),
      sql: (batch) =>
        answersTo<string>(
          database.owner,
          "promised_day(r ->> 'kind', r ->> 'product', (r ->> 'from')::date)::text",
          batch,
        ),
    });
  });
});
