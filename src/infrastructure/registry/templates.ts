import * as z from 'zod/mini';

import { SCHEDULE_ACTIONS } from '../../application/operations/templates';
import type {
  ScheduleChange,
  ScheduleRequest,
  templateOperations,
  TemplateRenaming,
  TemplateRequest,
  WaitingSchedule,
} from '../../application/operations/templates';
import { PERIODICITIES } from '../../domain/schedule/Recurrence';
import type { Recurrence } from '../../domain/schedule/Recurrence';
import { RUN_STATES, SCHEDULE_STATES, SHOWN_DAYS } from '../../domain/schedule/Schedule';
import type { Schedule, ScheduleRun } from '../../domain/schedule/Schedule';
import { MAX_TEMPLATE_NAME_LENGTH } from '../../domain/template/Template';
import type { Template } from '../../domain/template/Template';
import { codeSent } from './accounts';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  instant,
  line,
  operationId,
} from './codecs';
import { operationTerms } from './operationTerms';
import { RECURRENCE_FIELDS, decodeRecurrence, encodeRecurrence, isWholeRecurrence } from './recurrence';

/** A template that is not paid by itself has this instead of a periodicity (specification 1, section 5). */
const NO_SCHEDULE = 'noSchedule' as const;

const templateName = line(MAX_TEMPLATE_NAME_LENGTH).check(z.regex(/\S/));

const run = z.codec(
  z.object({
    date: bankDay,
    state: z.enum(RUN_STATES),
    errorCode: z.optional(z.string()),
    txnId: z.optional(identifier),
  }),
  z.custom<ScheduleRun>(),
  {
    decode: (wire) => ({ day: wire.date, state: wire.state, failure: wire.errorCode, transactionId: wire.txnId }),
    encode: (domain) => ({
      date: domain.day,
      state: domain.state,
      errorCode: domain.failure,
      txnId: domain.transactionId,
    }),
  },
);

/** The next days travel as `datesArr`, so that a reader of the specification finds them; chosen days as `setDates`. */
const templateSchedule = z.object({
  datesArr: z.array(bankDay).check(z.maxLength(SHOWN_DAYS)),
  state: z.enum(SCHEDULE_STATES),
  dateFrom: z.optional(bankDay),
  dateTo: z.optional(bankDay),
  setDates: z.optional(z.array(bankDay)),
  skippedDates: z.array(bankDay),
  confirmed: instant,
  fingerprint: z.string(),
  runs: z.array(run),
});

export const template = z.codec(
  z.object({
    templateId: identifier,
    templateName: z.string(),
    code: z.string(),
    txnCode: z.string(),
    accountDebitNo: z.string(),
    accountCreditNo: z.string(),
    recipientName: z.string(),
    amountDebit: amountText,
    ccy: currency,
    amountCredit: amountText,
    creditCcy: currency,
    purpose: z.string(),
    terms: z.optional(operationTerms),
    created: instant,
    periodicity: z.enum([...PERIODICITIES, NO_SCHEDULE]),
    scheduledTemplateId: z.optional(identifier),
    templateSchedule: z.optional(templateSchedule),
  }),
  z.custom<Template>(),
  {
    decode: (wire) => ({
      id: wire.templateId,
      name: wire.templateName,
      code: wire.code,
      txnCode: wire.txnCode,
      debitAccountNumber: wire.accountDebitNo,
      creditAccountNumber: wire.accountCreditNo,
      recipientName: wire.recipientName,
      amount: decodeAmount(wire.amountDebit, wire.ccy),
      credited: decodeAmount(wire.amountCredit, wire.creditCcy),
      purpose: wire.purpose,
      terms: wire.terms,
      createdAt: wire.created,
      schedule: decodeSchedule(wire),
    }),
    encode: (domain) => ({
      templateId: domain.id,
      templateName: domain.name,
      code: domain.code,
      txnCode: domain.txnCode,
      accountDebitNo: domain.debitAccountNumber,
      accountCreditNo: domain.creditAccountNumber,
      recipientName: domain.recipientName,
      amountDebit: encodeAmount(domain.amount),
      ccy: domain.amount.currency,
      amountCredit: encodeAmount(domain.credited),
      creditCcy: domain.credited.currency,
      purpose: domain.purpose,
      terms: domain.terms,
      created: domain.createdAt,
      periodicity: domain.schedule?.recurrence.periodicity ?? NO_SCHEDULE,
      scheduledTemplateId: domain.schedule?.id,
      templateSchedule: domain.schedule && encodeSchedule(domain.schedule),
    }),
  },
);

interface WireScheduled {
  readonly periodicity: Recurrence['periodicity'] | typeof NO_SCHEDULE;
  readonly scheduledTemplateId?: string | undefined;
  readonly templateSchedule?: z.output<typeof templateSchedule> | undefined;
}

