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
        offer: { as: 'tile', name: 'services', icon: 'receipt', group: 'services', order: 14 },
        words: ['services', 'transfer'],
        view: (module) => module.ProviderCatalogueScreen,
      },
      {
        ...formScreen(KIND_FORMS.servicePayment),
        words: ['limits', 'operations', 'services', 'transfer'],
        view: (module) => module.ServicePayment,
      },
      {
        ...formScreen(KIND_FORMS.singlePayment),
        words: ['limits', 'operations', 'services', 'transfer'],
        view: (module) => module.SinglePayment,
      },
      {
        ...formScreen(KIND_FORMS.mobile),
        offer: { as: 'tile', name: 'mobile', icon: 'mobile', group: 'services', order: 17 },
        words: ['limits', 'operations', 'services', 'transfer'],
        view: (module) => module.MobilePayment,
      },
      {
        ...formScreen(KIND_FORMS.janyKitep),
        offer: { as: 'tile', name: 'janyKitep', icon: 'book', group: 'services', order: 18, isFor: 'people' },
        words: ['limits', 'operations', 'services', 'transfer'],
        view: (module) => module.JanyKitepPayment,
      },
    ],
  ),
};
