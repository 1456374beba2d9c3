import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import { SingleCall } from '../../../../application/loading/SingleCall';
import type { Failure } from '../../../../application/operations/failureCodes';
import { TemplatesStore } from '../../../../application/templates/TemplatesStore';
import { UserStore } from '../../../../application/user/UserStore';
import { searchable } from '../../../../domain/language/searchable';
import { canBeScheduled, transactionOf } from '../../../../domain/template/Template';
import type { Template } from '../../../../domain/template/Template';
import type { ValidationCode } from '../../../../domain/validation/ValidationCode';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { PaymentKinds } from '../../../flow/payment/PaymentKinds';

@injectable()
export class TemplatesDeps {
  @inject(TemplatesStore) readonly templates!: TemplatesStore;
  @inject(PaymentContext) readonly context!: PaymentContext;
  @inject(PaymentKinds) readonly kinds!: PaymentKinds;
  @inject(UserStore) readonly user!: UserStore;
}

/** Template being renamed. */
interface Renaming {
  readonly templateId: string;
  readonly name: string;
}

/** Templates: search, payment, renaming and deletion. */
@injectable()
export class TemplatesViewModel {
  search = '';
  renaming: Renaming | undefined;
  /** Template deleted last, which can be restored. */
  deleted: Template | undefined;

  readonly #deps: TemplatesDeps;
  readonly #call = new SingleCall();

  constructor(@inject(TemplatesDeps) deps: TemplatesDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { renaming: observableRef, deleted: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.#call.busy;
  }

  get failure(): Failure | undefined {
    return this.#call.failure;
  }

  get status(): LoadStatus {
    return this.#deps.templates.status;
  }

  /** Templates whose name or recipient matches the search. */
  get found(): readonly Template[] {
    const wanted = searchable(this.search);
    return this.#deps.templates.templates.filter(({ name, recipientName, purpose }) =>
      searchable(`${name} ${recipientName} ${purpose}`).includes(wanted),
    );
  }

  get nameViolation(): ValidationCode | undefined {
    return this.renaming?.name.trim() === '' ? 'TEMPLATE_NAME_REQUIRED' : undefined;
  }

  canBeScheduled(template: Template): boolean {
    return this.#deps.user.user?.customerKind === 'I' && template.schedule === undefined && canBeScheduled(template);
  }

  load(): void {
    void this.#deps.templates.reload();
    void this.#deps.context.accounts.ensure();
  }

  setSearch(search: string): void {
    this.search = search;
  }

  /** Fills the form of its kind and returns its path. Sends nothing. */
  run(template: Template): string | undefined {
    const { context } = this.#deps;
    const transaction = transactionOf(template);
    const kind = this.#deps.kinds.thatRepeats(transaction);
    kind?.repeat(transaction, context);
    return kind?.path;
  }

  /** True for a user of a company without the right to create, who neither pays nor changes templates. */
  get onlyLooks(): boolean {
    return this.#deps.user.onlyLooks;
  }

  canRun(template: Template): boolean {
    return !this.onlyLooks && this.#deps.kinds.thatRepeats(transactionOf(template)) !== undefined;
  }

  startRenaming({ id: templateId, name }: Template): void {
    this.renaming = { templateId, name };
    this.#call.dismissFailure();
  }

  setName(name: string): void {
    this.renaming = this.renaming && { ...this.renaming, name };
  }

  leaveName(): void {
    this.renaming = undefined;
  }

  async rename(): Promise<void> {
    const { renaming } = this;
    if (renaming === undefined || this.nameViolation !== undefined) {
      return;
    }
    const { templateId, name } = renaming;
    if (await this.#call.make(() => this.#deps.templates.rename(templateId, name.trim()))) {
      this.leaveName();
    }
  }

  async remove(template: Template): Promise<void> {
    const done = await this.#call.make(() => this.#deps.templates.remove(template));
    runInAction(() => {
      this.deleted = done ? template : this.deleted;
    });
  }

  async restore(): Promise<void> {
    const { deleted } = this;
    if (deleted !== undefined && !this.busy) {
      await this.#call.make(() => this.#deps.templates.restore(deleted));
      runInAction(() => {
        this.deleted = undefined;
      });
    }
  }
}
