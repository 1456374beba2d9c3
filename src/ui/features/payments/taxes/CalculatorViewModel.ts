import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { Clock } from '../../../../application/ports/Clock';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { BankTime } from '../../../../application/time/BankTime';
import { parseAmount } from '../../../../domain/money/parseAmount';
import type { TransportType, TransportTypeCode, VehicleTax } from '../../../../domain/tax/VehicleTax';
import { bankDayOf } from '../../../../domain/time/Instant';
import type { ValidationCode } from '../../../../domain/validation/ValidationCode';
import { readWholeNumber } from '../../../../domain/text/identifiers';

type CalculatorField = 'builtYear' | 'volumeText' | 'valueText';

const OLDEST_YEAR = 1900;
const LARGEST_VOLUME = 100_000;

/** Calculation of the tax on any vehicle, for guests and customers. */
@injectable()
export class CalculatorViewModel {
  types: readonly TransportType[] = [];
  type: TransportTypeCode = '001';
  builtYear = '';
  volumeText = '';
  valueText = '';
  taxYear: string;
  attempted = false;
  busy = false;
  tax: VehicleTax | undefined;
  failure: Failure | undefined;

  readonly #gateway: Pick<OperationGateway, 'execute'>;
  readonly #thisYear: number;

  constructor(@inject(OperationGateway) gateway: Pick<OperationGateway, 'execute'>, @inject(BankTime) clock: Clock) {
    this.#gateway = gateway;
    this.#thisYear = parseInt(bankDayOf(clock.now()).slice(0, 4), 10);
    this.taxYear = this.#thisYear.toString();
    makeAutoObservable(this, { types: observableRef, tax: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Basis on which the tax of the chosen type is calculated. */
  get base(): TransportType['base'] {
    return this.chosenType?.base ?? 'volume';
  }

  get chosenType(): TransportType | undefined {
    return this.types.find(({ code }) => code === this.type);
  }

  get taxYears(): readonly string[] {
    return [this.#thisYear, this.#thisYear - 1, this.#thisYear - 2].map(String);
  }

  /** Validation errors of the fields; none before the first submission. */
  get violations(): Readonly<Partial<Record<CalculatorField, ValidationCode>>> {
    if (!this.attempted) {
      return {};
    }
    const built = readWholeNumber(this.builtYear);
    const volume = readWholeNumber(this.volumeText);
    return {
      ...((built === undefined || built < OLDEST_YEAR || built > this.#thisYear) && {
        builtYear: 'BUILT_YEAR' as const,
      }),
      ...(this.base === 'volume' &&
        (volume === undefined || volume === 0 || volume > LARGEST_VOLUME) && { volumeText: 'ENGINE_VOLUME' as const }),
      ...(this.base === 'value' && !parseAmount(this.valueText, 'KGS').ok && { valueText: 'NOT_AN_AMOUNT' as const }),
    };
  }

  async load(): Promise<void> {
    const answer = await this.#gateway.execute('GET_TRANSPORT_TYPES', { withoutImages: true });
    runInAction(() => {
      this.types = (answer.ok && answer.value.content) || [];
      this.failure = answer.ok ? undefined : answer.failure;
    });
  }

  chooseType(code: string): void {
    this.type = this.types.find((type) => type.code === code)?.code ?? this.type;
    this.tax = undefined;
  }

  change(values: Partial<Record<CalculatorField | 'taxYear', string>>): void {
    Object.assign(this, values);
    this.tax = undefined;
  }

  async calculate(): Promise<void> {
    this.attempted = true;
    this.tax = undefined;
    this.failure = undefined;
    const builtYear = readWholeNumber(this.builtYear);
    if (builtYear === undefined || Object.keys(this.violations).length > 0) {
      return;
    }
    const value = parseAmount(this.valueText, 'KGS');
    this.busy = true;
    const answer = await this.#gateway.execute('CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT', {
      vehicle: {
        type: this.type,
        builtYear,
        engineVolume: this.base === 'volume' ? readWholeNumber(this.volumeText) : undefined,
        bookValue: this.base === 'value' && value.ok ? value.value : undefined,
      },
      taxYear: parseInt(this.taxYear, 10),
    });
    runInAction(() => {
      this.busy = false;
      this.tax = answer.ok ? answer.value : undefined;
      this.failure = answer.ok ? undefined : answer.failure;
    });
  }
}
