import { createHash } from 'node:crypto';

import type { Pool } from '../../db/Pool';

import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { Currency } from '../../../src/domain/money/Currency';
import type { Language } from '../../../src/domain/language/Language';
import type { OtpType } from '../../../src/domain/user/ProfileChange';
import type { BankDay } from '../../../src/domain/time/Instant';

/** A run that was taken, with everything that is needed to carry it out. */
export interface DueRun {
  readonly id: bigint;
  readonly schedule_id: bigint;
  readonly day: BankDay;
  readonly tries: number;
  readonly failure: string | null;
  /** Neither paused nor ended, and the template is not deleted. */
  readonly stands: boolean;
  readonly template_name: string;
  readonly code: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly user_id: bigint;
  readonly customer_id: bigint;
  readonly customer_kind: 'I' | 'C';
  readonly language: Language;
  readonly auth_type: OtpType;
  readonly passport_expires_on: BankDay | null;
}

const TAKE = `
  select r.id, r.schedule_id, r.day::text as day, r.tries, r.failure, t.name as template_name, t.code, t.request, t.amount, t.currency,
      s.ended_at is null and s.state <> 'paused' and t.deleted_at is null as stands, s.user_id, s.customer_id, c.kind as customer_kind,
      u.language, u.auth_type, c.passport_expires_on::text as passport_expires_on
    from take_scheduled_runs($1, $2) r join schedule s on s.id = r.schedule_id join template t on t.id = s.template_id
      join app_user u on u.id = s.user_id join customer c on c.id = s.customer_id
   order by r.id`;

/** Takes runs whose time has come; other processes leave them alone for a minute. */
export async function takeRuns(pool: Pool, limit: number, now: Date): Promise<readonly DueRun[]> {
  const { rows } = await pool.query<DueRun>({ name: 'take-scheduled-runs', text: TAKE, values: [limit, now] });
  return rows;
}

/**
 * The id of the operation of one try, derived from the schedule, its day and the number of refused tries: a process that takes
 * the run over after a crash goes on with the same operation.
 */
export function operationIdOf({
  schedule_id: scheduleId,
  day,
  tries,
}: Pick<DueRun, 'schedule_id' | 'day' | 'tries'>): OperationId {
  const digest = createHash('sha256').update(`schedule ${scheduleId} ${day} ${tries}`).digest('hex');
  // Version 8 of a UUID: made of whatever its maker likes.
  const text = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
  const id = checkedToOperationId(text);
  if (id === undefined) {
    throw new Error('The id of a scheduled operation is no UUID');
  }
  return id;
}
