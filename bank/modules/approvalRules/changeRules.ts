import { sql } from 'kysely';

import type { ApprovalRuleRequest } from '../../../src/application/operations/approvalRules';
import { COMPANY_KIND_CODES } from '../../../src/application/operations/companyKinds';
import { haveContraryOrders, MAX_RULES } from '../../../src/domain/corporate/approvalRule';
import type { ApprovalRule } from '../../../src/domain/corporate/approvalRule';
import { refusal, success } from '../../../src/domain/result/Result';
import { currentAccountScope } from '../../db/AccountScope';
import type { AssessedChange, ProductChangeOf, TransactionContext } from '../../confirmations/ProductChange';
import { readRuleNames, readRules, RULE_TEXTS, ruleWords } from '../corporate';

type RuleFailure =
  | 'APPROVAL_RULE_NOT_FOUND'
  | 'ACCOUNT_NOT_FOUND'
  | 'APPROVAL_SIGNERS_UNFIT'
  | 'APPROVAL_RULES_CONTRADICT'
  | 'APPROVAL_RULES_LIMIT'
  | 'SECOND_SIGNER_REQUIRED'
  | 'OPERATION_IMPOSSIBLE';

/** A new rule of a company, or other terms of one. A user limited to accounts changes none: rules are about all of them. */
export const approvalRule: ProductChangeOf<'SET_APPROVAL_RULE'> = {
  check: async (request, transaction) => {
    const failure =
      (await lacksSecondSigner(transaction)) ??
      (await ruleFailure(request, transaction)) ??
      (await sameFailure(request, transaction));
    return failure === undefined ? success(RULE_TEXTS.subject) : refusal({ code: failure });
  },
  assess: assessRule,
  make: async (request, { connection, context }) => {
    if ((await ruleFailure(request, { connection, context })) !== undefined) {
      return 'OPERATION_IMPOSSIBLE';
    }
    const { amountFrom, sumOf, operations, accounts, authors, counterparties, signers, needed, inOrder } = request;
    const terms = JSON.stringify({
      amount_from: amountFrom === 'any' ? null : amountFrom.minor.toString(),
      sum_of: sumOf,
      operations: listOf(operations),
      accounts: listOf(accounts),
      authors: listOf(authors),
      counterparties: listOf(counterparties),
      signers,
      needed,
      in_order: inOrder,
    });
    return changeRule(request, terms, { connection, context });
  },
};

/** The end of a rule. Documents that wait need its signatures no more. */
export const approvalRuleEnd: ProductChangeOf<'DELETE_APPROVAL_RULE'> = {
  check: async ({ ruleId }, transaction) => {
    const failure =
      (await lacksSecondSigner(transaction)) ??
      ((await ruleOf(ruleId, transaction)) === undefined ? 'APPROVAL_RULE_NOT_FOUND' : undefined);
    return failure === undefined ? success(RULE_TEXTS.subject) : refusal({ code: failure });
  },
  assess: async ({ ruleId }, transaction) => {
    await lockRules(transaction);
    const before = await wordsOf(ruleId, transaction);
    return before && { effect: 'loosens', subject: RULE_TEXTS.subject, before, after: RULE_TEXTS.none };
  },
  make: (request, transaction) => changeRule(request, null, transaction),
};

async function assessRule(
  request: ApprovalRuleRequest,
  transaction: TransactionContext,
): Promise<AssessedChange | undefined> {
  const { connection, context } = transaction;
  await lockRules(transaction);
  const before = request.ruleId === 'new' ? RULE_TEXTS.none : await wordsOf(request.ruleId, transaction);
  const after = ruleWords(request, await readRuleNames(connection, context.caller.customerId));
  return before && { effect: 'loosens', subject: RULE_TEXTS.subject, before, after };
}

/** Rules stay as they are for the rest of the transaction. */
async function lockRules({ connection, context }: TransactionContext): Promise<void> {
  await sql`select from customer where id = ${context.caller.customerId}::bigint for no key update`.execute(connection);
}

async function ruleOf(ruleId: string, { connection, context }: TransactionContext): Promise<ApprovalRule | undefined> {
  const rules = await readRules(connection, context.caller.customerId);
  return rules.find(({ id }) => id === ruleId);
}

