import type { ConfirmedCode } from '../../src/application/operations/catalogue';
import type { FailureCode } from '../../src/application/operations/failureCodes';
import { money } from '../../src/domain/money/Money';
import { addDays } from '../../src/domain/time/days';
import { bankDayOf } from '../../src/domain/time/Instant';
import type { Instant } from '../../src/domain/time/Instant';
import { isPastExpiry } from '../../src/domain/user/Passport';
import type { BankServices } from '../kernel/BankServices';
import type { LocalizedContent } from '../db/Tables';
import { failureText } from '../modules/directories/businessErrors';
import type { CallLog } from '../kernel/Call';
import { PollingJob } from '../kernel/PollingJob';
import { operationHandlers } from '../modules/handlers';
import type { CallContext } from '../kernel/Handler';
import { enqueueDue } from '../modules/schedules/enqueueDue';
import { operationIdOf, takeRuns } from '../modules/schedules/scheduledRuns';
import type { DueRun } from '../modules/schedules/scheduledRuns';
import { failedNotice, retriedNotice } from '../modules/schedules/scheduleNotices';
import { isMoneyCode } from '../modules/templates/moneyCodes';
import { requestFrom } from '../modules/templates/templateRequest';

const POLL_MS = 1000;
const REST_MS = 50;
const FAILURE_PAUSE_MS = 2000;
const BATCH = 20;
const HOUR_MS = 60 * 60 * 1000;

/** Number of days ahead within which a payment may leave: it goes on the first day its network accepts. */
const FURTHEST_VALUE_DATE = 5;

/** Failures of a day on which a network accepts no more payments. */
const OF_VALUE_DATE: ReadonlySet<string> = new Set<FailureCode>([
  'CLEARING_TIMEOUT',
  'GROSS_TIMEOUT',
  'INVALID_VALUE_DATE',
]);

/**
 * Failures that may be gone an hour later, so the run is repeated; any other is final and the customer is notified at once
 * (bank/modules/schedules/README.md).
 */
const PASSING: ReadonlySet<string> = new Set<FailureCode>([
  'INSUFFICIENT_FUNDS',
  'EXCHANGE_RATE_NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'CLEARING_TIMEOUT',
  'GROSS_TIMEOUT',
  'INVALID_VALUE_DATE',
]);

/**
 * Makes scheduled payments on their days, in any number of processes at once. A process claims a run for a minute; its operation is created
 * as if it were made by hand, under an id another process finds again when it takes the run over, and is booked by the consent that was
 * given for all days.
 */
export class ScheduledPayments extends PollingJob {
  constructor(
    private readonly bank: BankServices,
    private readonly deps: { readonly log: CallLog; readonly changed: () => void },
  ) {
    super({
      name: 'scheduled payments',
      everyMs: POLL_MS,
      restMs: REST_MS,
      afterFailureMs: FAILURE_PAUSE_MS,
      log: deps.log,
    });
  }

  /** Handles every due run once. A run that fails by a defect is handled again when its minute is over. */
  async round(): Promise<void> {
    const { clock, database } = this.bank;
    let changed = (await enqueueDue(database, clock.now())) > 0;
    let taken: readonly DueRun[];
    do {
      taken = await takeRuns(database.pool, BATCH, new Date(clock.now()));
      for (const run of taken) {
        try {
          await this.carry(run);
          changed = true;
        } catch (cause) {
          this.deps.log.warn({ err: cause, run: run.id.toString() }, 'a scheduled payment has to be looked at again');
        }
      }
    } while (taken.length === BATCH);
    if (changed) {
      this.deps.changed();
    }
  }

  private async carry(run: DueRun): Promise<void> {
    const now = this.bank.clock.now();
    if (!run.stands) {
      await this.bank.database.pool.query(
        `update schedule_run set state = 'skipped', changed_at = $2 where id = $1 and state = 'due'`,
        [run.id, new Date(now)],
      );
    } else if (bankDayOf(now) > run.day) {
      await this.refused(run, run.failure ?? 'OPERATION_TIME_OUT', undefined);
    } else {
      const failure = await this.paid(run, now);
      if (failure !== undefined) {
        await this.refused(run, failure, nextAttempt(failure, run, this.bank.clock.now()));
      }
    }
  }

