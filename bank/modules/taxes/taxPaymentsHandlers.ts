import type { taxPaymentOperations } from '../../../src/application/operations/taxPayments';
import { planBusinessTax, planFine, planPropertyTax, planTransportTax } from './planTaxes';
import { moneyHandler } from '../transfers';
import type { HandlersFor } from '../../kernel/Handler';

/** Money to the budget. */
export const taxPaymentHandlers: HandlersFor<typeof taxPaymentOperations> = {
  MAKE_TRANSPORT_TAX_PAYMENT: moneyHandler('MAKE_TRANSPORT_TAX_PAYMENT', planTransportTax),
  MAKE_PROPERTY_TAX_PAYMENT: moneyHandler('MAKE_PROPERTY_TAX_PAYMENT', planPropertyTax('MAKE_PROPERTY_TAX_PAYMENT')),
  MAKE_LAND_TAX_PAYMENT: moneyHandler('MAKE_LAND_TAX_PAYMENT', planPropertyTax('MAKE_LAND_TAX_PAYMENT')),
  MAKE_SINGLE_TAX_PAYMENT: moneyHandler('MAKE_SINGLE_TAX_PAYMENT', planBusinessTax('MAKE_SINGLE_TAX_PAYMENT')),
  MAKE_PATENT_TAX_PAYMENT: moneyHandler('MAKE_PATENT_TAX_PAYMENT', planBusinessTax('MAKE_PATENT_TAX_PAYMENT')),
  MAKE_EMPLOYEE_INCOME_TAX: moneyHandler('MAKE_EMPLOYEE_INCOME_TAX', planBusinessTax('MAKE_EMPLOYEE_INCOME_TAX')),
  MAKE_FINE_PAYMENT: moneyHandler('MAKE_FINE_PAYMENT', planFine),
};
