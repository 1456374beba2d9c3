import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { createdBy, formScreen, KIND_FORMS, tiledForm } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/payment/provider',
        kind: 'dashboard',
        needs: createdBy(KIND_FORMS.servicePayment, KIND_FORMS.singlePayment, KIND_FORMS.mobile),
        needsOne: true,
        offer: { as: 'tile', name: 'services', icon: 'receipt', group: 'services', order: 14 },
        words: ['services', 'transfer'],
        view: (module) => module.ProviderCatalogueScreen,
      },
      {
        ...formScreen('servicePayment'),
        words: ['limits', 'operations', 'services', 'transfer'],
        view: (module) => module.ServicePayment,
      },
      {
        ...formScreen('singlePayment'),
        words: ['limits', 'operations', 'services', 'transfer'],
        view: (module) => module.SinglePayment,
      },
      {
        ...tiledForm('mobile', { icon: 'mobile', group: 'services', order: 17 }),
        words: ['limits', 'operations', 'services', 'transfer'],
        view: (module) => module.MobilePayment,
      },
      {
        ...tiledForm('janyKitep', { icon: 'book', group: 'services', order: 18, isFor: 'people' }),
        words: ['limits', 'operations', 'services', 'transfer'],
        view: (module) => module.JanyKitepPayment,
      },
    ],
  ),
};
