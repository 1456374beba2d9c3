import { makeAutoObservable, observableRef } from 'mobx';

import { changeFlow } from '../../../../application/confirmation/changeFlow';
import type { ChangeFlow } from '../../../../application/confirmation/changeFlow';
import { FlowDeps } from '../../../../application/confirmation/FlowDeps';
import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { RequestOf } from '../../../../application/operations/catalogue';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { WaitingSchedule } from '../../../../application/operations/templates';
import { success } from '../../../../domain/result/Result';
import type { Result } from '../../../../domain/result/Result';
import { TemplatesStore } from '../../../../application/templates/TemplatesStore';
import type { DayRange } from '../../../../domain/calendar/DayRange';
import { nextDaysOf } from '../../../../domain/schedule/Recurrence';
import type { Recurrence } from '../../../../domain/schedule/Recurrence';
import { SHOWN_DAYS } from '../../../../domain/schedule/Schedule';
import {
  firstDaysFrom,
  newDayViolation,
  recurrenceOfForm,
  ScheduleForm,
  scheduleFormOf,
  scheduleViolations,
} from '../../../../domain/schedule/ScheduleForm';
import { fallsOnLastOfMonth, scheduleTotal } from '../../../../domain/schedule/scheduleTotal';
import type { ScheduleTotal } from '../../../../domain/schedule/scheduleTotal';
import { canBeScheduled } from '../../../../domain/template/Template';
import type { Template } from '../../../../domain/template/Template';
import { parseDay } from '../../../../domain/time/days';
import { bankDayOf } from '../../../../domain/time/Instant';
import type { BankDay } from '../../../../domain/time/Instant';
import type { WaitingChange } from '../../../../domain/user/ProfileChange';
import { isSound } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';
import type { ValidationCode } from '../../../../domain/validation/ValidationCode';
import { changeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeModel } from '../../../flow/change/ChangeModel';

@injectable()
export class ScheduleEditDeps {
  @inject(FlowDeps) readonly flow!: FlowDeps;
  @inject(TemplatesStore) readonly templates!: TemplatesStore;
}

/** Fields of the form of a schedule, including the template. */
export type ScheduleField = keyof ScheduleForm | 'template';

/** Schedule of a template: its days, and the code that authorizes them. */
@injectable()
export class ScheduleEditViewModel implements ChangeModel {
  form = new ScheduleForm();
  templateId = '';
  attempted = false;
  /** True after an attempt to add an invalid day. */
  addAttempted = false;
  /** Text of the bank describing the consent the code gives. */
  words = '';
  /** Control code, as in the message and later on the schedule. */
  fingerprint = '';
  readonly confirmation: ChangeConfirmation;

  readonly #deps: ScheduleEditDeps;
  readonly #flow: ChangeFlow;

