import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/card-list',
        kind: 'list',
        needs: ['GET_CARDS_V2'],
        offer: {
          as: 'section',
          name: 'cards',
          icon: 'card',
          order: 5,
          letter: 'c',
          elsewhere: ['/accounts/limits', '/accounts/set-pin-code', '/accounts/mini-excerpt', '/accounts/visa-alias'],
        },
        picture: { of: 'both' },
        words: ['cardProducts', 'transfer'],
        view: (module) => module.CardListScreen,
      },
      {
        path: '/card-list/:cardId',
        kind: 'detail',
        needs: ['GET_CARDS_V2'],
        words: ['cardProducts'],
        view: (module) => module.CardScreen,
      },
      {
        path: '/card-list/:cardId/unblock/*',
        kind: 'form',
        needs: ['UNBLOCK_CARD'],
        words: ['cardProducts', 'profile'],
        view: (module) => module.UnblockCardPage,
      },
      {
        path: '/card-list/:cardId/pin-permission/*',
        kind: 'form',
        needs: ['ALLOW_CARD_PIN'],
        words: ['cardProducts', 'companyChanges', 'profile'],
        view: (module) => module.PinPermissionPage,
      },
      {
        path: '/accounts/limits/:cardId/*',
        kind: 'form',
        needs: ['CHANGE_CARD_LIMIT'],
        words: ['cardProducts', 'profile'],
        view: (module) => module.CardLimitsPage,
      },
      {
        path: '/accounts/set-pin-code/:cardId/*',
        kind: 'form',
        needs: ['SET_CARD_PIN_CODE'],
        words: ['cardProducts', 'profile'],
        view: (module) => module.CardPinPage,
      },
      {
        path: '/accounts/mini-excerpt/:cardId',
        kind: 'list',
        needs: ['GET_CARD_MINI_STATEMENT'],
        words: ['cardProducts', 'operations'],
        view: (module) => module.MiniStatementScreen,
      },
      {
        path: '/accounts/visa-alias',
        kind: 'form',
        needs: ['GET_BOUND_VISA_ALIAS'],
        hint: 'cards',
        words: ['cardProducts'],
        view: (module) => module.VisaAliasScreen,
      },
    ],
  ),
  redirects: [
    { from: '/accounts/limits', to: '/card-list' },
    { from: '/accounts/set-pin-code', to: '/card-list' },
    { from: '/accounts/mini-excerpt', to: '/card-list' },
  ],
};
