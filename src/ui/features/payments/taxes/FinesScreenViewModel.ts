import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import type { Fine, FineKey } from '../../../../domain/tax/Fine';
import { isDecisionNumber, isVehicleNumber, tidied } from '../../../../domain/tax/identifiers';
import { foreignLetterViolation } from '../../../../domain/validation/foreignLetterCode';
import type { ValidationCode } from '../../../../domain/validation/ValidationCode';

const RULES: Readonly<
  Record<FineKey, { readonly holds: (text: string) => boolean; readonly violation: ValidationCode }>
> = {
  vehicleNumber: { holds: isVehicleNumber, violation: 'VEHICLE_NUMBER' },
  decisionNumber: { holds: isDecisionNumber, violation: 'DECISION_NUMBER' },
};

/** Looks fines up, for a visitor as for a customer. */
@injectable()
export class FinesScreenViewModel {
  by: FineKey = 'vehicleNumber';
  text = '';
  attempted = false;
  busy = false;
  found: readonly Fine[] | undefined;
  failure: Failure | undefined;

  readonly #gateway: Pick<OperationGateway, 'execute'>;

  constructor(@inject(OperationGateway) gateway: Pick<OperationGateway, 'execute'>) {
    this.#gateway = gateway;
    makeAutoObservable(this, { found: observableRef, failure: observableRef }, { autoBind: true });
  }

  get violation(): ValidationCode | undefined {
    const { holds, violation } = RULES[this.by];
    const number = tidied(this.text);
    return this.attempted && !holds(number) ? (foreignLetterViolation(number) ?? violation) : undefined;
  }

  chooseKey(by: FineKey): void {
    this.by = by;
    this.text = '';
    this.#clear();
  }

  setText(text: string): void {
    this.text = text;
  }

  async search(): Promise<void> {
    this.#clear();
    this.attempted = true;
    if (this.violation !== undefined) {
      return;
    }
    this.busy = true;
    const answer = await this.#gateway.execute('GET_FINES', { by: this.by, value: tidied(this.text) });
    runInAction(() => {
      this.busy = false;
      this.found = answer.ok ? answer.value : undefined;
      this.failure = answer.ok ? undefined : answer.failure;
    });
  }

  #clear(): void {
    this.attempted = false;
    this.found = undefined;
    this.failure = undefined;
  }
}
