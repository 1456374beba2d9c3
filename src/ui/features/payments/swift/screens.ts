import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen, KIND_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./SwiftPayment'),
    [
      {
        ...formScreen(KIND_FORMS.swift),
        offer: { as: 'tile', name: 'swift', icon: 'globe', group: 'transfers', order: 4 },
        words: ['limits', 'operations', 'payees', 'personalData', 'swift', 'transfer'],
        view: (module) => module.SwiftPayment,
      },
    ],
  ),
};
