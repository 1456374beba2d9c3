import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { tiledForm } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        ...tiledForm('transportTax', { icon: 'car', group: 'budget', order: 20 }),
        words: ['limits', 'operations', 'taxes', 'transfer'],
        view: (module) => module.TransportTaxPayment,
      },
      {
        ...tiledForm('propertyTax', { icon: 'building', group: 'budget', order: 21 }),
        words: ['limits', 'operations', 'taxes', 'transfer'],
        view: (module) => module.PropertyTaxPayment,
      },
      {
        ...tiledForm('landTax', { icon: 'land', group: 'budget', order: 22 }),
        words: ['limits', 'operations', 'taxes', 'transfer'],
        view: (module) => module.LandTaxPayment,
      },
      {
        ...tiledForm('singleTax', { icon: 'tax', group: 'budget', order: 23 }),
        words: ['limits', 'operations', 'taxes', 'transfer'],
        view: (module) => module.SingleTaxPayment,
      },
      {
        ...tiledForm('patentTax', { icon: 'certificate', group: 'budget', order: 24 }),
        words: ['limits', 'operations', 'taxes', 'transfer'],
        view: (module) => module.PatentTaxPayment,
      },
      {
        ...tiledForm('employeeIncomeTax', { icon: 'people', group: 'budget', order: 25 }),
        words: ['limits', 'operations', 'taxes', 'transfer'],
        view: (module) => module.EmployeeIncomeTaxPayment,
      },
      {
        ...tiledForm('fines', { icon: 'warning', group: 'budget', order: 19 }),
        words: ['limits', 'operations', 'taxes', 'transfer'],
        view: (module) => module.FinesPayment,
      },
      {
        path: '/payment-fines',
        kind: 'form',
        needs: ['GET_FINES'],
        offer: { as: 'found', id: 'checkFines', label: 'palette:actions.checkFines', icon: 'warning' },
        words: ['taxes'],
        view: (module) => module.FinesPage,
      },
      {
        path: '/transport-tax',
        kind: 'form',
        needs: ['CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT'],
        offer: { as: 'found', id: 'transportCalculator', label: 'palette:actions.transportCalculator', icon: 'car' },
        words: ['taxes'],
        view: (module) => module.CalculatorPage,
      },
      {
        path: '/property-tax',
        kind: 'form',
        needs: ['GET_SALYK_IMMOVABLE_CALCULATION_DATA'],
        offer: { as: 'found', id: 'propertyCalculator', label: 'palette:actions.propertyCalculator', icon: 'building' },
        words: ['taxes'],
        view: (module) => module.PropertyCalculatorPage,
      },
    ],
  ),
};
