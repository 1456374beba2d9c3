import { approvalsLeft, approversInTurn } from '../../../src/domain/corporate/approvalRule';
import type { ApprovalRule, CountedSignatures } from '../../../src/domain/corporate/approvalRule';
import type { AwaitedByRule, RuleSigner } from '../../../src/domain/corporate/Signer';
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

function rulesOf(row: FactsRow, rules: readonly ApprovalRule[], reader: Reader): RulesOfDocument {
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
  const inTurn = approversInTurn(rule, signatures);
  const left = approvalsLeft(rule, signatures);
  const stateOf = (id: string): RuleSigner['state'] => {
    if (signatures.signed.includes(id)) {
      return 'signed';
    }
    if (left > 0 && isLater(id, { rule, inTurn, signatures })) {
      return 'later';
    }
    return inTurn.includes(id) && !blocked.has(id) ? 'today' : 'unable';
  };
  return {
    words: ruleWords(rule, names),
    left,
    signers: rule.signers.flatMap((id) => {
      const name = names.people.get(id);
      return name === undefined ? [] : [{ name, state: stateOf(id) }];
    }),
  };
}

interface Turn {
  readonly rule: ApprovalRule;
  readonly inTurn: readonly string[];
  readonly signatures: CountedSignatures;
}

/** True for a user who may sign and comes later in the order of a rule. */
function isLater(id: string, { rule, inTurn, signatures: { able, signed } }: Turn): boolean {
  return rule.signers.includes(id) && able.includes(id) && !signed.includes(id) && !inTurn.includes(id);
}
