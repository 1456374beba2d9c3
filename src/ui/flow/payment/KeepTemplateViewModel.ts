import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../application/injection';
import type { Failure } from '../../../application/operations/failureCodes';
import { TemplatesStore } from '../../../application/templates/TemplatesStore';
import { UserStore } from '../../../application/user/UserStore';
import type { Transaction } from '../../../domain/history/Transaction';
import { checkedToOperationId } from '../../../domain/operation/OperationId';
import type { OperationId } from '../../../domain/operation/OperationId';
import { refusal } from '../../../domain/result/Result';
import type { Result } from '../../../domain/result/Result';
import { canRecur } from '../../../domain/template/Template';
import type { Template } from '../../../domain/template/Template';
import type { ValidationCode } from '../../../domain/validation/ValidationCode';
import { PaymentContext } from './PaymentContext';
import { PaymentKinds } from './PaymentKinds';

@injectable()
export class KeepTemplateDeps {
  @inject(TemplatesStore) readonly templates!: TemplatesStore;
  @inject(PaymentContext) readonly context!: PaymentContext;
  @inject(PaymentKinds) readonly kinds!: PaymentKinds;
  @inject(UserStore) readonly user!: UserStore;
}

/** Purpose of a new template: to be stored only, or to be scheduled next. */
export type KeepPurpose = 'template' | 'schedule';

/** Stores an operation of the history as a template. */
@injectable()
export class KeepTemplateViewModel {
  /** Purpose the name is being asked for; `undefined` while it is not. */
  purpose: KeepPurpose | undefined;
  name = '';
  attempted = false;
  busy = false;
  failure: Failure | undefined;
  /** Template this operation was stored as. */
  kept: Template | undefined;

  readonly #deps: KeepTemplateDeps;

  constructor(@inject(KeepTemplateDeps) deps: KeepTemplateDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { failure: observableRef, kept: observableRef }, { autoBind: true });
  }

  /** True when the user may keep templates, and the operation can fill a form, without which a template is useless. */
  canKeep(transaction: Transaction): boolean {
    return !this.#deps.user.onlyLooks && this.#deps.kinds.thatRepeats(transaction) !== undefined;
  }

  /**
   * True when the operation can be scheduled. A standing consent is for individuals; payments of a company are signed each time
   * (bank/modules/schedules/README.md).
   */
  canSchedule(transaction: Transaction): boolean {
    return this.#deps.user.user?.customerKind === 'I' && canRecur(transaction);
  }

  get violation(): ValidationCode | undefined {
    return this.attempted && this.name.trim() === '' ? 'TEMPLATE_NAME_REQUIRED' : undefined;
  }

  ask(purpose: KeepPurpose, suggestion: string): void {
    this.purpose = purpose;
    this.name = suggestion;
    this.attempted = false;
    this.failure = undefined;
  }

  leave(): void {
    this.purpose = undefined;
  }

  setName(name: string): void {
    this.name = name;
  }

  /** Stores the template; resolves to it when it is to be scheduled next. */
  async keep(transaction: Transaction): Promise<Template | undefined> {
    this.attempted = true;
    if (this.busy || this.violation !== undefined) {
      return undefined;
    }
    this.busy = true;
    this.failure = undefined;
    const answer = await this.#keep(transaction);
    return runInAction(() => {
      this.busy = false;
      if (!answer.ok) {
        this.failure = answer.failure;
        return undefined;
      }
      const next = this.purpose === 'schedule' ? answer.value : undefined;
      this.kept = answer.value;
      this.purpose = undefined;
      return next;
    });
  }

  /** Stores the operation as a template. An operation older than the storing of requests is created anew for it, which moves no money. */
  async #keep(transaction: Transaction): Promise<Result<Template, Failure>> {
    const { templates } = this.#deps;
    const known = checkedToOperationId(transaction.operationId);
    const first = known === undefined ? undefined : await templates.keep(this.name.trim(), known);
    if (first !== undefined && (first.ok || first.failure.code !== 'OPERATION_NOT_FOUND')) {
      return first;
    }
    const created = await this.#recreated(transaction);
    return created.ok ? templates.keep(this.name.trim(), created.value) : created;
  }

  async #recreated(transaction: Transaction): Promise<Result<OperationId, Failure>> {
    const { context } = this.#deps;
    const kind = this.#deps.kinds.thatRepeats(transaction);
    return kind === undefined ? refusal({ code: 'OPERATION_IMPOSSIBLE' }) : kind.recreate(transaction, context);
  }
}
