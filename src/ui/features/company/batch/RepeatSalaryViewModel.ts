import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import { isUnreachable } from '../../../../application/operations/failureCodes';
import type { Failure } from '../../../../application/operations/failureCodes';
import { Identifiers } from '../../../../application/ports/Identifiers';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import type { OperationId } from '../../../../domain/operation/OperationId';

@injectable()
export class RepeatSalaryDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(Identifiers) readonly identifiers!: Identifiers;
}

/** A payroll made of the lines of the last signed one, with another purpose if one is given. */
@injectable('Singleton')
export class RepeatSalaryViewModel {
  purpose = '';
  busy = false;
  failure: Failure | undefined;

  readonly #deps: RepeatSalaryDeps;
  /** Kept until the bank has answered, so that a lost answer makes no second payroll. */
  #operationId: OperationId | undefined;

  constructor(@inject(RepeatSalaryDeps) deps: RepeatSalaryDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** True when the last answer was that no payroll has been signed yet. */
  get isFirst(): boolean {
    return this.failure?.code === 'OPERATION_NOT_FOUND';
  }

  setPurpose(purpose: string): void {
    this.purpose = purpose;
    this.#operationId = undefined;
  }

  /** Makes the payroll and resolves to its id. */
  async repeat(debitAccountId: string): Promise<OperationId | undefined> {
    if (this.busy) {
      return undefined;
    }
    const { gateway, identifiers } = this.#deps;
    this.busy = true;
    this.failure = undefined;
    this.#operationId ??= identifiers.operationId();
    const answer = await gateway.execute('REPEAT_SALARY_BATCH', {
      operationId: this.#operationId,
      debitAccountId,
      purpose: this.purpose.trim() || undefined,
    });
    if (answer.ok || !isUnreachable(answer.failure.code)) {
      this.#operationId = undefined;
    }
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.failure;
      this.purpose = answer.ok ? '' : this.purpose;
    });
    return answer.ok ? answer.value.batch.operationId : undefined;
  }
}
