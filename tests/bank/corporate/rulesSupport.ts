import { randomUUID } from 'node:crypto';

import type { ApprovalTerms } from '../../../src/domain/corporate/approvalRule';
import type { TestBank } from '../support/createTestBank';

/** Terms of a rule about all documents; `signers` are logins. */
export interface RuleOfTest extends Partial<Omit<ApprovalTerms, 'amountFrom' | 'signers'>> {
  readonly amountFrom?: bigint;
  readonly signers: readonly string[];
}

/** Ids of users by their logins. */
export async function idsOf(bank: TestBank, logins: readonly string[]): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query<{ id: string; login: string }>(
    'select id::text, login from app_user where login = any ($1)',
    [logins],
  );
  return logins.map((login) => rows.find((row) => row.login === login)?.id ?? '');
}

/** Writes the next edition of the rules of a company, as if all had signed it: a new rule, other terms of one, or its end. */
export async function changeRule(
  bank: TestBank,
  customerId: string,
  { ruleId, terms }: { readonly ruleId?: string; readonly terms?: RuleOfTest },
): Promise<string> {
  const change = randomUUID();
  await bank.database.owner.query(
    `insert into change_document (customer_id, operation_id, user_id, code, request, subject, before, after, created_at, expires_at)
      select $1, $2, min(id), 'SET_APPROVAL_RULE', '{}', '{}', '{}', '{}', now(), now() from app_user where customer_id = $1`,
    [customerId, change],
  );
  const { rows } = await bank.database.owner.query<{ rule: number }>(
    'select change_approval_rule($1, $2, $3, $4, $5) as rule',
    [
      customerId,
      ruleId ?? null,
      terms && JSON.stringify(await columnsOf(bank, terms)),
      change,
      new Date(bank.clock.now()),
    ],
  );
  return String(rows[0]?.rule);
}

async function columnsOf(bank: TestBank, { signers, ...terms }: RuleOfTest) {
  const listOf = (values: readonly string[] | 'all' = 'all') => (values === 'all' ? null : values);
  return {
    amount_from: terms.amountFrom?.toString() ?? null,
    sum_of: terms.sumOf ?? 'counterparty',
    operations: listOf(terms.operations),
    accounts: listOf(terms.accounts),
    authors: listOf(terms.authors),
    counterparties: listOf(terms.counterparties),
    signers: await idsOf(bank, signers),
    needed: terms.needed ?? 1,
    in_order: terms.inOrder ?? false,
  };
}
