import type { Fine, FineKey } from '../../../src/domain/tax/Fine';
import type { Property, PropertyTaxData } from '../../../src/domain/tax/PropertyTax';
import type { TaxedVehicle } from '../../../src/domain/tax/VehicleTax';

/** A taxpayer. */
export interface Taxpayer {
  readonly inn: string;
  readonly name: string;
}

/** A vehicle as registered with the tax service. */
export interface RegisteredVehicle {
  readonly number: string;
  readonly ownerInn: string;
  readonly model: string;
  readonly vehicle: TaxedVehicle;
}

/**
 * The tax service of the country and its register of fines. It is slow and fails: any call may throw, and is then answered
 * TAX_SERVICE_UNAVAILABLE. Unknown objects are `undefined`.
 */
export interface TaxService {
  taxpayer(inn: string): Promise<Taxpayer | undefined>;
  vehicle(number: string): Promise<RegisteredVehicle | undefined>;
  properties(inn: string): Promise<readonly Property[]>;
  property(eniCode: string): Promise<Property | undefined>;
  /** Data the tax of a property is calculated from; `undefined` for a year the service does not cover. */
  propertyTaxData(eniCode: string, taxYear: number): Promise<PropertyTaxData | undefined>;
  fines(query: { readonly by: FineKey; readonly value: string }): Promise<readonly Omit<Fine, 'paid'>[]>;
}
