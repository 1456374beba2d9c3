import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Territory } from '../../../src/domain/directory/Territory';
import { isCompanyInn } from '../../../src/domain/bankDetails/inn';
import { refusal } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { FinePayment, TaxPayment } from '../../../src/domain/tax/TaxPayment';
import { maskedAddress } from '../../../src/domain/tax/maskedAddress';
import { shownName } from '../../../src/domain/user/shownName';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan } from '../transfers';
import type { Taxpayer } from '../../networks/ports/TaxService';
import { askAboutTaxpayer } from './askAboutTaxpayer';
import type { TaxpayerQuestionFailure } from './askAboutTaxpayer';
import { planBudgetOrder } from './budgetPlan';
import { rememberViolation } from './budgetWords';
import type { BudgetCode } from './budgetPlan';
import { fineKey, readFines } from './fines';
import { readTerritories } from './taxDirectories';

type Planned<Code extends Failure['code']> = Promise<
  Result<OperationPlan, TaxpayerQuestionFailure | Failure<Code | 'MAX_LIM_EXCEEDED'>>
>;

/** The tax on a vehicle of the taxpayer, due where the taxpayer lives. */
export async function planTransportTax(
  request: TaxPayment,
  context: CallContext,
): Planned<'TAXPAYER_NOT_FOUND' | 'VEHICLE_NOT_FOUND' | 'TERRITORY_NOT_FOUND'> {
  const { inn, subjects } = request;
  const { vehicleNumber = '', territoryCode = '' } = subjects;
  const found = await askAboutTaxpayer({ inn, vehicleNumber }, context, async (service) => ({
    taxpayer: await service.taxpayer(inn),
    vehicle: await service.vehicle(vehicleNumber),
  }));
  if (!found.ok) {
    return found;
  }
  const { taxpayer, vehicle } = found.value.found;
  if (taxpayer === undefined) {
    return refusal({ code: 'TAXPAYER_NOT_FOUND' });
  }
  if (vehicle?.ownerInn !== inn) {
    return refusal({ code: 'VEHICLE_NOT_FOUND' });
  }
  const territory = await territoryOf(territoryCode, context);
  return territory === undefined
    ? refusal({ code: 'TERRITORY_NOT_FOUND' })
    : planTax('MAKE_TRANSPORT_TAX_PAYMENT', request, { context, taxpayer, territory });
}

/** A tax on real estate, due where it stands. Another person may pay it for the owner. */
export function planPropertyTax(code: 'MAKE_PROPERTY_TAX_PAYMENT' | 'MAKE_LAND_TAX_PAYMENT') {
  return async (request: TaxPayment, context: CallContext): Planned<'TAXPAYER_NOT_FOUND' | 'PROPERTY_NOT_FOUND'> => {
    const { eniCode = '' } = request.subjects;
    const found = await askAboutTaxpayer(request, context, async (service) => ({
      taxpayer: await service.taxpayer(request.inn),
      property: await service.property(eniCode),
      owned: await service.properties(request.inn),
    }));
    if (!found.ok) {
      return found;
    }
    const { taxpayer, property, owned } = found.value.found;
    if (taxpayer === undefined) {
      return refusal({ code: 'TAXPAYER_NOT_FOUND' });
    }
    if (property === undefined) {
      return refusal({ code: 'PROPERTY_NOT_FOUND' });
    }
    const territory = await territoryOf(property.territoryCode, context);
    const isOwn = found.value.isOwn && owned.some((each) => each.eniCode === eniCode);
    const propertyAddress = isOwn ? property.address : maskedAddress(property.address);
    return planTax(code, request, { context, taxpayer, territory, propertyAddress });
  };
}

/** A tax of a business, due where it is run. */
export function planBusinessTax(
  code: 'MAKE_SINGLE_TAX_PAYMENT' | 'MAKE_PATENT_TAX_PAYMENT' | 'MAKE_EMPLOYEE_INCOME_TAX',
) {
  return async (request: TaxPayment, context: CallContext): Planned<'TAXPAYER_NOT_FOUND' | 'TERRITORY_NOT_FOUND'> => {
    const found = await askAboutTaxpayer(request, context, (service) => service.taxpayer(request.inn));
    if (!found.ok) {
      return found;
    }
    const taxpayer = found.value.found;
    if (taxpayer === undefined) {
      return refusal({ code: 'TAXPAYER_NOT_FOUND' });
    }
    const territory = await territoryOf(request.subjects.territoryCode ?? '', context);
    return territory === undefined
      ? refusal({ code: 'TERRITORY_NOT_FOUND' })
      : planTax(code, request, { context, taxpayer, territory });
  };
}

type PlannedFine = Promise<
  Result<
    OperationPlan,
    Failure<
      'TAX_SERVICE_UNAVAILABLE' | 'FINE_NOT_FOUND' | 'FINE_ALREADY_PAID' | 'FINE_AMOUNT_CHANGED' | 'MAX_LIM_EXCEEDED'
    >
  >
>;

/** A fine as the register names it; one that was paid through this bank is not paid again. */
export async function planFine(
  { debitAccountId, decisionNumber, amount }: FinePayment,
  context: CallContext,
): PlannedFine {
  const found = await readFines({ by: 'decisionNumber', value: decisionNumber }, context.bank);
  if (!found.ok) {
    return found;
  }
  const [fine] = found.value;
  if (fine === undefined) {
    return refusal({ code: 'FINE_NOT_FOUND' });
  }
  if (fine.paid) {
    return refusal({ code: 'FINE_ALREADY_PAID' });
  }
  if (fine.amount.minor !== amount.minor) {
    return refusal({ code: 'FINE_AMOUNT_CHANGED' });
  }
  const { vehicleNumber, violation } = fine;
  await rememberViolation(context.bank.database, violation);
  const details = { decisionNumber, vehicleNumber, violation: violation.ru };
  const paidOnce = { key: fineKey(decisionNumber), refusal: 'FINE_ALREADY_PAID' } as const;
  return planBudgetOrder({ code: 'MAKE_FINE_PAYMENT', debitAccountId, amount, details, paidOnce }, context);
}

interface CheckedTax {
  readonly context: CallContext;
  readonly taxpayer: Taxpayer;
  readonly territory: Territory | undefined;
  /** Address of the real estate; masked unless it is the customer's. */
  readonly propertyAddress?: string;
}

function planTax(code: BudgetCode, request: TaxPayment, { context, taxpayer, territory, propertyAddress }: CheckedTax) {
  const { debitAccountId, amount, taxYear, taxMonth, inn } = request;
  const { vehicleNumber, eniCode } = request.subjects;
  const details = {
    taxpayerInn: inn,
    taxpayer: shownName({ kind: isCompanyInn(inn) ? 'C' : 'I', name: taxpayer.name }),
    ...(vehicleNumber !== undefined && { vehicleNumber }),
    ...(eniCode !== undefined && { eniCode }),
    ...(propertyAddress !== undefined && { propertyAddress }),
    taxPeriod: taxYear.toString(),
    ...(taxMonth !== undefined && { taxMonth: taxMonth.toString().padStart(2, '0') }),
    ...(territory !== undefined && { territory: territory.code }),
  };
  return planBudgetOrder({ code, debitAccountId, amount, details }, context);
}

async function territoryOf(code: string, { bank }: CallContext): Promise<Territory | undefined> {
  const territories = await readTerritories(bank.database);
  return territories.find((territory) => territory.code === code);
}
