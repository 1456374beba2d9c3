import type { RunningJob } from '../../../bank/kernel/Job';
import { scheduledPayments } from '../../../bank/modules/schedules/scheduledPayments';
import type { Recurrence } from '../../../src/domain/schedule/Recurrence';
import type { ScheduleRun } from '../../../src/domain/schedule/Schedule';
import type { Template } from '../../../src/domain/template/Template';
import { checkedToBankDay, startOfBankDay } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { jobOf } from '../support/jobs';
import { newOperationId, valueOf } from '../support/transfers';

const MINUTE_MS = 60_000;

export function dayOf(text: string): BankDay {
  const day = checkedToBankDay(text);
  if (day === undefined) {
    throw new Error(`${text} is no day`);
  }
  return day;
}

/** A time of a day in Bishkek, `HH:mm`. */
export function at(day: string, time: string): Instant {
  const [hours, minutes] = time.split(':').map((part) => Number.parseInt(part, 10));
  return startOfBankDay(dayOf(day)) + ((hours ?? 0) * 60 + (minutes ?? 0)) * MINUTE_MS;
}

/** Worker of one bank process, which runs only when called. */
export function worker(bank: TestBank): RunningJob {
  return jobOf(bank, scheduledPayments);
}

/** Sets the clock to a time and runs every payment that is due. */
export async function look(bank: TestBank, day: string, time: string): Promise<void> {
  bank.clock.advance(Math.max(0, at(day, time) - bank.clock.now()));
  await worker(bank).round();
}

/** Saves an operation as a template with a confirmed schedule; returns the template. */
export async function scheduled(
  bank: TestBank,
  user: TestCaller,
  { template, recurrence }: { readonly template: Template; readonly recurrence: Recurrence },
): Promise<Template> {
  const operationId = newOperationId();
  const waiting = valueOf(
    await user.call('HANDLE_SCHEDULED_TRANSACTION', { operationId, templateId: template.id, recurrence }),
  );
  const otp = await codeWith(bank, waiting.fingerprint);
  const confirmed = valueOf(await user.call('CONFIRM_ACCOUNT_OPERATION', { operationId, otp }));
  if (confirmed.template === undefined) {
    throw new Error('A schedule answers its template');
  }
  return confirmed.template;
}

/** The code in the latest message that carries a fingerprint. */
export async function codeWith(bank: TestBank, fingerprint: string): Promise<string> {
  const { rows } = await bank.database.owner.query<{ text: string }>(
    'select text from message_outbox where position($1 in text) > 0 order by id desc limit 1',
    [fingerprint],
  );
  return /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
}

/** Runs of the schedule of a template, newest first. */
export async function runsOf(user: TestCaller, template: Template): Promise<readonly ScheduleRun[]> {
  return valueOf(await user.call('GET_TEMPLATE_BY_ID', { templateId: template.id })).schedule?.runs ?? [];
}

/** Texts (title and body, in Russian) of the notifications the bank wrote to the user, newest first. */
export async function noticesOf(bank: TestBank, user: TestCaller): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query<{ words: string }>(
    `select content #>> '{ru,title}' || ': ' || (content #>> '{ru,body}') as words from notification
      where user_id = $1 and kind = 'written' order by id desc`,
    [user.caller.userId],
  );
  return rows.map(({ words }) => words);
}
