import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen, KIND_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        ...formScreen(KIND_FORMS.transportTax),
        offer: { as: 'tile', name: 'transportTax', icon: 'car', group: 'budget', order: 20 },
        words: ['limits', 'operations', 'taxes', 'transfer'],
        view: (module) => module.TransportTaxPayment,
      },
      {
        ...formScreen(KIND_FORMS.propertyTax),
        offer: { as: 'tile', name: 'propertyTax', icon: 'building', group: 'budget', order: 21 },
        words: ['limits', 'operations', 'taxes', 'transfer'],
        view: (module) => module.PropertyTaxPayment,
      },
      {
        ...formScreen(KIND_FORMS.landTax),
        offer: { as: 'tile', name: 'landTax', icon: 'land', group: 'budget', order: 22 },
        words: ['limits', 'operations', 'taxes', 'transfer'],
        view: (module) => module.LandTaxPayment,
      },
      {
        ...formScreen(KIND_FORMS.singleTax),
        offer: { as: 'tile', name: 'singleTax', icon: 'tax', group: 'budget', order: 23 },
        words: ['limits', 'operations', 'taxes', 'transfer'],
        view: (module) => module.SingleTaxPayment,
      },
      {
        ...formScreen(KIND_FORMS.patentTax),
        offer: { as: 'tile', name: 'patentTax', icon: 'certificate', group: 'budget', order: 24 },
        words: ['limits', 'operations', 'taxes', 'transfer'],
        view: (module) => module.PatentTaxPayment,
      },
      {
        ...formScreen(KIND_FORMS.employeeIncomeTax),
        offer: { as: 'tile', name: 'employeeIncomeTax', icon: 'people', group: 'budget', order: 25 },
        words: ['limits', 'operations', 'taxes', 'transfer'],
        view: (module) => module.EmployeeIncomeTaxPayment,
      },
      {
        ...formScreen(KIND_FORMS.fines),
        offer: { as: 'tile', name: 'fines', icon: 'warning', group: 'budget', order: 19 },
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
