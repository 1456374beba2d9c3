import { sql } from 'kysely';

import type { approvalRuleOperations, WaitingRule } from '../../../src/application/operations/approvalRules';
import { success } from '../../../src/domain/result/Result';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { CallContext, HandlersFor } from '../../kernel/Handler';
import { readRuleNames, readRules, ruleWords } from '../corporate';
import { productChangeHandler } from '../productChanges';
import { readApprovalDay } from './approvalDay';
import { approvalRule, approvalRuleEnd } from './changeRules';

/** Handlers of the rules by which documents of a company need further signatures. */
export const approvalRuleHandlers: HandlersFor<typeof approvalRuleOperations> = {
  GET_APPROVAL_RULES: async (_request, context) => {
    const { bank, caller } = context;
    const { kysely } = bank.database;
    const rules = await readRules(kysely, caller.customerId);
    const waiting = await readWaiting(context);
    if (rules.length === 0) {
      return success({ rules: [], waiting });
    }
    const names = await readRuleNames(kysely, caller.customerId);
    const today = await readApprovalDay(context, rules);
    return success({
      rules: rules.map((rule) => ({ ...rule, words: ruleWords(rule, names) })),
      waiting,
      ...(today && { today }),
    });
  },
  SET_APPROVAL_RULE: productChangeHandler('SET_APPROVAL_RULE', approvalRule),
  DELETE_APPROVAL_RULE: productChangeHandler('DELETE_APPROVAL_RULE', approvalRuleEnd),
};

interface WaitingRow {
  readonly operation_id: string;
  readonly before: LocalizedText;
  readonly after: LocalizedText;
  readonly made_by: LocalizedText;
}

/** Changes of rules that wait for signatures, the oldest first; a user limited to accounts sees none. */
async function readWaiting({ bank, caller, now }: CallContext): Promise<readonly WaitingRule[]> {
  const { rows } = await sql<WaitingRow>`
    select c.operation_id, c.before, c.after, m.full_name as made_by from change_document c join app_user m on m.id = c.user_id
      where c.customer_id = ${caller.customerId}::bigint and c.code in ('SET_APPROVAL_RULE', 'DELETE_APPROVAL_RULE')
        and c.state = 'signing' and c.expires_at > ${new Date(now)} order by c.sent_at`.execute(bank.database.kysely);
  return rows.flatMap(({ operation_id: id, before, after, made_by: madeBy }) => {
    const operationId = checkedToOperationId(id);
    return operationId === undefined ? [] : [{ operationId, before, after, madeBy }];
  });
}
