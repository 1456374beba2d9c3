import type { Kysely } from 'kysely';

import type { DigitalLoanTerm } from '../../../../src/domain/loan/digital/DigitalLoan';
import type { Currency } from '../../../../src/domain/money/Currency';
import { money } from '../../../../src/domain/money/Money';
import type { Tables } from '../../../db/Tables';

/** Terms of online loans in a currency, the shortest first; empty where the bank offers none. */
export async function readTerms(connection: Kysely<Tables>, currency: Currency): Promise<readonly DigitalLoanTerm[]> {
  const rows = await connection
    .selectFrom('digital_loan_term')
    .selectAll()
    .where('currency', '=', currency)
    .orderBy('months')
    .execute();
  return rows.map((row) => ({
    months: row.months,
    rate: row.rate,
    penaltyRate: row.penalty_rate,
    lowest: money(row.lowest, currency),
    highest: money(row.highest, currency),
  }));
}

export async function findTerm(
  connection: Kysely<Tables>,
  currency: Currency,
  months: number,
): Promise<DigitalLoanTerm | undefined> {
  return (await readTerms(connection, currency)).find((term) => term.months === months);
}
