import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';

import { quoteFor } from '../../../src/domain/exchange/ExchangeQuote';
import type { ExchangeRate } from '../../../src/domain/exchange/ExchangeRate';
import { CURRENCIES } from '../../../src/domain/money/Currency';
import { createTestDatabase } from '../support/testDatabase';
import { expectSameAnswers } from '../support/twiceKept';
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
        const answers: (string | null)[] = [];
        for (const { rates: known, given, taken } of batch) {
          await test.owner.query('begin');
          try {
            await test.owner.query('delete from exchange_rate');
            await test.owner.query(
              `insert into exchange_rate (base, quote, rate_type, buy, sell, valid_from)
                select base, quote, rate_type, buy, sell, now() from jsonb_to_recordset($1)
                  r (base text, quote text, rate_type text, buy bigint, sell bigint)`,
              [JSON.stringify(known.map(rowOf))],
            );
            const { rows } = await test.owner.query<{ price: string | null }>(
              'select exchange_price($1, $2)::text as price',
              [given, taken],
            );
            answers.push(rows[0]?.price ?? null);
          } finally {
            await test.owner.query('rollback');
          }
        }
        return answers;
      },
    }));
});

function rowOf({ base, quote, rateType, buy, sell }: ExchangeRate) {
  return { base, quote, rate_type: rateType, buy: String(buy), sell: String(sell) };
}