function decodeSchedule({
  periodicity,
  scheduledTemplateId,
  templateSchedule: wire,
}: WireScheduled): Schedule | undefined {
  if (periodicity === NO_SCHEDULE || scheduledTemplateId === undefined || wire === undefined) {
    return undefined;
  }
  return {
    id: scheduledTemplateId,
    recurrence: decodeRecurrence({
      periodicity,
      dateFrom: wire.dateFrom,
      dateTo: wire.dateTo,
      datesArr: wire.setDates,
    }),
    state: wire.state,
    skippedDays: wire.skippedDates,
    nextDays: wire.datesArr,
    runs: wire.runs,
    confirmedAt: wire.confirmed,
    fingerprint: wire.fingerprint,
  };
}

function encodeSchedule({ recurrence, ...schedule }: Schedule) {
  const {
    datesArr: setDates,
    dateFrom,
    dateTo,
  } = { dateFrom: undefined, dateTo: undefined, datesArr: undefined, ...encodeRecurrence(recurrence) };
  return {
    datesArr: [...schedule.nextDays],
    state: schedule.state,
    dateFrom,
    dateTo,
    setDates,
    skippedDates: [...schedule.skippedDays],
    confirmed: schedule.confirmedAt,
    fingerprint: schedule.fingerprint,
    runs: [...schedule.runs],
  };
}

const templateReference = z.strictObject({ templateId: identifier });

const waitingSchedule = z.codec(
  z.object({ operationId, confirmationText: z.string(), fingerprint: z.string(), otp: codeSent }),
  z.custom<WaitingSchedule>(),
  {
    decode: (wire) => ({
      operationId: wire.operationId,
      words: wire.confirmationText,
      fingerprint: wire.fingerprint,
      codeSent: wire.otp,
    }),
    encode: (domain) => ({
      operationId: domain.operationId,
      confirmationText: domain.words,
      fingerprint: domain.fingerprint,
      otp: domain.codeSent,
    }),
  },
);

const requested = z.codec(z.strictObject({ templateName, operationId }), z.custom<TemplateRequest>(), {
  decode: (wire) => ({ name: wire.templateName, operationId: wire.operationId }),
  encode: (domain) => ({ templateName: domain.name, operationId: domain.operationId }),
});

const renaming = z.codec(z.strictObject({ templateId: identifier, templateName }), z.custom<TemplateRenaming>(), {
  decode: (wire) => ({ templateId: wire.templateId, name: wire.templateName }),
  encode: (domain) => ({ templateId: domain.templateId, templateName: domain.name }),
});

const scheduleRequest = z.codec(
  z.strictObject({ operationId, templateId: identifier, ...RECURRENCE_FIELDS }).check(
    z.refine(isWholeRecurrence, {
      error: 'must have datesArr alone for onSetDates, and dateFrom without datesArr for any other periodicity',
      path: ['periodicity'],
    }),
  ),
  z.custom<ScheduleRequest>(),
  {
    decode: ({ operationId: id, templateId, ...recurrence }) => ({
      operationId: id,
      templateId,
      recurrence: decodeRecurrence(recurrence),
    }),
    encode: (domain) => ({
      operationId: domain.operationId,
      templateId: domain.templateId,
      ...encodeRecurrence(domain.recurrence),
    }),
  },
);

const scheduleChange = z.codec(
  z
    .strictObject({ scheduledTemplateId: identifier, action: z.enum(SCHEDULE_ACTIONS), date: z.optional(bankDay) })
    .check(
      z.refine(({ action, date }) => (date !== undefined) === (action === 'skip' || action === 'unskip'), {
        error: 'must have date for skip and unskip alone',
        path: ['date'],
      }),
    ),
  z.custom<ScheduleChange>(),
  {
    decode: (wire) => ({ scheduleId: wire.scheduledTemplateId, action: wire.action, day: wire.date }),
    encode: (domain) => ({ scheduledTemplateId: domain.scheduleId, action: domain.action, date: domain.day }),
  },
);

export const templateAdapters = {
  CREATE_TEMPLATE: { request: requested, response: template },
  LIST_TEMPLATE_V2: {
    request: z.strictObject({
      page: z.int().check(z.gte(1), z.lte(1000)),
      limit: z.int().check(z.gte(1), z.lte(1000)),
    }),
    response: z.array(template),
  },
  GET_TEMPLATE_BY_ID: { request: templateReference, response: template },
  UPDATE_TEMPLATE: { request: renaming, response: template },
  DELETE_TEMPLATE: { request: templateReference, response: templateReference },
  RESTORE_TEMPLATE: { request: templateReference, response: template },
  HANDLE_SCHEDULED_TRANSACTION: { request: scheduleRequest, response: waitingSchedule },
  CHANGE_SCHEDULE: { request: scheduleChange, response: template },
} satisfies AdaptersFor<typeof templateOperations>;
