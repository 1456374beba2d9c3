import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen, KIND_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/payment/provider',
        kind: 'dashboard',
        needs: ['MAKE_GENERIC_PAYMENT_V2', 'MAKE_GENERIC_SINGLE_PAYMENT_V2', 'MAKE_MOBILE_PAYMENT_V2'],
        needsOne: true,
        words: ['services', 'transfer'],
        view: (module) => module.ProviderCatalogueScreen,
      },
      {
        ...formScreen(KIND_FORMS.servicePayment),
        words: ['limits', 'services', 'transfer'],
        view: (module) => module.ServicePayment,
      },
      {
        ...formScreen(KIND_FORMS.singlePayment),
        words: ['limits', 'services', 'transfer'],
        view: (module) => module.SinglePayment,
      },
      {
        ...formScreen(KIND_FORMS.mobile),
        words: ['limits', 'services', 'transfer'],
        view: (module) => module.MobilePayment,
      },
      {
        ...formScreen(KIND_FORMS.janyKitep),
        words: ['limits', 'services', 'transfer'],
        view: (module) => module.JanyKitepPayment,
      },
    ],
  ),
};
