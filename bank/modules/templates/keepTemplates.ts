import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type {
  TemplateReference,
  TemplateRenaming,
  TemplateRequest,
} from '../../../src/application/operations/templates';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Template } from '../../../src/domain/template/Template';
import type { CallContext } from '../../kernel/Handler';
import { isMoneyCode } from './moneyCodes';
import { readTemplate } from './templateRepository';

/** Templates a customer can have. */
const MAX_TEMPLATES = 200;

/** A deletion can be taken back for so long. */
export const UNDO_MS = 10 * 60 * 1000;

const KEEP = `
  insert into template (customer_id, user_id, name, code, request, txn_code, debit_number, credit_number, credit_name, amount, currency,
      credited, credited_currency, terms, purpose, created_at, kept_from)
    select o.customer_id, $3, $4, o.code, o.request - 'operationId', o.txn_code, o.debit_number, o.credit_number, o.credit_name,
        o.amount, o.currency, o.credited, o.credited_currency, o.terms #- '{details,networkReference}' #- '{details,transferCode}',
        o.purpose, $5, o.operation_id
      from operation o where o.customer_id = $1 and o.operation_id = $2
    returning id::text`;

const KEPT_BEFORE = `
  select t.id::text from template t
   where t.customer_id = $1 and t.kept_from = $2 and t.user_id = $3 and t.name = $4 and t.deleted_at is null order by t.id limit 1`;

type Kept = Result<Template, Failure<FailureCodeOf<'CREATE_TEMPLATE'>>>;

/**
 * Stores a created operation as a template: its request has passed the adapter, the planner and the booking rules. Data a
 * network assigned to that operation are not stored, and a control number pays out once. Storing the same operation
 * again under the same name returns its template.
 */
export async function keepTemplate({ name, operationId }: TemplateRequest, context: CallContext): Promise<Kept> {
  const { caller, bank, now } = context;
  const { rows: found } = await bank.database.pool.query<{ code: string; txn_code: string }>(
    'select code, txn_code from operation where customer_id = $1 and operation_id = $2',
    [caller.customerId, operationId],
  );
  if (found[0] === undefined || !isMoneyCode(found[0].code) || !mayBeKept(found[0].txn_code, context)) {
    return refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  const request = [caller.customerId, operationId, caller.userId, name.trim()];
  const { rows: before } = await bank.database.pool.query<{ id: string }>(KEPT_BEFORE, request);
  if (before[0] !== undefined) {
    return success(await existing(context, before[0].id));
  }
  if (await isFull(context)) {
    return refusal({ code: 'TEMPLATE_LIMIT_EXCEEDED' });
  }
  const { rows } = await bank.database.pool.query<{ id: string }>(KEEP, [...request, new Date(now)]);
  return success(await existing(context, rows[0]?.id ?? ''));
}

function mayBeKept(txnCode: string, { bank }: CallContext): boolean {
  return bank.movements.movementOf(txnCode)?.repeats !== 'never';
}

export async function renameTemplate(
  { templateId, name }: TemplateRenaming,
  context: CallContext,
): Promise<Result<Template, Failure<'TEMPLATE_NOT_FOUND'>>> {
  const { rowCount } = await context.bank.database.pool.query(
    'update template set name = $3 where customer_id = $1 and id = $2 and deleted_at is null',
    [context.caller.customerId, templateId, name.trim()],
  );
  return rowCount === 0 ? refusal({ code: 'TEMPLATE_NOT_FOUND' }) : success(await existing(context, templateId));
}

/** A deleted template is paid by no schedule any more. */
export async function deleteTemplate(
  { templateId }: TemplateReference,
  { bank, caller, now }: CallContext,
): Promise<Result<TemplateReference, Failure<'TEMPLATE_NOT_FOUND'>>> {
  const { rowCount } = await bank.database.pool.query(
    'update template set deleted_at = $3 where customer_id = $1 and id = $2 and deleted_at is null',
    [caller.customerId, templateId, new Date(now)],
  );
  return rowCount === 0 ? refusal({ code: 'TEMPLATE_NOT_FOUND' }) : success({ templateId });
}

/** Undoes a deletion. A repeated call gets the same answer. */
export async function restoreTemplate(
  { templateId }: TemplateReference,
  context: CallContext,
): Promise<Result<Template, Failure<FailureCodeOf<'RESTORE_TEMPLATE'>>>> {
  const there = await readTemplate(context, templateId);
  if (there !== undefined) {
    return success(there);
  }
  if (await isFull(context)) {
    return refusal({ code: 'TEMPLATE_LIMIT_EXCEEDED' });
  }
  const { rowCount } = await context.bank.database.pool.query(
    'update template set deleted_at = null where customer_id = $1 and id = $2 and deleted_at > $3',
    [context.caller.customerId, templateId, new Date(context.now - UNDO_MS)],
  );
  return rowCount === 0 ? refusal({ code: 'TEMPLATE_NOT_FOUND' }) : success(await existing(context, templateId));
}

async function isFull({ bank, caller }: CallContext): Promise<boolean> {
  const { rows } = await bank.database.pool.query<{ templates: number }>(
    'select count(*)::int as templates from template where customer_id = $1 and deleted_at is null',
    [caller.customerId],
  );
  return (rows[0]?.templates ?? 0) >= MAX_TEMPLATES;
}

async function existing(context: CallContext, templateId: string): Promise<Template> {
  const template = await readTemplate(context, templateId);
  if (template === undefined) {
    throw new Error(`The template ${templateId} is gone`);
  }
  return template;
}
