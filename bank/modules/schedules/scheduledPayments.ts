import type { ConfirmedCode } from '../../../src/application/operations/catalogue';
import type { FailureCode } from '../../../src/application/operations/failureCodes';
import { money } from '../../../src/domain/money/Money';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import { isPastExpiry } from '../../../src/domain/user/Passport';
import type { BankServices } from '../../kernel/BankServices';
import type { LocalizedContent } from '../../db/Tables';
import { failureText } from '../directories';
import { METRICS } from '../../kernel/metrics/metrics';
import { defineJob } from '../../kernel/Job';
import type { RoundServices } from '../../kernel/Job';
import type { CallContext } from '../../kernel/Handler';
import { enqueueDue } from './enqueueDue';
import { operationIdOf, takeRuns } from './scheduledRuns';
import type { DueRun } from './scheduledRuns';
import { failedNotice, retriedNotice } from './scheduleNotices';
import { isMoneyCode, requestFrom } from '../templates';

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
export const scheduledPayments = defineJob({
  name: 'scheduled payments',
  every: 1000,
  rest: 50,
  afterFailure: 2000,
  wokenBy: ['clock'],
  waitsSince: `select min(next_attempt_at) as since from schedule_run where state = 'due' and next_attempt_at <= $1`,
  // A run that fails by a defect is handled again when its minute is over.
  round: async (services) => {
    const { bank, log, changed } = services;
    let isChanged = (await enqueueDue(bank.database, bank.clock.now())) > 0;
    let taken: readonly DueRun[];
    do {
      taken = await takeRuns(bank.database.pool, BATCH, new Date(bank.clock.now()));
      for (const run of taken) {
        try {
          await carryOut(services, run);
          isChanged = true;
        } catch (cause) {
          log.warn({ err: cause, run: run.id.toString() }, 'a scheduled payment has to be looked at again');
        }
      }
    } while (taken.length === BATCH);
    if (isChanged) {
      changed();
    }
  },
});

async function carryOut(services: RoundServices, run: DueRun): Promise<void> {
  const { bank } = services;
  const now = bank.clock.now();
  if (!run.stands) {
    await bank.database.pool.query(
      `update schedule_run set state = 'skipped', changed_at = $2 where id = $1 and state = 'due'`,
      [run.id, new Date(now)],
    );
  } else if (bankDayOf(now) > run.day) {
    await refuse(bank, run, { failure: run.failure ?? 'OPERATION_TIME_OUT', next: undefined });
  } else {
    const failure = await paid(services, run, now);
    if (failure !== undefined) {
      await refuse(bank, run, { failure, next: nextAttempt(failure, run, bank.clock.now()) });
    }
  }
}

/** Creates the operation of a run and books it; returns the failure, or `undefined` when it is paid. */
async function paid({ bank, handlers }: RoundServices, run: DueRun, now: Instant): Promise<string | undefined> {
  if (isPastExpiry(run.passport_expires_on ?? undefined, run.day)) {
    return 'PASSPORT_EXPIRED';
  }
  const { code } = run;
  if (!isMoneyCode(code)) {
    return 'OPERATION_IMPOSSIBLE';
  }
  const context = contextOf(bank, run, now);
  const refused = await createdOn(run, (stored) => created({ code, stored }, handlers, context));
  if (refused !== undefined) {
    return refused;
  }
  const { rows } = await bank.database.pool.query<{ refusal: string | null }>({
    name: 'book-scheduled-run',
    text: 'select refusal from book_scheduled_run($1, $2, $3, $4)',
    values: [run.id, operationIdOf(run), context.referenceId, new Date(bank.clock.now())],
  });
  const unbooked = rows[0]?.refusal ?? undefined;
  if (unbooked === undefined) {
    METRICS.bookings.inc({ cause: 'schedule' });
  }
  return unbooked;
}

function contextOf(bank: BankServices, run: DueRun, now: Instant): CallContext {
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
    bank,
  };
}

/** Failure of a run, and the moment it is tried again; none when the failure is final. */
interface Refusal {
  readonly failure: string;
  readonly next: Instant | undefined;
}

async function refuse(bank: BankServices, run: DueRun, { failure, next }: Refusal): Promise<void> {
  const payment = { templateName: run.template_name, amount: money(run.amount, run.currency) };
  const words = await failureText(bank.database, failure);
  let notice: LocalizedContent | undefined;
  if (next === undefined) {
    notice = failedNotice(payment, words);
  } else if (run.tries === 0) {
    notice = retriedNotice(payment, words);
  }
  await bank.database.pool.query('select refuse_scheduled_run($1, $2, $3, $4, $5, $6)', [
    run.id,
    run.tries,
    failure,
    next === undefined ? null : new Date(next),
    notice === undefined ? null : JSON.stringify(notice),
    new Date(bank.clock.now()),
  ]);
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

/** Creates the operation on the first day from its own that the network accepts; returns the failure, if there is one. */
async function createdOn(
  run: DueRun,
  create: (stored: object) => Promise<string | undefined>,
): Promise<string | undefined> {
  const stored = { ...run.request, operationId: operationIdOf(run) };
  const days = 'valueDate' in run.request ? FURTHEST_VALUE_DATE : 0;
  for (let ahead = 0; ahead < days; ahead += 1) {
    const refused = await create({ ...stored, valueDate: addDays(run.day, ahead) });
    if (refused === undefined || !OF_VALUE_DATE.has(refused)) {
      return refused;
    }
  }
  return create(days === 0 ? stored : { ...stored, valueDate: addDays(run.day, days) });
}

/** Creates the operation as if it were made by hand; returns the failure, if there is one. */
async function created<Code extends ConfirmedCode>(
  { code, stored }: { readonly code: Code; readonly stored: object },
  handlers: RoundServices['handlers'],
  context: CallContext,
): Promise<string | undefined> {
  const request = requestFrom(code, stored);
  if (request === undefined) {
    return 'OPERATION_IMPOSSIBLE';
  }
  const answer = await handlers[code](request, context);
  return answer.ok ? undefined : answer.failure.code;
}
