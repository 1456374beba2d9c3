import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';

import { quoteFor } from '../../../src/domain/exchange/ExchangeQuote';
import type { ExchangeRate } from '../../../src/domain/exchange/ExchangeRate';
import { CURRENCIES } from '../../../src/domain/money/Currency';
import { createTestDatabase } from '../support/testDatabase';
import { answersTo, expectSameAnswers } from '../support/twiceKept';
import type { TestDatabase } from '../support/testDatabase';

const price = fc.bigInt({ min: 1n, max: 10_000_000_000n });
const foreign = CURRENCIES.filter((currency) => currency !== 'KGS');
const rates = fc.uniqueArray(
  fc.record<ExchangeRate>({
    base: fc.constantFrom(...foreign),
    quote: fc.constant('KGS'),
    rateType: fc.constantFrom('commercial', 'official'),
    buy: price,
    sell: price,
  }),
  { selector: ({ base, rateType }) => `${base} ${rateType}` },
);
const currency = fc.constantFrom(...CURRENCIES);
const inputs = fc.record({ rates, given: currency, taken: currency });
type Input = typeof inputs extends fc.Arbitrary<infer Value> ? Value : never;

/** Price of a pair at a bank that has these rates alone: a call per input instead of three queries. */
const PRICE_OF = `
  create function pg_temp.price_of(input jsonb) returns text language plpgsql as $$
  begin
    delete from exchange_rate;
    insert into exchange_rate (base, quote, rate_type, buy, sell, valid_from)
      select base, quote, rate_type, buy, sell, now()
        from jsonb_to_recordset(input -> 'rates') r (base text, quote text, rate_type text, buy bigint, sell bigint);
    return exchange_price(input ->> 'given', input ->> 'taken');
  end $$`;

describe('the database and the domain agree', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  it('on the price of an exchange', () =>
    expectSameAnswers({
      inputs,
      domain: ({ rates: known, ...pair }) => quoteFor(known, pair)?.price.toString() ?? null,
      sql: async (batch) => {
        await test.owner.query('begin');
        try {
          await test.owner.query(PRICE_OF);
          return await answersTo<string | null>(test.owner, 'pg_temp.price_of(r)', batch.map(rowOf));
        } finally {
          await test.owner.query('rollback');
        }
      },
    }));
});

function rowOf({ rates: known, given, taken }: Input) {
  return {
    given,
    taken,
    rates: known.map(({ base, quote, rateType, buy, sell }) => ({
      base,
      quote,
      rate_type: rateType,
      buy: String(buy),
      sell: String(sell),
    })),
  };
}
