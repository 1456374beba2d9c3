import type { LocalizedText } from '../../../src/domain/language/Language';
import type { Database } from '../../db/Database';

/** Names of payments to the budget and of traffic violations, by the values stored with operations. */
export interface BudgetWords {
  readonly purposes: ReadonlyMap<string, LocalizedText>;
  readonly violations: ReadonlyMap<string, LocalizedText>;
}

export const NO_BUDGET_WORDS: BudgetWords = { purposes: new Map(), violations: new Map() };

/** Stores the register's name of a traffic violation, so that its payment can be shown in another language later. */
export async function rememberViolation({ pool }: Database, name: LocalizedText): Promise<void> {
  await pool.query({
    name: 'remember-violation',
    text: 'insert into fine_violation (name) values ($1) on conflict do nothing',
    values: [JSON.stringify(name)],
  });
}

/** Names of all payments to the budget, and of the given traffic violations. */
export async function readBudgetWords({ pool }: Database, violations: readonly string[]): Promise<BudgetWords> {
  const [purposes, names] = await Promise.all([
    pool.query<{ txn_code: string; purpose_name: LocalizedText }>({
      name: 'budget-purposes',
      text: 'select txn_code, purpose_name from budget_recipient',
      values: [],
    }),
    pool.query<{ ru: string; name: LocalizedText }>({
      name: 'violations',
      text: 'select ru, name from fine_violation where ru = any ($1)',
      values: [violations],
    }),
  ]);
  return {
    purposes: new Map(purposes.rows.map((row) => [row.txn_code, row.purpose_name])),
    violations: new Map(names.rows.map((row) => [row.ru, row.name])),
  };
}
