import type * as z from 'zod/mini';

import type { ExchangeDeal } from '../../../src/domain/exchange/ExchangeDeal';
import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import type { Instant } from '../../../src/domain/time/Instant';
import { readTerms } from '../../../src/infrastructure/registry/operationTerms';
import type { operationTerms } from '../../../src/infrastructure/registry/operationTerms';
import type { CallContext } from '../../kernel/Handler';

const LATEST_DEALS = 200;

const DEALS = `
  select t.id, t.created_at, t.debit_number, t.debit_amount, t.debit_currency, t.credit_number, t.credit_amount,
      t.credit_currency, t.terms
    from txn_of_customer h join txn t on t.id = h.txn_id
    where h.customer_id = $1 and t.txn_code = 'MAKE_EXCHANGE'
      and t.debit_number is not null and t.credit_number is not null
    order by h.created_at desc, h.txn_id desc limit ${LATEST_DEALS}`;

interface DealRow {
  readonly id: bigint;
  readonly created_at: Instant;
  readonly debit_number: string;
  readonly debit_amount: bigint;
  readonly debit_currency: Currency;
  readonly credit_number: string;
  readonly credit_amount: bigint;
  readonly credit_currency: Currency;
  readonly terms: z.input<typeof operationTerms>;
}

/** The latest exchanges of the caller's customer, newest first. */
export async function readDeals({ bank, caller }: CallContext): Promise<readonly ExchangeDeal[]> {
  const { rows } = await bank.database.pool.query<DealRow>({
    name: 'exchange-deals',
    text: DEALS,
    values: [caller.customerId],
  });
  return rows.map(dealOf);
}

function dealOf(row: DealRow): ExchangeDeal {
  const { rate, rateBase, rateQuote } = readTerms(row.terms);
  return {
    transactionId: row.id.toString(),
    madeAt: row.created_at,
    given: money(row.debit_amount, row.debit_currency),
    taken: money(row.credit_amount, row.credit_currency),
    price:
      rate === undefined || rateBase === undefined || rateQuote === undefined
        ? undefined
        : { base: rateBase, quote: rateQuote, price: rate },
    debitAccountNumber: row.debit_number,
    creditAccountNumber: row.credit_number,
  };
}
