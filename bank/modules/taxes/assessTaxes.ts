import type { Failure } from '../../../src/application/operations/failureCodes';
import type {
  MovableTaxQuery,
  MovableTaxSum,
  PropertyTaxQuery,
  VehicleTaxQuery,
} from '../../../src/application/operations/taxes';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Property, PropertyTaxData } from '../../../src/domain/tax/PropertyTax';
import { maskedAddress } from '../../../src/domain/tax/maskedAddress';
import { vehicleTaxOf } from '../../../src/domain/tax/VehicleTax';
import type { VehicleTax } from '../../../src/domain/tax/VehicleTax';
import type { BankServices } from '../../kernel/BankServices';
import type { CallContext } from '../../kernel/Handler';
import { askAboutTaxpayer } from './askAboutTaxpayer';
import type { TaxpayerQuestionFailure } from './askAboutTaxpayer';
import { askTaxService } from './askTaxService';
import type { TaxServiceUnavailable } from './askTaxService';
import { readTransportTypes } from './taxDirectories';

type AssessedOf<Value, Code extends Failure['code']> = Promise<Result<Value, TaxpayerQuestionFailure | Failure<Code>>>;
type Assessed<Value, Code extends Failure['code']> = Promise<Result<Value, TaxServiceUnavailable | Failure<Code>>>;

/** The tax of any vehicle by the rates of the directory. */
export async function calculateVehicleTax(
  { vehicle, taxYear }: VehicleTaxQuery,
  { database }: BankServices,
): Promise<Result<VehicleTax, Failure<'TAX_NOT_CALCULATED'>>> {
  const types = await readTransportTypes(database);
  const type = types.find(({ code }) => code === vehicle.type);
  const tax = type && vehicleTaxOf(type, vehicle, taxYear);
  return tax === undefined ? refusal({ code: 'TAX_NOT_CALCULATED' }) : success(tax);
}

/** Tax of a registered vehicle; the owner's INN is required, so that vehicles of others cannot be looked up by their numbers. */
export async function assessVehicle(
  { inn, vehicleNumber, taxYear }: MovableTaxQuery,
  context: CallContext,
): AssessedOf<MovableTaxSum, 'TAXPAYER_NOT_FOUND' | 'VEHICLE_NOT_FOUND' | 'TAX_NOT_CALCULATED'> {
  const found = await askAboutTaxpayer({ inn, vehicleNumber }, context, async (service) => ({
    taxpayer: await service.taxpayer(inn),
    vehicle: await service.vehicle(vehicleNumber),
  }));
  if (!found.ok) {
    return found;
  }
  const { taxpayer, vehicle: registered } = found.value.found;
  if (taxpayer === undefined) {
    return refusal({ code: 'TAXPAYER_NOT_FOUND' });
  }
  if (registered === undefined || registered.ownerInn !== inn) {
    return refusal({ code: 'VEHICLE_NOT_FOUND' });
  }
  const { vehicle, model } = registered;
  const tax = await calculateVehicleTax({ vehicle, taxYear }, context.bank);
  return tax.ok ? success({ vehicleNumber, model, vehicle, tax: tax.value }) : tax;
}

/**
 * Real estate of a taxpayer. For others than the customer the addresses are masked: they may pay the tax and need not learn where it
 * stands.
 */
export async function readProperties(
  inn: string,
  context: CallContext,
): AssessedOf<readonly Property[], 'TAXPAYER_NOT_FOUND'> {
  const answer = await askAboutTaxpayer({ inn }, context, async (service) => ({
    taxpayer: await service.taxpayer(inn),
    properties: await service.properties(inn),
  }));
  if (!answer.ok) {
    return answer;
  }
  const { found, isOwn } = answer.value;
  if (found.taxpayer === undefined) {
    return refusal({ code: 'TAXPAYER_NOT_FOUND' });
  }
  return success(
    isOwn ? found.properties : found.properties.map((each) => ({ ...each, address: maskedAddress(each.address) })),
  );
}

/** Data the tax of a property is calculated from, for one year. */
export async function assessProperty(
  { eniCode, taxYear }: PropertyTaxQuery,
  bank: BankServices,
): Assessed<PropertyTaxData, 'PROPERTY_NOT_FOUND' | 'TAX_NOT_CALCULATED'> {
  const found = await askTaxService(bank, async (service) => ({
    property: await service.property(eniCode),
    data: await service.propertyTaxData(eniCode, taxYear),
  }));
  if (!found.ok) {
    return found;
  }
  const { property, data } = found.value;
  if (property === undefined) {
    return refusal({ code: 'PROPERTY_NOT_FOUND' });
  }
  return data === undefined ? refusal({ code: 'TAX_NOT_CALCULATED' }) : success(data);
}
