import { defineGuestScreens } from '../../../kernel/GuestScreen';
import type { GuestScreen } from '../../../kernel/GuestScreen';

export const GUEST_SCREENS: readonly GuestScreen[] = defineGuestScreens(
  () => import('./GuestPages'),
  [
    {
      path: '/payment-fines',
      reader: 'visitor',
      words: ['guest', 'taxes'],
      view: (module) => module.GuestFinesPage,
    },
    {
      path: '/transport-tax',
      reader: 'visitor',
      words: ['guest', 'taxes'],
      view: (module) => module.GuestCalculatorPage,
    },
    {
      path: '/property-tax',
      reader: 'visitor',
      words: ['guest', 'taxes'],
      view: (module) => module.GuestPropertyCalculatorPage,
    },
  ],
);
