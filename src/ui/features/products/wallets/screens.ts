import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/wallets',
        kind: 'list',
        needs: ['GET_WALLETS'],
        hint: 'accounts',
        offer: { as: 'section', name: 'wallets', icon: 'wallet', order: 12, own: true, letter: 'w' },
        words: ['wallets'],
        view: (module) => module.WalletsScreen,
      },
      {
        path: '/wallets/bind/*',
        kind: 'form',
        needs: ['BIND_ELSOM_WALLET_BY_PHONE_NUMBER'],
        hint: 'accounts',
        offer: { as: 'found', id: 'bindWallet', label: 'palette:actions.bindWallet', icon: 'wallet' },
        words: ['profile', 'wallets'],
        view: (module) => module.BindWalletPage,
      },
      {
        path: '/wallets/find',
        kind: 'list',
        needs: ['GET_ELSOM_WALLETS_BY_INN'],
        hint: 'accounts',
        words: ['wallets'],
        view: (module) => module.FindWalletsScreen,
      },
      {
        path: '/wallets/:walletId',
        kind: 'detail',
        needs: ['GET_WALLETS'],
        hint: 'accounts',
        words: ['wallets'],
        view: (module) => module.WalletScreen,
      },
      {
        path: '/market/elsom-registration/*',
        kind: 'form',
        needs: ['REGISTRATE_ELSOM_WALLET'],
        hint: 'accounts',
        words: ['profile', 'wallets'],
        view: (module) => module.RegisterWalletPage,
      },
    ],
  ),
  redirects: [
    { from: '/wallets/balance', to: '/wallets' },
    { from: '/register-elsom', to: '/market/elsom-registration' },
  ],
};
