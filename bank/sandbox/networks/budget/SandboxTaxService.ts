import { FIRST_YEAR_OF_RATES } from '../../../../src/domain/tax/PropertyTax';
import type { Fine } from '../../../../src/domain/tax/Fine';
import type { Property, PropertyTaxData } from '../../../../src/domain/tax/PropertyTax';
import { bankDayOf } from '../../../../src/domain/time/Instant';
import { isKyrgyzInn } from '../../../../src/domain/bankDetails/inn';
import type { Clock } from '../../../kernel/Clock';
import { FINES, PROPERTIES, TAXPAYERS, VALUATIONS, VEHICLES } from './sandboxTaxRegister';
import type { RegisteredVehicle, Taxpayer, TaxService } from '../../../networks/ports/TaxService';

/** Last digits of a number for which the service is out of order. */
const OUT_OF_ORDER = '408';
/** Last digits of an unregistered number. */
const UNKNOWN = '404';

/** Tax service of the demonstration: a small register, which fails for chosen numbers. */
export class SandboxTaxService implements TaxService {
  constructor(private readonly clock: Clock) {}

  /** Every valid number belongs to a taxpayer, so that a demonstration is not limited to its customers. */
  taxpayer(inn: string): Promise<Taxpayer | undefined> {
    const known = TAXPAYERS.find((taxpayer) => taxpayer.inn === inn);
    const invented =
      isKyrgyzInn(inn) && !inn.endsWith(UNKNOWN)
        ? { inn, name: inn.startsWith('0') ? 'ОсОО «Налогоплательщик»' : 'Налогоплательщик' }
        : undefined;
    return answered(inn, known ?? invented);
  }

  vehicle(number: string): Promise<RegisteredVehicle | undefined> {
    return answered(
      number,
      VEHICLES.find((vehicle) => vehicle.number === number),
    );
  }

  properties(inn: string): Promise<readonly Property[]> {
    return answered(
      inn,
      PROPERTIES.filter(({ ownerInn }) => ownerInn === inn).map(({ property }) => property),
    );
  }

  property(eniCode: string): Promise<Property | undefined> {
    return answered(eniCode, PROPERTIES.find(({ property }) => property.eniCode === eniCode)?.property);
  }

  async propertyTaxData(eniCode: string, taxYear: number): Promise<PropertyTaxData | undefined> {
    const found = PROPERTIES.find(({ property }) => property.eniCode === eniCode);
    if (found === undefined || taxYear < EARLIEST_TAX_YEAR || taxYear > this.thisYear()) {
      return answered(eniCode, undefined);
    }
    const { property } = found;
    const { taxFreeArea, rate, coefficients } = VALUATIONS[property.kind];
    const common = { eniCode, taxYear, area: property.area, taxFreeArea };
    return answered<PropertyTaxData>(
      eniCode,
      taxYear < FIRST_YEAR_OF_RATES
        ? { ...common, formula: 'coefficient', ...coefficients }
        : { ...common, formula: 'rate', squareMetreRate: rate },
    );
  }

  fines({ by, value }: Parameters<TaxService['fines']>[0]): Promise<readonly Omit<Fine, 'paid'>[]> {
    const now = this.clock.now();
    const found = FINES.filter((fine) => fine[by] === value && fine.committedAt <= now);
    return answered(value, found);
  }

  private thisYear(): number {
    return parseInt(bankDayOf(this.clock.now()).slice(0, 4), 10);
  }
}

const EARLIEST_TAX_YEAR = 2020;

function answered<Value>(asked: string, value: Value): Promise<Value> {
  return asked.endsWith(OUT_OF_ORDER)
    ? Promise.reject(new Error('The tax service did not answer'))
    : Promise.resolve(value);
}
