import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen, KIND_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        ...formScreen(KIND_FORMS.transportTax),
        words: ['limits', 'taxes', 'transfer'],
        view: (module) => module.TransportTaxPayment,
      },
      {
        ...formScreen(KIND_FORMS.propertyTax),
        words: ['limits', 'taxes', 'transfer'],
        view: (module) => module.PropertyTaxPayment,
      },
      {
        ...formScreen(KIND_FORMS.landTax),
        words: ['limits', 'taxes', 'transfer'],
        view: (module) => module.LandTaxPayment,
      },
      {
        ...formScreen(KIND_FORMS.singleTax),
        words: ['limits', 'taxes', 'transfer'],
        view: (module) => module.SingleTaxPayment,
      },
      {
        ...formScreen(KIND_FORMS.patentTax),
        words: ['limits', 'taxes', 'transfer'],
        view: (module) => module.PatentTaxPayment,
      },
      {
        ...formScreen(KIND_FORMS.employeeIncomeTax),
        words: ['limits', 'taxes', 'transfer'],
        view: (module) => module.EmployeeIncomeTaxPayment,
      },
      {
        ...formScreen(KIND_FORMS.fines),
        words: ['limits', 'taxes', 'transfer'],
        view: (module) => module.FinesPayment,
      },
      {
        path: '/payment-fines',
        kind: 'form',
        needs: ['GET_FINES'],
        words: ['taxes'],
        view: (module) => module.FinesPage,
      },
      {
        path: '/transport-tax',
        kind: 'form',
        needs: ['CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT'],
        words: ['taxes'],
        view: (module) => module.CalculatorPage,
      },
      {
        path: '/property-tax',
        kind: 'form',
        needs: ['GET_SALYK_IMMOVABLE_CALCULATION_DATA'],
        words: ['taxes'],
        view: (module) => module.PropertyCalculatorPage,
      },
    ],
  ),
};
