import type { LocalizedText } from '../../../src/domain/language/Language';
import type { Database } from '../../db/Database';
import type { NameSource } from '../../kernel/OperationNames';

/** Stores the register's name of a traffic violation, so that its payment can be shown in another language later. */
export async function rememberViolation({ pool }: Database, name: LocalizedText): Promise<void> {
  await pool.query({
    name: 'remember-violation',
    text: 'insert into fine_violation (name) values ($1) on conflict do nothing',
    values: [JSON.stringify(name)],
  });
}

/** Names of payments to the budget, by the codes of their operations. */
export const budgetPurposes: NameSource = {
  read: async ({ pool }) => {
    const { rows } = await pool.query<{ txn_code: string; purpose_name: LocalizedText }>({
      name: 'budget-purposes',
      text: 'select txn_code, purpose_name from budget_recipient',
      values: [],
    });
    return new Map(rows.map((row) => [row.txn_code, row.purpose_name]));
  },
};

/** Names of traffic violations, by their Russian name. */
export const violationNames: NameSource = {
  read: async ({ pool }, violations) => {
    const { rows } = await pool.query<{ ru: string; name: LocalizedText }>({
      name: 'violations',
      text: 'select ru, name from fine_violation where ru = any ($1)',
      values: [violations],
    });
    return new Map(rows.map((row) => [row.ru, row.name]));
  },
};
