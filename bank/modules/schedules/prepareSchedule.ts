import type { Kysely } from 'kysely';

import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { ScheduleRequest, WaitingSchedule } from '../../../src/application/operations/templates';
import { money } from '../../../src/domain/money/Money';
import { confirmationFactsOf } from '../../../src/domain/operation/confirmationText';
import type { CodeSent } from '../../../src/domain/operation/OperationOutcome';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { mayBegin } from '../../../src/domain/schedule/Recurrence';
import { scheduleText } from '../../../src/domain/schedule/scheduleWords';
import { canBeScheduled } from '../../../src/domain/template/Template';
import type { Template } from '../../../src/domain/template/Template';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import { CodeChecker } from '../../confirmations/CodeChecker';
import { userOwner } from '../../confirmations/codeOwner';
import type { Confirmation } from '../../confirmations/confirmationRepository';
import { openConfirmation, withdrawConfirmation } from '../../confirmations/openConfirmation';
import { activeCode, sendCode } from '../../confirmations/sendCode';
import type { CallContext } from '../../kernel/Handler';
import { recordAudit } from '../../confirmations/recordAudit';
import { isMoneyCode, requestFrom, readTemplate, columnsOf, recurrenceOf } from '../templates';
import { scheduleMessage, sealSchedule } from './scheduleCodes';
import { lockPrepared } from './scheduleRepository';
import type { PreparedSchedule, StoredSchedule } from './scheduleRepository';

type Refusal = Failure<FailureCodeOf<'HANDLE_SCHEDULED_TRANSACTION'> | 'TOO_MANY_REQUESTS'>;
type Prepared = Result<WaitingSchedule, Refusal>;

/** Stores what the customer wants to be paid by itself and sends the code that allows it. Nothing is paid yet. */
export async function prepareSchedule(requested: ScheduleRequest, context: CallContext): Promise<Prepared> {
  const { caller, bank, now } = context;
  const template = await readTemplate(context, requested.templateId);
  return CodeChecker.transaction(bank, { owner: userOwner(caller), now }, async (checker): Promise<Prepared> => {
    const { connection } = checker;
    await connection.selectFrom('app_user').select('id').where('id', '=', BigInt(caller.userId)).forUpdate().execute();
    const outcome = await prepare(checker, { requested, template, context });
    await recordAudit(connection, context, {
      event: 'SCHEDULE_PREPARED',
      result: outcome.ok ? 'SUCCESS' : outcome.failure.code,
      subject: requested.operationId,
    });
    return outcome;
  });
}

interface Asked {
  readonly requested: ScheduleRequest;
  readonly template: Template | undefined;
  readonly context: CallContext;
}

async function prepare(checker: CodeChecker, { requested, template, context }: Asked): Promise<Prepared> {
  const { connection } = checker;
  const { caller, now } = context;
  const before = await lockPrepared(connection, caller, requested.operationId);
  if (before !== undefined) {
    return isSame(before, requested) && before.expires_at > now
      ? success({ ...waitingOf(requested, before), codeSent: await codeOf(connection, context, before) })
      : refusal({ code: 'OPERATION_ID_REUSED' });
  }
  if (template === undefined) {
    return refusal({ code: 'TEMPLATE_NOT_FOUND' });
  }
  const failureCode = await refusalFor(connection, { requested, template, context });
  if (failureCode !== undefined) {
    return refusal({ code: failureCode });
  }
  const { operationId } = requested;
  const opened = await openConfirmation(checker, context, { kind: 'schedule', operationId });
  if (!opened.ok) {
    return opened;
  }
  const confirmation = opened.value;
  const stored = await store(connection, { requested, template, context, confirmation });
  if (stored === undefined) {
    await withdrawConfirmation(connection, confirmation);
    return refusal({ code: 'OPERATION_ID_REUSED' });
  }
  const compose = () => Promise.resolve(scheduleMessage(stored.words, stored, caller.language));
  const sent = await sendCode(connection, context, { confirmation, compose });
  if (!sent.ok) {
    throw new Error(`A new schedule was refused its first code: ${sent.failure.code}`);
  }
  return success({ ...waitingOf(requested, stored), codeSent: sent.value });
}

interface Wanted extends Asked {
  readonly template: Template;
}

async function refusalFor(connection: Kysely<Tables>, { requested, template, context }: Wanted) {
  if (!canBeScheduled(template) || !(await canBePaidAlone(connection, template, context))) {
    return 'OPERATION_IMPOSSIBLE' as const;
  }
  if (!mayBegin(requested.recurrence, bankDayOf(context.now))) {
    return 'SCHEDULE_WITHOUT_DATES' as const;
  }
  return undefined;
}

/** It leaves an account of the customer, and the bank has kept all of its request: a card is asked for each time. */
async function canBePaidAlone(
  connection: Kysely<Tables>,
  template: Template,
  { caller }: CallContext,
): Promise<boolean> {
  const kept = await connection
    .selectFrom('template as t')
    .innerJoin('account as a', (join) =>
      join.onRef('a.number', '=', 't.debit_number').onRef('a.customer_id', '=', 't.customer_id'),
    )
    .select(['t.code', 't.request'])
    .where('t.customer_id', '=', BigInt(caller.customerId))
    .where('t.id', '=', BigInt(template.id))
    .executeTakeFirst();
  return (
    kept !== undefined &&
    isMoneyCode(kept.code) &&
    requestFrom(kept.code, { ...kept.request, operationId: ANY_OPERATION }) !== undefined
  );
}

/** An id that stands where an operation will have its own. */
const ANY_OPERATION = '00000000-0000-4000-8000-000000000000';

/** Nothing when another user of the customer has taken the id. */
async function store(
  connection: Kysely<Tables>,
  { requested, template, context, confirmation }: Wanted & { readonly confirmation: Confirmation },
) {
  const { caller } = context;
  const columns = columnsOf(requested.recurrence);
  const words = scheduleText(factsOf(template), requested.recurrence, caller.language);
  const inserted = await connection
    .insertInto('schedule')
    .values({
      id: confirmation.id,
      ...columns,
      days: [...columns.days],
      template_id: template.id,
      customer_id: caller.customerId,
      user_id: caller.userId,
      operation_id: requested.operationId,
      words,
      digest: Buffer.alloc(0),
      fingerprint: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) {
    return undefined;
  }
  return { words, ...(await sealSchedule(connection, inserted)) };
}

function codeOf(connection: Kysely<Tables>, context: CallContext, before: PreparedSchedule): Promise<CodeSent> {
  return activeCode(connection, context, { id: before.id, expiresAt: before.expires_at });
}

function factsOf(template: Template) {
  return confirmationFactsOf({
    txnCode: template.txnCode,
    amount: template.amount,
    credited: template.credited,
    fee: money(0n, template.amount.currency),
    debitAccountNumber: template.debitAccountNumber,
    creditAccountNumber: template.creditAccountNumber,
    recipientName: template.recipientName,
  });
}

function isSame(stored: StoredSchedule, { templateId, recurrence }: ScheduleRequest): boolean {
  return (
    stored.state === 'waiting' &&
    stored.template_id.toString() === templateId &&
    JSON.stringify(columnsOf(recurrenceOf(stored))) === JSON.stringify(columnsOf(recurrence))
  );
}

function waitingOf(
  { operationId }: ScheduleRequest,
  { words, fingerprint }: Pick<StoredSchedule, 'words' | 'fingerprint'>,
) {
  return { operationId, words, fingerprint };
}