  /** Creates the operation of a run and books it; returns the failure, or `undefined` when it is paid. */
  private async paid(run: DueRun, now: Instant): Promise<string | undefined> {
    if (isPastExpiry(run.passport_expires_on ?? undefined, run.day)) {
      return 'PASSPORT_EXPIRED';
    }
    if (!isMoneyCode(run.code)) {
      return 'OPERATION_IMPOSSIBLE';
    }
    const context = this.contextOf(run, now);
    const refused = await createdOn(run.code, run, context);
    if (refused !== undefined) {
      return refused;
    }
    const { rows } = await this.bank.database.pool.query<{ refusal: string | null }>({
      name: 'book-scheduled-run',
      text: 'select refusal from book_scheduled_run($1, $2, $3, $4)',
      values: [run.id, operationIdOf(run), context.referenceId, new Date(this.bank.clock.now())],
    });
    return rows[0]?.refusal ?? undefined;
  }

  private contextOf(run: DueRun, now: Instant): CallContext {
    return {
      caller: {
        userId: run.user_id.toString(),
        customerId: run.customer_id.toString(),
        sessionId: '',
        customerKind: run.customer_kind,
        language: run.language,
        otpType: run.auth_type,
      },
      referenceId: `schedule-${run.schedule_id}-${run.day}-${run.tries}`,
      address: '',
      now,
      bank: this.bank,
    };
  }

  private async refused(run: DueRun, failure: string, next: Instant | undefined): Promise<void> {
    const payment = { templateName: run.template_name, amount: money(run.amount, run.currency) };
    const words = await failureText(this.bank.database, failure);
    let notice: LocalizedContent | undefined;
    if (next === undefined) {
      notice = failedNotice(payment, words);
    } else if (run.tries === 0) {
      notice = retriedNotice(payment, words);
    }
    await this.bank.database.pool.query('select refuse_scheduled_run($1, $2, $3, $4, $5, $6)', [
      run.id,
      run.tries,
      failure,
      next === undefined ? null : new Date(next),
      notice === undefined ? null : JSON.stringify(notice),
      new Date(this.bank.clock.now()),
    ]);
  }
}

/** Moment of the next attempt of a refused run; `undefined` when that would be another day or the failure will not pass. */
function nextAttempt(failure: string, { day }: DueRun, now: Instant): Instant | undefined {
  if (failure === 'OPERATION_TIME_OUT') {
    // The operation of a try that died before it was booked; the next one has another.
    return now;
  }
  const next = now + HOUR_MS;
  return PASSING.has(failure) && bankDayOf(next) === day ? next : undefined;
}

/** Creates the operation as if it were made by hand; returns the failure, if there is one. */
async function createdOn(code: ConfirmedCode, run: DueRun, context: CallContext): Promise<string | undefined> {
  const days = 'valueDate' in run.request ? FURTHEST_VALUE_DATE : 0;
  for (let ahead = 0; ahead < days; ahead += 1) {
    const refused = await created(
      code,
      { ...run.request, operationId: operationIdOf(run), valueDate: addDays(run.day, ahead) },
      context,
    );
    if (refused === undefined || !OF_VALUE_DATE.has(refused)) {
      return refused;
    }
  }
  const last = days === 0 ? {} : { valueDate: addDays(run.day, days) };
  return created(code, { ...run.request, operationId: operationIdOf(run), ...last }, context);
}

async function created<Code extends ConfirmedCode>(
  code: Code,
  stored: object,
  context: CallContext,
): Promise<string | undefined> {
  const request = requestFrom(code, stored);
  if (request === undefined) {
    return 'OPERATION_IMPOSSIBLE';
  }
  const answer = await operationHandlers[code](request, context);
  return answer.ok ? undefined : answer.failure.code;
}
