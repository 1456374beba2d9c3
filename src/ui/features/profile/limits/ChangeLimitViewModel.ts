import { makeAutoObservable, observableRef } from 'mobx';

import { inject, injectFromBase, injectable } from '../../../../application/injection';
import { LimitsStore } from '../../../../application/limits/LimitsStore';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { CustomerLimit, LimitAmounts } from '../../../../domain/limit/CustomerLimit';
import type { TransferCode } from '../../../../domain/movements/movements';
import {
  amountsOfLevel,
  limitChangeOf,
  limitChangeViolations,
  needsDecision,
} from '../../../../domain/limit/LimitChangeForm';
import type { LimitChangeForm } from '../../../../domain/limit/LimitChangeForm';
import { formatAmount } from '../../../../domain/money/formatAmount';
import { isSound } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';
import { changeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeModel } from '../../../flow/change/ChangeModel';
import { ChangeDeps } from '../../../flow/change/ChangeDeps';

@injectable()
@injectFromBase()
export class ChangeLimitDeps extends ChangeDeps {
  @inject(LimitsStore) readonly limits!: LimitsStore;
}

/** Change of a transfer limit to another level, or to amounts chosen by the customer. */
@injectable()
export class ChangeLimitViewModel implements ChangeModel {
  transferCode: TransferCode | undefined;
  /** Form as filled in; `undefined` while it shows the limit in force. */
  typed: LimitChangeForm | undefined;
  attempted = false;
  readonly confirmation: ChangeConfirmation;

  readonly #deps: ChangeLimitDeps;

  constructor(@inject(ChangeLimitDeps) deps: ChangeLimitDeps) {
    this.#deps = deps;
    this.confirmation = changeConfirmation(deps.flow, deps.user);
    makeAutoObservable(this, { typed: observableRef, confirmation: false }, { autoBind: true });
  }

  get limits(): readonly CustomerLimit[] {
    return this.#deps.limits.limits;
  }

  get status() {
    return this.#deps.limits.status;
  }

  /** Limit to change: the requested one, or the first one there is. */
  get limit(): CustomerLimit | undefined {
    return this.limits.find(({ transferCode }) => transferCode === this.transferCode) ?? this.limits[0];
  }

  get form(): LimitChangeForm | undefined {
    return this.typed ?? (this.limit && formOf(this.limit));
  }

  /** Validation errors of the fields; none before the first submission. */
  get violations(): Violations<LimitChangeForm> {
    const { form, limit } = this;
    return this.attempted && form !== undefined && limit !== undefined ? limitChangeViolations(form, limit) : {};
  }

  get busy(): boolean {
    return this.#deps.flow.busy;
  }

  /** Failure with which the bank rejected the form. */
  get failure(): Failure | undefined {
    return this.#deps.flow.failure;
  }

  /** True when the requested limit exceeds both the one in force and the standard one, so that the bank has to decide. */
  get asksForMore(): boolean {
    const { form, limit } = this;
    const change = form && limit && limitChangeOf(form, limit);
    return change !== undefined && limit !== undefined && needsDecision(change, limit);
  }

  /** Requested amounts; `undefined` while the form is incomplete. */
  get requested(): LimitAmounts | undefined {
    const { form, limit } = this;
    const change = form && limit && limitChangeOf(form, limit);
    return (
      change &&
      limit &&
      (change.own === undefined
        ? amountsOfLevel(limit, change.level)
        : { ...change.own, minimum: limit.current.minimum })
    );
  }

  choose(transferCode: TransferCode): void {
    if (transferCode !== this.transferCode) {
      this.transferCode = transferCode;
      this.typed = undefined;
      this.attempted = false;
    }
  }

  change(values: Partial<LimitChangeForm>): void {
    if (this.form !== undefined) {
      this.typed = { ...this.form, ...values };
    }
  }

  reload(): void {
    void this.#deps.limits.reload();
  }

  openForm(): void {
    this.reload();
    if (this.confirmation.page === 'done') {
      this.typed = undefined;
      this.attempted = false;
      this.#deps.flow.open();
    } else {
      this.confirmation.edit();
    }
  }

  async submit(): Promise<void> {
    this.attempted = true;
    const { form, limit } = this;
    const details = form && limit && limitChangeOf(form, limit);
    if (details === undefined || !isSound(this.violations)) {
      return;
    }
    const { gateway, flow } = this.#deps;
    await flow.submit(
      (operationId) => ({ operationId, ...details }),
      (request) => gateway.execute('CHANGE_LIMIT', request),
    );
  }
}

function formOf({ level, current }: CustomerLimit): LimitChangeForm {
  return {
    level,
    maximumText: formatAmount(current.maximum, 'ru'),
    dailyText: formatAmount(current.daily, 'ru'),
    monthlyText: formatAmount(current.monthly, 'ru'),
  };
}