  constructor(@inject(ScheduleEditDeps) deps: ScheduleEditDeps) {
    this.#deps = deps;
    const { gateway } = deps.flow;
    this.#flow = changeFlow(deps.flow, {
      confirm: (confirmation) => gateway.execute('CONFIRM_ACCOUNT_OPERATION', confirmation),
      resend: 'RETRY_SEND_OTP',
    });
    this.confirmation = changeConfirmation(this.#flow, deps.templates);
    makeAutoObservable(this, { form: observableRef, confirmation: false }, { autoBind: true });
  }

  get status(): LoadStatus {
    const { status } = this.#deps.templates;
    return status === 'LOADED' && this.choices.length === 0 ? 'EMPTY' : status;
  }

  /** Templates that can be scheduled. */
  get choices(): readonly Template[] {
    return this.#deps.templates.templates.filter(canBeScheduled);
  }

  get template(): Template | undefined {
    return this.#deps.templates.byId(this.templateId);
  }

  get today(): BankDay {
    return bankDayOf(this.#deps.flow.clock.now());
  }

  /** Days that may be the first, or one of single days. */
  get days(): DayRange {
    return firstDaysFrom(this.today);
  }

  get violations(): Readonly<Partial<Record<ScheduleField, ValidationCode>>> {
    const added = this.addAttempted ? newDayViolation(this.form, this.today) : undefined;
    return { ...(this.attempted && this.#problems), ...(added !== undefined && { newDay: added }) };
  }

  /** Recurrence of the form; `undefined` while it is incomplete or breaks a rule. */
  get recurrence(): Recurrence | undefined {
    return isSound(this.#formProblems) ? recurrenceOfForm(this.form) : undefined;
  }

  /** First payment days, as soon as the form determines them. */
  get nextDays(): readonly BankDay[] {
    const { recurrence } = this;
    return recurrence === undefined ? [] : nextDaysOf(recurrence, this.today, { count: SHOWN_DAYS, without: [] });
  }

  /** Total of the schedule until its end or of a month. */
  get total(): ScheduleTotal | undefined {
    const { recurrence, template } = this;
    return recurrence && template && scheduleTotal(recurrence, template.amount);
  }

  /** True when some months have no such day. */
  get fallsOnLastOfMonth(): boolean {
    return this.recurrence !== undefined && fallsOnLastOfMonth(this.recurrence);
  }

  get busy(): boolean {
    return this.#flow.busy;
  }

  get failure(): Failure | undefined {
    return this.#flow.failure;
  }

  /** Opens the form for a template; it shows the existing schedule, if any. */
  choose(templateId: string): void {
    this.templateId = templateId;
    this.attempted = false;
    this.addAttempted = false;
    const { schedule } = this.template ?? {};
    this.form =
      schedule === undefined
        ? new ScheduleForm()
        : scheduleFormOf(schedule.recurrence, { today: this.today, nextDay: schedule.nextDays[0] });
  }

  /**
   * Opens the form for a template, unless it is already open, and loads the templates. The form is on the screen meanwhile where they were
   * loaded before: what is typed there stays, and a schedule that becomes known is shown in an untouched form only.
   */
  async load(templateId: string): Promise<void> {
    if (templateId !== '' && this.templateId !== templateId && this.confirmation.page === 'form') {
      this.choose(templateId);
    }
    const { form, template } = this;
    await this.#deps.templates.reload();
    if (template === undefined && this.template !== undefined && this.form === form) {
      this.choose(this.templateId);
    }
  }

  change(values: Readonly<Partial<ScheduleForm>>): void {
    this.addAttempted = false;
    this.form = new ScheduleForm({ ...this.form, ...values });
  }

  /** Adds the typed day to the chosen ones. */
  addDay(): void {
    const day = parseDay(this.form.newDay);
    if (newDayViolation(this.form, this.today) !== undefined || day === undefined) {
      this.addAttempted = true;
      return;
    }
    this.change({ days: [...new Set([...this.form.days, day])].toSorted(), newDay: '' });
  }

  removeDay(day: BankDay): void {
    this.change({ days: this.form.days.filter((each) => each !== day) });
  }

  openForm(): void {
    if (this.confirmation.page === 'done') {
      this.#flow.open();
      this.choose('');
    } else {
      this.confirmation.edit();
    }
  }

  async submit(): Promise<void> {
    this.attempted = true;
    const recurrence = recurrenceOfForm(this.form);
    if (recurrence === undefined || !isSound(this.#problems)) {
      return;
    }
    const { templateId } = this;
    await this.#flow.submit(
      (operationId) => ({ operationId, templateId, recurrence }),
      (request) => this.#prepare(request),
    );
  }

  async #prepare(request: RequestOf<'HANDLE_SCHEDULED_TRANSACTION'>): Promise<Result<WaitingChange, Failure>> {
    const answer = await this.#deps.flow.gateway.execute('HANDLE_SCHEDULED_TRANSACTION', request);
    if (!answer.ok) {
      return answer;
    }
    this.agree(answer.value);
    return success({ operationId: request.operationId, ...answer.value.codeSent });
  }

  agree({ words, fingerprint }: Pick<WaitingSchedule, 'words' | 'fingerprint'>): void {
    this.words = words;
    this.fingerprint = fingerprint;
  }

  get #formProblems(): Violations<ScheduleForm> {
    return scheduleViolations(this.form, this.today);
  }

  get #problems(): Readonly<Partial<Record<ScheduleField, ValidationCode>>> {
    return { ...(this.template === undefined && { template: 'FIELD_CHOICE' as const }), ...this.#formProblems };
  }
}
