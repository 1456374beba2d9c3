import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { ScheduleAction } from '../../../../application/operations/templates';
import { TemplatesStore } from '../../../../application/templates/TemplatesStore';
import type { Schedule } from '../../../../domain/schedule/Schedule';
import { transactionOf } from '../../../../domain/template/Template';
import type { Template } from '../../../../domain/template/Template';
import type { BankDay } from '../../../../domain/time/Instant';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { PaymentKinds } from '../../../flow/payment/PaymentKinds';

@injectable()
export class SchedulesDeps {
  @inject(TemplatesStore) readonly templates!: TemplatesStore;
  @inject(PaymentContext) readonly context!: PaymentContext;
  @inject(PaymentKinds) readonly kinds!: PaymentKinds;
}

/** Template with a schedule. */
export interface ScheduledTemplate extends Template {
  readonly schedule: Schedule;
}

/** One scheduled payment. */
export interface UpcomingPayment {
  readonly day: BankDay;
  readonly template: ScheduledTemplate;
}

/** Maximum number of upcoming payments shown above the list. */
export const MAX_UPCOMING = 5;

/** Scheduled payments: upcoming ones, and the available actions. */
@injectable()
export class SchedulesViewModel {
  failure: Failure | undefined;
  /** ID of the schedule being changed. */
  busyWith: string | undefined;
  /** Schedule ended last, which can be restored. */
  ended: ScheduledTemplate | undefined;

  readonly #deps: SchedulesDeps;

  constructor(@inject(SchedulesDeps) deps: SchedulesDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { failure: observableRef, ended: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.busyWith !== undefined;
  }

  get status(): LoadStatus {
    const { status } = this.#deps.templates;
    return status === 'LOADED' && this.scheduled.length === 0 ? 'EMPTY' : status;
  }

  /** Scheduled templates, the earliest payment first; those no longer paid are last. */
  get scheduled(): readonly ScheduledTemplate[] {
    return this.#deps.templates.templates
      .filter(isScheduled)
      .toSorted((left, right) => compareDays(firstDayOf(left), firstDayOf(right)));
  }

  get upcoming(): readonly UpcomingPayment[] {
    return this.scheduled
      .flatMap((template) => template.schedule.nextDays.map((day) => ({ day, template })))
      .toSorted((left, right) => compareDays(left.day, right.day))
      .slice(0, MAX_UPCOMING);
  }

  load(): void {
    void this.#deps.templates.reload();
    void this.#deps.context.accounts.ensure();
  }

  /** Fills the form of its kind and returns its path. A payment beyond the agreed terms is confirmed like any other. */
  run(template: Template): string | undefined {
    const { context } = this.#deps;
    const transaction = transactionOf(template);
    const kind = this.#deps.kinds.thatRepeats(transaction);
    kind?.repeat(transaction, context);
    return kind?.path;
  }

  async pause({ schedule }: ScheduledTemplate): Promise<void> {
    await this.#change(schedule, 'pause');
  }

  async resume({ schedule }: ScheduledTemplate): Promise<void> {
    await this.#change(schedule, 'resume');
  }

  /** Skips the next day. */
  async skipNext({ schedule }: ScheduledTemplate): Promise<void> {
    await this.#change(schedule, 'skip', schedule.nextDays[0]);
  }

  /** Restores a skipped day. */
  async unskip({ schedule }: ScheduledTemplate, day: BankDay): Promise<void> {
    await this.#change(schedule, 'unskip', day);
  }

  async end(template: ScheduledTemplate): Promise<void> {
    const done = await this.#change(template.schedule, 'end');
    runInAction(() => {
      this.ended = done ? template : this.ended;
    });
  }

  async restore(): Promise<void> {
    const { ended } = this;
    if (ended !== undefined) {
      await this.#change(ended.schedule, 'restore');
      runInAction(() => {
        this.ended = undefined;
      });
    }
  }

  async #change({ id: scheduleId }: Schedule, action: ScheduleAction, day?: BankDay): Promise<boolean> {
    if (this.busy) {
      return false;
    }
    this.busyWith = scheduleId;
    this.failure = undefined;
    const answer = await this.#deps.templates.changeSchedule({ scheduleId, action, day });
    runInAction(() => {
      this.busyWith = undefined;
      this.failure = answer.ok ? undefined : answer.failure;
    });
    return answer.ok;
  }
}

function isScheduled(template: Template): template is ScheduledTemplate {
  return template.schedule !== undefined;
}

function firstDayOf({ schedule }: ScheduledTemplate): BankDay | undefined {
  return schedule.nextDays[0];
}

function compareDays(left: BankDay | undefined, right: BankDay | undefined): number {
  if (left === right) {
    return 0;
  }
  return left !== undefined && (right === undefined || left < right) ? -1 : 1;
}
