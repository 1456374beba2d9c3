import type { OperationId } from '../../domain/operation/OperationId';
import type { CodeSent } from '../../domain/operation/OperationOutcome';
import type { Recurrence } from '../../domain/schedule/Recurrence';
import type { Template } from '../../domain/template/Template';
import type { BankDay } from '../../domain/time/Instant';
import type { OperationReference } from './accounts';
import { declare } from './declaration';

/** Request to save an operation, booked or only created, as a template: the bank has its validated request. */
export interface TemplateRequest {
  readonly name: string;
  readonly operationId: OperationId;
}

/** A page of templates, the newest first; pages begin with 1 (specification 2, section 7.3). */
export interface TemplatesQuery {
  readonly page: number;
  /** Templates on the page, 1 to 1000. */
  readonly limit: number;
}

export interface TemplateReference {
  readonly templateId: string;
}

export interface TemplateRenaming extends TemplateReference {
  readonly name: string;
}

/** Request to pay a template by a schedule, which replaces the current one. */
export interface ScheduleRequest extends OperationReference, TemplateReference {
  readonly recurrence: Recurrence;
}

/** A schedule that awaits its code; it pays nothing yet. */
export interface WaitingSchedule extends OperationReference {
  /** Summary of what the code authorizes, in the language of the call; the SMS carries the same text. */
  readonly words: string;
  readonly fingerprint: string;
  readonly codeSent: CodeSent;
}

/** Actions on a schedule that need no code, because they cause no payment that was not confirmed before. */
export const SCHEDULE_ACTIONS = ['pause', 'resume', 'skip', 'unskip', 'end', 'restore'] as const;

export type ScheduleAction = (typeof SCHEDULE_ACTIONS)[number];

export interface ScheduleChange {
  readonly scheduleId: string;
  readonly action: ScheduleAction;
  /** Day to skip or to restore, `YYYY-MM-DD`; used by `skip` and `unskip`. */
  readonly day: BankDay | undefined;
}

const READERS = ['individual', 'corporateView'] as const;
const KEEPERS = ['individual', 'corporateCreate'] as const;

/**
 * A standing consent is given by a person for an own account; what a company pays is signed each time (bank/modules/schedules/README.md).
 */
const CONSENTING = ['individual'] as const;

/** Accounts service: payment templates and scheduled payments (specification 2, section 7.3). */
export const templateOperations = {
  CREATE_TEMPLATE: declare<TemplateRequest, Template>()({
    services: ['account'],
    summary: 'Keeps an operation of the customer as a template, as the bank has checked and stored it',
    kind: 'command',
    confirmation: 'none',
    allowed: KEEPERS,
    failures: ['OPERATION_NOT_FOUND', 'TEMPLATE_LIMIT_EXCEEDED'],
  }),
  LIST_TEMPLATE_V2: declare<TemplatesQuery, readonly Template[]>()({
    services: ['account'],
    summary: 'Lists the templates of the customer with their schedules, newest first, page by page',
    kind: 'query',
    confirmation: 'none',
    allowed: READERS,
    failures: [],
  }),
  GET_TEMPLATE_BY_ID: declare<TemplateReference, Template>()({
    services: ['account'],
    summary: 'Shows one template of the customer',
    kind: 'query',
    confirmation: 'none',
    allowed: READERS,
    failures: ['TEMPLATE_NOT_FOUND'],
  }),
  UPDATE_TEMPLATE: declare<TemplateRenaming, Template>()({
    services: ['account'],
    summary: 'Renames a template; what it pays cannot be changed',
    kind: 'command',
    confirmation: 'none',
    allowed: KEEPERS,
    failures: ['TEMPLATE_NOT_FOUND'],
  }),
  DELETE_TEMPLATE: declare<TemplateReference, TemplateReference>()({
    services: ['account'],
    summary: 'Deletes a template, and with it the schedule it is paid by',
    kind: 'command',
    confirmation: 'none',
    allowed: KEEPERS,
    failures: ['TEMPLATE_NOT_FOUND'],
  }),
  RESTORE_TEMPLATE: declare<TemplateReference, Template>()({
    services: ['account'],
    summary: 'Takes the deletion of a template back, within ten minutes',
    kind: 'command',
    confirmation: 'none',
    allowed: KEEPERS,
    failures: ['TEMPLATE_NOT_FOUND', 'TEMPLATE_LIMIT_EXCEEDED'],
  }),
  HANDLE_SCHEDULED_TRANSACTION: declare<ScheduleRequest, WaitingSchedule>()({
    services: ['account'],
    summary: 'Prepares a schedule for a template and sends the code that allows its payments',
    kind: 'command',
    confirmation: 'none',
    allowed: CONSENTING,
    failures: [
      'OPERATION_ID_REUSED',
      'TEMPLATE_NOT_FOUND',
      'OPERATION_IMPOSSIBLE',
      'SCHEDULE_WITHOUT_DATES',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  CHANGE_SCHEDULE: declare<ScheduleChange, Template>()({
    services: ['account'],
    summary: 'Pauses, resumes or ends a schedule, or leaves out one of its days',
    kind: 'command',
    confirmation: 'none',
    allowed: CONSENTING,
    failures: ['SCHEDULE_NOT_FOUND', 'SCHEDULE_WITHOUT_DATES'],
  }),
} as const;
