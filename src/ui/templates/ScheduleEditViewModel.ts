import { makeAutoObservable, observableRef } from 'mobx';

import { CodeConfirmationFlow } from '../../application/flow/CodeConfirmationFlow';
import type { FlowDeps } from '../../application/flow/FlowDeps';
import type { LoadStatus } from '../../application/loading/LoadStatus';
import type { Failure } from '../../application/operations/failureCodes';
import type { WaitingSchedule } from '../../application/operations/templates';
import type { OperationId } from '../../domain/operation/OperationId';
import { success } from '../../domain/result/Result';
import type { Result } from '../../domain/result/Result';
import type { TemplatesStore } from '../../application/templates/TemplatesStore';
import { nextDaysOf } from '../../domain/schedule/Recurrence';
import { SHOWN_DAYS } from '../../domain/schedule/Schedule';
import {
  newDayProblem,
  recurrenceOfForm,
  ScheduleForm,
  scheduleFormOf,
  scheduleProblems,
} from '../../domain/schedule/ScheduleForm';
import { canBeScheduled } from '../../domain/template/Template';
import type { Template } from '../../domain/template/Template';
import { parseDay } from '../../domain/time/format';
import { bankDayOf } from '../../domain/time/Instant';
import type { BankDay } from '../../domain/time/Instant';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import { isSound } from '../../domain/validation/validate';
import type { Problems } from '../../domain/validation/validate';
import type { ValidationCode } from '../../domain/validation/ValidationCode';
import { ChangeConfirmation } from '../profile/change/ChangeConfirmation';
import type { ChangeModel } from '../profile/change/ChangeModel';

export interface ScheduleEditDeps {
  readonly flow: FlowDeps;
  readonly templates: TemplatesStore;
}

/** The fields a schedule is agreed on with, a field of the template included. */
export type ScheduleField = keyof ScheduleForm | 'template';

/** When a template is paid by itself: its days, and the code that allows them. */
export class ScheduleEditViewModel implements ChangeModel {
  form = new ScheduleForm();
  templateId = '';
  attempted = false;
  /** The day to add was pressed for and could not be added. */
  addAttempted = false;
  /** What the code allows, as the bank has put it. */
  words = '';
  /** The control code, as in the message and on the schedule afterwards. */
  fingerprint = '';
  readonly confirmation: ChangeConfirmation;

  readonly #deps: ScheduleEditDeps;
  readonly #flow: CodeConfirmationFlow;

  constructor(deps: ScheduleEditDeps) {
    this.#deps = deps;
    const { gateway } = deps.flow;
    this.#flow = new CodeConfirmationFlow(deps.flow, (confirmation) =>
      gateway.execute('CONFIRM_ACCOUNT_OPERATION', confirmation),
    );
    this.confirmation = new ChangeConfirmation(this.#flow, deps.templates);
    makeAutoObservable(this, { form: observableRef, confirmation: false }, { autoBind: true });
  }

  get status(): LoadStatus {
    const { status } = this.#deps.templates;
    return status === 'LOADED' && this.choices.length === 0 ? 'EMPTY' : status;
  }

  /** Templates that can be paid by themselves. */
  get choices(): readonly Template[] {
    return this.#deps.templates.templates.filter(canBeScheduled);
  }

  get template(): Template | undefined {
    return this.#deps.templates.byId(this.templateId);
  }

  get today(): BankDay {
    return bankDayOf(this.#deps.flow.clock.now());
  }

  get problems(): Readonly<Partial<Record<ScheduleField, ValidationCode>>> {
    const added = this.addAttempted ? newDayProblem(this.form, this.today) : undefined;
    return { ...(this.attempted && this.#problems), ...(added !== undefined && { newDay: added }) };
  }

  /** The first days it would be paid on, as soon as the form says enough. */
  get nextDays(): readonly BankDay[] {
    const recurrence = recurrenceOfForm(this.form);
    return recurrence === undefined || !isSound(this.#formProblems)
      ? []
      : nextDaysOf(recurrence, this.today, { count: SHOWN_DAYS, without: [] });
  }

  get busy(): boolean {
    return this.#flow.busy;
  }

  get failure(): Failure | undefined {
    return this.#flow.failure;
  }

  /** Opens the form for a template; one that is scheduled already shows how. */
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

  /** Reads the templates and opens the form for one of them, unless it is open for it already. */
  async load(templateId: string): Promise<void> {
    await this.#deps.templates.reload();
    if (templateId !== '' && this.templateId !== templateId && this.confirmation.page === 'form') {
      this.choose(templateId);
    }
  }

  change(values: Readonly<Partial<ScheduleForm>>): void {
    this.addAttempted = false;
    this.form = new ScheduleForm({ ...this.form, ...values });
  }

  /** Chooses one more day. */
  addDay(): void {
    const day = parseDay(this.form.newDay);
    if (newDayProblem(this.form, this.today) !== undefined || day === undefined) {
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
    await this.#flow.submit({
      details: { templateId, recurrence },
      prepare: (operationId) => this.#prepare(operationId),
    });
  }

  async #prepare(operationId: OperationId): Promise<Result<WaitingChange, Failure>> {
    const recurrence = recurrenceOfForm(this.form);
    if (recurrence === undefined) {
      throw new Error('A sound form stands for a recurrence');
    }
    const answer = await this.#deps.flow.gateway.execute('HANDLE_SCHEDULED_TRANSACTION', {
      operationId,
      templateId: this.templateId,
      recurrence,
    });
    if (!answer.ok) {
      return answer;
    }
    this.agree(answer.value);
    return success({ operationId, ...answer.value.codeSent });
  }

  agree({ words, fingerprint }: Pick<WaitingSchedule, 'words' | 'fingerprint'>): void {
    this.words = words;
    this.fingerprint = fingerprint;
  }

  get #formProblems(): Problems<ScheduleForm> {
    return scheduleProblems(this.form, this.today);
  }

  get #problems(): Readonly<Partial<Record<ScheduleField, ValidationCode>>> {
    return { ...(this.template === undefined && { template: 'FIELD_CHOICE' as const }), ...this.#formProblems };
  }
}
