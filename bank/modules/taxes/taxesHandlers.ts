import type { taxOperations } from '../../../src/application/operations/taxes';
import { success } from '../../../src/domain/result/Result';
import { propertyTaxOf } from '../../../src/domain/tax/PropertyTax';
import { assessProperty, assessVehicle, readProperties } from './assessTaxes';
import { guestTaxHandlers } from './guestTaxHandlers';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of the queries needed to pay taxes and fines. */
export const taxHandlers: HandlersFor<typeof taxOperations> = {
  ...guestTaxHandlers,
  GET_SALYK_MOVABLE_TAX_SUM: (request, context) => assessVehicle(request, context),
  GET_IMMOVABLE_PROPERTY: ({ inn }, context) => readProperties(inn, context),
  GET_SALYK_IMMOVABLE_CALCULATION_DATA: (request, { bank }) => assessProperty(request, bank),
  GET_SALYK_IMMOVABLE_CALCULATION_TAX: async (request, { bank }) => {
    const assessed = await assessProperty(request, bank);
    return assessed.ok ? success({ data: assessed.value, amount: propertyTaxOf(assessed.value) }) : assessed;
  },
};
