import type { Territory } from '../../domain/directory/Territory';
import type { Money } from '../../domain/money/Money';
import type { Fine, FineKey } from '../../domain/tax/Fine';
import type { Property, PropertyTaxData } from '../../domain/tax/PropertyTax';
import type { TaxedVehicle, TransportType, VehicleTax } from '../../domain/tax/VehicleTax';
import { declare } from './declaration';
import { defineDirectory } from './defineDirectory';

/** A vehicle that is not registered yet or not named. */
export interface VehicleTaxQuery {
  readonly vehicle: TaxedVehicle;
  readonly taxYear: number;
}

export interface MovableTaxQuery {
  readonly inn: string;
  readonly vehicleNumber: string;
  readonly taxYear: number;
}

/** Tax assessed by the tax service for a registered vehicle. */
export interface MovableTaxSum {
  readonly vehicleNumber: string;
  readonly model: string;
  readonly vehicle: TaxedVehicle;
  readonly tax: VehicleTax;
}

export interface PropertiesQuery {
  readonly inn: string;
}

export interface PropertyTaxQuery {
  readonly eniCode: string;
  readonly taxYear: number;
}

/** A property tax with the data it was calculated from. */
export interface PropertyTaxSum {
  readonly data: PropertyTaxData;
  readonly amount: Money;
}

export interface FinesQuery {
  readonly by: FineKey;
  readonly value: string;
}

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;
const EVERYBODY = ['guest', 'individual', 'corporateView'] as const;

/** Queries behind payments of taxes and fines (specification 2, section 7.3: utility and integration services). */
export const taxOperations = {
  GET_REGIONS: defineDirectory<readonly Territory[]>()({
    name: 'REGIONS',
    readers: 'everybody',
    summary: 'Lists the regions, districts, cities and aiyl aimaks of the country',
    allowed: EVERYBODY,
  }),
  GET_TRANSPORT_TYPES: defineDirectory<readonly TransportType[]>()({
    name: 'TRANSPORT_TYPES',
    readers: 'everybody',
    summary: 'Lists the types of transport and what is paid for them',
    allowed: EVERYBODY,
  }),
  CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT: declare<VehicleTaxQuery, VehicleTax>()({
    services: ['utility'],
    summary: 'Counts the tax of any vehicle for a year',
    kind: 'query',
    confirmation: 'none',
    allowed: EVERYBODY,
    failures: ['TAX_NOT_CALCULATED'],
  }),
  GET_FINES: declare<FinesQuery, readonly Fine[]>()({
    services: ['integration'],
    summary: 'Lists the fines of a vehicle, or the one of a decision',
    kind: 'query',
    confirmation: 'none',
    allowed: EVERYBODY,
    failures: ['TAX_SERVICE_UNAVAILABLE'],
  }),
  GET_SALYK_MOVABLE_TAX_SUM: declare<MovableTaxQuery, MovableTaxSum>()({
    services: ['integration'],
    summary: 'Asks the tax service what is due for a registered vehicle',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [
      'TAXPAYER_LOOKUP_LIMIT_EXCEEDED',
      'TAX_SERVICE_UNAVAILABLE',
      'TAXPAYER_NOT_FOUND',
      'VEHICLE_NOT_FOUND',
      'TAX_NOT_CALCULATED',
    ],
  }),
  GET_IMMOVABLE_PROPERTY: declare<PropertiesQuery, readonly Property[]>()({
    services: ['integration'],
    summary: 'Lists the real estate of a taxpayer',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['TAXPAYER_LOOKUP_LIMIT_EXCEEDED', 'TAX_SERVICE_UNAVAILABLE', 'TAXPAYER_NOT_FOUND'],
  }),
  GET_SALYK_IMMOVABLE_CALCULATION_DATA: declare<PropertyTaxQuery, PropertyTaxData>()({
    services: ['integration'],
    summary: 'Shows what the tax of a property is counted from',
    kind: 'query',
    confirmation: 'none',
    allowed: EVERYBODY,
    failures: ['TAX_SERVICE_UNAVAILABLE', 'PROPERTY_NOT_FOUND', 'TAX_NOT_CALCULATED'],
  }),
  GET_SALYK_IMMOVABLE_CALCULATION_TAX: declare<PropertyTaxQuery, PropertyTaxSum>()({
    services: ['integration'],
    summary: 'Counts the tax of a property for a year',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: ['TAX_SERVICE_UNAVAILABLE', 'PROPERTY_NOT_FOUND', 'TAX_NOT_CALCULATED'],
  }),
} as const;
