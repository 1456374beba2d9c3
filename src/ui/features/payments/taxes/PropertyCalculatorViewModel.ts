import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { PropertyTaxSum } from '../../../../application/operations/taxes';
import type { Clock } from '../../../../application/ports/Clock';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { BankTime } from '../../../../application/time/BankTime';
import { isEniCode, tidied } from '../../../../domain/tax/identifiers';
import { propertyTaxOf } from '../../../../domain/tax/PropertyTax';
import { bankDayOf } from '../../../../domain/time/Instant';
import type { ValidationCode } from '../../../../domain/validation/ValidationCode';

const YEARS = 4;

/** Calculation of the tax on a property from the figures of the tax service, for guests and customers. */
@injectable()
export class PropertyCalculatorViewModel {
  eniCode = '';
  taxYear: string;
  attempted = false;
  busy = false;
  sum: PropertyTaxSum | undefined;
  failure: Failure | undefined;

  readonly #gateway: Pick<OperationGateway, 'execute'>;
  readonly #thisYear: number;

  constructor(@inject(OperationGateway) gateway: Pick<OperationGateway, 'execute'>, @inject(BankTime) clock: Clock) {
    this.#gateway = gateway;
    this.#thisYear = parseInt(bankDayOf(clock.now()).slice(0, 4), 10);
    this.taxYear = this.#thisYear.toString();
    makeAutoObservable(this, { sum: observableRef, failure: observableRef }, { autoBind: true });
  }

  get taxYears(): readonly string[] {
    return Array.from({ length: YEARS }, (_, back) => (this.#thisYear - back).toString());
  }

  /** Validation error of the code; none before the first submission. */
  get violation(): ValidationCode | undefined {
    return this.attempted && !isEniCode(tidied(this.eniCode)) ? 'ENI_CODE' : undefined;
  }

  change(values: { readonly eniCode?: string; readonly taxYear?: string }): void {
    Object.assign(this, values);
    this.sum = undefined;
    this.failure = undefined;
  }

  async calculate(): Promise<void> {
    this.attempted = true;
    this.sum = undefined;
    this.failure = undefined;
    if (this.violation !== undefined) {
      return;
    }
    this.busy = true;
    const answer = await this.#gateway.execute('GET_SALYK_IMMOVABLE_CALCULATION_DATA', {
      eniCode: tidied(this.eniCode),
      taxYear: parseInt(this.taxYear, 10),
    });
    runInAction(() => {
      this.busy = false;
      this.sum = answer.ok ? { data: answer.value, amount: propertyTaxOf(answer.value) } : undefined;
      this.failure = answer.ok ? undefined : answer.failure;
    });
  }
}