async function wordsOf(ruleId: string, transaction: TransactionContext) {
  const rule = await ruleOf(ruleId, transaction);
  return rule && ruleWords(rule, await readRuleNames(transaction.connection, transaction.context.caller.customerId));
}

/**
 * Refuses changes by a user limited to accounts, and those that no second person could sign in a company of one signature: two people
 * change a rule.
 */
async function lacksSecondSigner({
  connection,
  context,
}: TransactionContext): Promise<'SECOND_SIGNER_REQUIRED' | 'OPERATION_IMPOSSIBLE' | undefined> {
  if (currentAccountScope() !== undefined) {
    return 'OPERATION_IMPOSSIBLE';
  }
  const { rows } = await sql<{ found: boolean }>`
    select c.signatures_needed > 1 or exists (select from app_user u
        where u.customer_id = c.id and u.phone <> m.phone and not u.accounts_limited and 'sign' = any (u.rights)
          and u.signature_place <= c.signatures_needed) as found
      from app_user m join customer c on c.id = m.customer_id where m.id = ${context.caller.userId}::bigint`.execute(
    connection,
  );
  return rows[0]?.found === true ? undefined : 'SECOND_SIGNER_REQUIRED';
}

async function ruleFailure(
  request: ApprovalRuleRequest,
  { connection, context }: TransactionContext,
): Promise<RuleFailure | undefined> {
  const { customerId } = context.caller;
  const rules = await readRules(connection, customerId);
  const { ruleId, signers, needed } = request;
  if (ruleId !== 'new' && rules.every(({ id }) => id !== ruleId)) {
    return 'APPROVAL_RULE_NOT_FOUND';
  }
  const names = await readRuleNames(connection, customerId);
  if (listed(request.accounts).some((id) => !names.numbers.has(id))) {
    return 'ACCOUNT_NOT_FOUND';
  }
  const { rows: able } = await sql<{ id: string }>`
    select id::text from app_user where customer_id = ${customerId}::bigint and 'sign' = any (rights)`.execute(
    connection,
  );
  const isAble = (id: string) => able.some((user) => user.id === id);
  if (needed > signers.length || new Set(signers).size < signers.length || !signers.every(isAble)) {
    return 'APPROVAL_SIGNERS_UNFIT';
  }
  const known: ReadonlySet<string> = new Set(COMPANY_KIND_CODES);
  const isKnown =
    listed(request.operations).every((code) => known.has(code)) &&
    listed(request.authors).every((id) => names.people.has(id));
  if (!isKnown) {
    return 'OPERATION_IMPOSSIBLE';
  }
  const others = rules.filter(({ id }) => id !== ruleId);
  if (haveContraryOrders([...others, request])) {
    return 'APPROVAL_RULES_CONTRADICT';
  }
  return others.length >= MAX_RULES ? 'APPROVAL_RULES_LIMIT' : undefined;
}

/** Refuses a change that changes nothing, which is not worth two signatures. */
async function sameFailure(
  request: ApprovalRuleRequest,
  transaction: TransactionContext,
): Promise<RuleFailure | undefined> {
  const assessed = await assessRule(request, transaction);
  return assessed?.before.ru === assessed?.after.ru ? 'OPERATION_IMPOSSIBLE' : undefined;
}

function listed(values: readonly string[] | 'all'): readonly string[] {
  return listOf(values) ?? [];
}

function listOf(values: readonly string[] | 'all'): readonly string[] | null {
  return values === 'all' ? null : values;
}

interface ChangedRule {
  readonly operationId: string;
  readonly ruleId: string;
}

async function changeRule(
  { operationId, ruleId }: ChangedRule,
  terms: string | null,
  { connection, context }: TransactionContext,
): Promise<'OPERATION_IMPOSSIBLE' | undefined> {
  const { rows } = await sql<{ rule: number | null }>`
    select change_approval_rule(${context.caller.customerId}::bigint, ${ruleId === 'new' ? null : ruleId}::integer, ${terms}::jsonb,
      ${operationId}::uuid, ${new Date(context.now)}) as rule`.execute(connection);
  return rows[0]?.rule === null ? 'OPERATION_IMPOSSIBLE' : undefined;
}
