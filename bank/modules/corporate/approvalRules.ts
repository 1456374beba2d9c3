import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { ApprovalRule, DaySum } from '../../../src/domain/corporate/approvalRule';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import type { Tables } from '../../db/Tables';
import type { RuleNames } from './ruleWords';

interface RuleRow {
  readonly rule_id: number;
  readonly amount_from: bigint | null;
  readonly sum_of: DaySum;
  readonly operations: readonly string[] | null;
  readonly accounts: readonly string[] | null;
  readonly authors: readonly string[] | null;
  readonly counterparties: readonly string[] | null;
  readonly signers: readonly string[];
  readonly needed: number;
  readonly in_order: boolean;
}

/** Rules of a company that are in force, in the order in which they were made. */
export async function readRules(connection: Kysely<Tables>, customerId: string): Promise<readonly ApprovalRule[]> {
  const { rows } = await sql<RuleRow>`
    select r.rule_id, r.amount_from, r.sum_of, r.operations, r.accounts::text[], r.authors::text[], r.counterparties, r.signers::text[],
        r.needed, r.in_order
      from approval_rule_set s, rules_at(s.customer_id, s.edition) r where s.customer_id = ${customerId}::bigint order by r.rule_id`.execute(
    connection,
  );
  return rows.map((row) => ({
    id: row.rule_id.toString(),
    amountFrom: row.amount_from === null ? 'any' : money(row.amount_from, 'KGS'),
    sumOf: row.sum_of,
    operations: row.operations ?? 'all',
    accounts: row.accounts ?? 'all',
    authors: row.authors ?? 'all',
    counterparties: row.counterparties ?? 'all',
    signers: row.signers,
    needed: row.needed,
    inOrder: row.in_order,
  }));
}

/** Names of a company's users, and numbers of its accounts, which rules refer to by ids. */
export async function readRuleNames(connection: Kysely<Tables>, customerId: string): Promise<RuleNames> {
  const { rows: users } = await sql<{ id: string; full_name: LocalizedText }>`
    select id::text, full_name from app_user where customer_id = ${customerId}::bigint`.execute(connection);
  // Rules are shown whole to every user of the company, also with accounts the reader does not see.
  const { rows: accounts } = await sql<{ id: string; number: string }>`
    select id::text, number from public.account where customer_id = ${customerId}::bigint`.execute(connection);
  return {
    people: new Map(users.map(({ id, full_name: name }) => [id, name])),
    numbers: new Map(accounts.map(({ id, number }) => [id, number])),
  };
}
