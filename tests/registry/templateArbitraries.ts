import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import { SCHEDULE_ACTIONS } from '../../src/application/operations/templates';
import type { ScheduleChange, templateOperations } from '../../src/application/operations/templates';
import { setDaysOf } from '../../src/domain/schedule/Recurrence';
import { MAX_SET_DAYS } from '../../src/domain/schedule/scheduleLimits';
import type { Recurrence } from '../../src/domain/schedule/Recurrence';
import { RUN_STATES, SCHEDULE_STATES, SHOWN_DAYS } from '../../src/domain/schedule/Schedule';
import type { Schedule } from '../../src/domain/schedule/Schedule';
import type { Template } from '../../src/domain/template/Template';
import {
  accountNumber,
  amountOf,
  codeSent,
  currency,
  day,
  identifier,
  instant,
  maybe,
  operationId,
  plainMatching,
  words,
} from './basicArbitraries';
import { terms } from './transferArbitraries';

const recurrence: fc.Arbitrary<Recurrence> = fc.oneof(
  fc.record({
    periodicity: fc.constantFrom('onceAWeek' as const, 'everyTwoWeeks', 'monthly'),
    firstDay: day,
    lastDay: maybe(day),
  }),
  fc.array(day, { minLength: 1, maxLength: MAX_SET_DAYS }).map(setDaysOf),
);

const run = fc.record({
  day,
  state: fc.constantFrom(...RUN_STATES),
  failure: maybe(words),
  transactionId: maybe(identifier),
});

const schedule: fc.Arbitrary<Schedule> = fc.record({
  id: identifier,
  recurrence,
  state: fc.constantFrom(...SCHEDULE_STATES),
  skippedDays: fc.array(day, { maxLength: 3 }),
  nextDays: fc.array(day, { maxLength: SHOWN_DAYS }),
  runs: fc.array(run, { maxLength: 5 }),
  confirmedAt: instant,
  fingerprint: words,
});

export const template: fc.Arbitrary<Template> = fc.tuple(currency, currency).chain(([debit, credit]) =>
  fc.record({
    id: identifier,
    name: words,
    code: words,
    txnCode: words,
    debitAccountNumber: accountNumber,
    creditAccountNumber: words,
    recipientName: words,
    amount: amountOf(debit),
    credited: amountOf(credit),
    purpose: words,
    terms: maybe(terms),
    createdAt: instant,
    schedule: maybe(schedule),
  }),
);

const name = plainMatching(/^[А-Яа-яa-z0-9 ]{0,20}[a-z0-9]$/);
const byId = fc.record({ templateId: identifier });
const change: fc.Arbitrary<ScheduleChange> = fc.constantFrom(...SCHEDULE_ACTIONS).chain((action) =>
  fc.record({
    scheduleId: identifier,
    action: fc.constant(action),
    day: action.includes('skip') ? day : fc.constant(undefined),
  }),
);

/** Arbitrary requests and responses of the template and schedule operations. */
export const carriedByTemplates: {
  readonly [Code in keyof typeof templateOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  CREATE_TEMPLATE: { request: fc.record({ name, operationId }), response: template },
  LIST_TEMPLATE_V2: {
    request: fc.record({ page: fc.integer({ min: 1, max: 1000 }), limit: fc.integer({ min: 1, max: 1000 }) }),
    response: fc.array(template, { maxLength: 3 }),
  },
  GET_TEMPLATE_BY_ID: { request: byId, response: template },
  UPDATE_TEMPLATE: { request: fc.record({ templateId: identifier, name }), response: template },
  DELETE_TEMPLATE: { request: byId, response: byId },
  RESTORE_TEMPLATE: { request: byId, response: template },
  HANDLE_SCHEDULED_TRANSACTION: {
    request: fc.record({ operationId, templateId: identifier, recurrence }),
    response: fc.record({ operationId, words, fingerprint: words, codeSent }),
  },
  CHANGE_SCHEDULE: { request: change, response: template },
};
