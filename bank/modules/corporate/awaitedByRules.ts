import { isLater, signerStates } from '../../../src/domain/corporate/approvalDay';
import { approvalsLeft, approversInTurn } from '../../../src/domain/corporate/approvalRule';
import type { ApprovalRule, CountedSignatures } from '../../../src/domain/corporate/approvalRule';
import type { AwaitedByRule } from '../../../src/domain/corporate/Signer';
import type { CallContext } from '../../kernel/Handler';
import { readRuleNames, readRules } from './approvalRules';
import { ruleWords } from './ruleWords';
import type { RuleNames } from './ruleWords';

interface FactsRow {
  readonly id: bigint;
  /** Ids of the rules about it. */
  readonly rules: readonly number[];
  readonly able: readonly string[];
  readonly signed: readonly { readonly id: string }[] | null;
}

/** Rules of the company about one document, and the part of the reading user in them. */
export interface RulesOfDocument {
  readonly awaited: readonly AwaitedByRule[];
  /** True when a rule asks for further signatures. */
  readonly isOpen: boolean;
  /** True when the user has signed it, in a place or for a rule. */
  readonly signedByMe: boolean;
  /** True when a rule awaits the user's signature now. */
  readonly isMyTurn: boolean;
  /** True when the user signs after others. */
  readonly isEarly: boolean;
}

const NO_RULES: RulesOfDocument = { awaited: [], isOpen: false, signedByMe: false, isMyTurn: false, isEarly: false };

/** The rules of documents of the caller's company by their ids, which need not have been sent yet. */
export async function readRulesOfDocuments(
  context: CallContext,
  ids: readonly bigint[],
): Promise<(id: bigint) => RulesOfDocument> {
  const { caller, bank, now } = context;
  const { kysely, pool } = bank.database;
  const rules = await readRules(kysely, caller.customerId);
  if (rules.length === 0) {
    return () => NO_RULES;
  }
  const names = await readRuleNames(kysely, caller.customerId);
  const blocked = await readBlocked(context);
  const { rows } = await pool.query<FactsRow>({
    name: 'rule-facts',
    text: 'select * from rule_facts($1, $2, $3)',
    values: [caller.customerId, ids.map((id) => id.toString()), new Date(now)],
  });
  const found = new Map(
    rows.map((row) => {
      const applying = rules.filter(({ id }) => row.rules.includes(Number(id)));
      return [row.id, rulesOf(row, applying, { names, blocked, userId: caller.userId })];
    }),
  );
  return (id) => found.get(id) ?? NO_RULES;
}

const OF_SENDING = `
  with chosen as materialized (
    select distinct on (s.user_id, s.day, s.code, s.account_id, s.credit_number, s.inn, s.credit_name) o
      from operation o join rule_subject s on s.operation_id = o.id
      where o.customer_id = $1 and o.operation_id = any ($2::uuid[]) and o.state = 'signing')
  select array(select distinct r.rule_id from chosen c, approval_rule_set k, rules_about(c.o, k.edition, $3) r where k.customer_id = $1) as rules,
    able_approvers(c.o)::text[] as able, null as signed from chosen c order by (c.o).id limit 1`;

/** Rules about any of the documents of one author and account that were sent together, before anybody has signed them. */
export async function readRulesOfSending(
  context: CallContext,
  operationIds: readonly string[],
): Promise<readonly AwaitedByRule[]> {
  const { caller, bank, now } = context;
  const rules = await readRules(bank.database.kysely, caller.customerId);
  if (rules.length === 0) {
    return [];
  }
  const { rows } = await bank.database.pool.query<Omit<FactsRow, 'id'>>({
    name: 'rules-of-sending',
    text: OF_SENDING,
    values: [caller.customerId, operationIds, new Date(now)],
  });
  const [row] = rows;
  const names = await readRuleNames(bank.database.kysely, caller.customerId);
  const reader = { names, blocked: await readBlocked(context), userId: caller.userId };
  const applying = rules.filter(({ id }) => row?.rules.includes(Number(id)));
  return row === undefined ? [] : rulesOf(row, applying, reader).awaited;
}

/** Users of the company who cannot sign today, because their login is blocked. */
async function readBlocked({ bank, caller, now }: CallContext): Promise<ReadonlySet<string>> {
  const { rows } = await bank.database.pool.query<{ id: string }>({
    name: 'blocked-signers',
    text: 'select id::text from app_user where customer_id = $1 and blocked_until > $2',
    values: [caller.customerId, new Date(now)],
  });
  return new Set(rows.map(({ id }) => id));
}

interface Reader {
  readonly names: RuleNames;
  readonly blocked: ReadonlySet<string>;
  readonly userId: string;
}

function rulesOf(row: Omit<FactsRow, 'id'>, rules: readonly ApprovalRule[], reader: Reader): RulesOfDocument {
  const { able } = row;
  const given = (row.signed ?? []).map(({ id }) => id);
  const signatures = { able, signed: given.filter((id) => able.includes(id)) };
  const open = rules.filter((rule) => approvalsLeft(rule, signatures) > 0);
  const turns = open.map((rule) => ({ rule, inTurn: approversInTurn(rule, signatures) }));
  const { userId } = reader;
  return {
    awaited: rules.map((rule) => awaitedOf(rule, signatures, reader)),
    isOpen: open.length > 0,
    signedByMe: given.includes(userId),
    isMyTurn: turns.some(({ inTurn }) => inTurn.includes(userId)),
    isEarly: turns.some(({ rule, inTurn }) => rule.inOrder && isLater(userId, { rule, inTurn, signatures })),
  };
}

function awaitedOf(rule: ApprovalRule, signatures: CountedSignatures, { names, blocked }: Reader): AwaitedByRule {
  return {
    words: ruleWords(rule, names),
    left: approvalsLeft(rule, signatures),
    signers: signerStates(rule, signatures, (id) => !blocked.has(id)).flatMap(({ id, state }) => {
      const name = names.people.get(id);
      return name === undefined ? [] : [{ name, state }];
    }),
  };
}
