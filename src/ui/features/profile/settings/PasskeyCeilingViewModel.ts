import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import { formatShortAmount } from '../../../../domain/money/formatAmount';
import { compare } from '../../../../domain/money/Money';
import type { Money } from '../../../../domain/money/Money';
import { readPasskeyCeiling } from '../../../../domain/user/passkeyCeiling';
import type { PasskeyCeiling } from '../../../../domain/user/passkeyCeiling';
import type { ValidationCode } from '../../../../domain/validation/ValidationCode';
import { changeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeConfirmation } from '../../../flow/change/changeConfirmation';
import { ChangeDeps } from '../../../flow/change/ChangeDeps';
import type { ChangeModel } from '../../../flow/change/ChangeModel';

/** Sum of a day that passkeys may confirm: a lower one holds at once, a higher one after a code. */
@injectable()
export class PasskeyCeilingViewModel implements ChangeModel {
  status: LoadStatus = 'LOADING';
  present: PasskeyCeiling | undefined;
  /** Text of the field; the present sum until another is typed. */
  typed: string | undefined;
  attempted = false;
  /** Sum that was just lowered to. */
  lowered: Money | undefined;
  lowering = false;
  readonly confirmation: ChangeConfirmation;

  #lowerFailure: Failure | undefined;
  readonly #deps: ChangeDeps;

  constructor(@inject(ChangeDeps) deps: ChangeDeps) {
    this.#deps = deps;
    this.confirmation = changeConfirmation(deps.flow, { reload: () => this.load() });
    makeAutoObservable(
      this,
      { present: observableRef, lowered: observableRef, confirmation: false },
      { autoBind: true },
    );
  }

  get text(): string {
    return this.typed ?? (this.present === undefined ? '' : formatShortAmount(this.present.ceiling, 'ru'));
  }

  /** Sum in the field, where it is another one that may be asked for. */
  get requested(): Money | undefined {
    const read = this.present && readPasskeyCeiling(this.text, this.present);
    return read?.ok === true ? read.value : undefined;
  }

  /** Violation of the field; none before the first submission. */
  get violations(): Readonly<Partial<Record<'ceiling', ValidationCode>>> {
    const read = this.attempted && this.present !== undefined ? readPasskeyCeiling(this.text, this.present) : undefined;
    return read === undefined || read.ok ? {} : { ceiling: read.failure };
  }

  get busy(): boolean {
    return this.lowering || this.#deps.flow.busy;
  }

  get failure(): Failure | undefined {
    return this.#lowerFailure ?? this.#deps.flow.failure;
  }

  change(text: string): void {
    this.typed = text;
    this.lowered = undefined;
  }

  openForm(): void {
    if (this.confirmation.page === 'done') {
      this.#startAnew();
      this.#deps.flow.open();
    } else {
      this.confirmation.edit();
    }
  }

  async load(): Promise<void> {
    const answer = await this.#deps.gateway.execute('GET_PASSKEY_CEILING', {});
    runInAction(() => {
      if (answer.ok) {
        this.present = answer.value;
        this.status = 'LOADED';
      } else if (this.present === undefined) {
        this.status = 'ERROR';
      }
    });
  }

  async submit(): Promise<void> {
    const { present, requested: ceiling } = this;
    if (this.busy || present === undefined) {
      return;
    }
    this.attempted = true;
    this.lowered = undefined;
    this.#lowerFailure = undefined;
    if (ceiling === undefined) {
      return;
    }
    if (compare(ceiling, present.ceiling) < 0) {
      await this.#lower(ceiling);
      return;
    }
    const { gateway, flow } = this.#deps;
    await flow.submit(
      (operationId) => ({ operationId, ceiling }),
      (request) => gateway.execute('CHANGE_PASSKEY_CEILING', request),
    );
  }

  async #lower(ceiling: Money): Promise<void> {
    this.lowering = true;
    const answer = await this.#deps.gateway.execute('LOWER_PASSKEY_CEILING', { ceiling });
    await this.load();
    runInAction(() => {
      this.lowering = false;
      if (answer.ok) {
        this.#startAnew();
        this.lowered = ceiling;
      } else {
        this.#lowerFailure = answer.failure;
      }
    });
  }

  #startAnew(): void {
    this.typed = undefined;
    this.attempted = false;
    this.lowered = undefined;
  }
}
