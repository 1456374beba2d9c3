import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/accounts/my-qr',
        kind: 'form',
        needs: ['ELQR_GENERATE_URL'],
        words: ['qr', 'transfer'],
        view: (module) => module.MyLastingQrScreen,
      },
      {
        path: '/qr',
        kind: 'form',
        needs: ['ELQR_GENERATE_URL'],
        offer: { as: 'tile', name: 'myQr', icon: 'incoming', group: 'services', order: 16 },
        words: ['qr', 'transfer'],
        view: (module) => module.MyQrScreen,
      },
      {
        path: '/qr/qr-statement',
        kind: 'list',
        needs: ['GET_QR_STATEMENT_HISTORY'],
        offer: { as: 'found', id: 'qrStatement', label: 'palette:actions.qrStatement', icon: 'qr' },
        words: ['history', 'operations', 'qr'],
        view: (module) => module.QrStatementScreen,
      },
      {
        path: '/my-qr-list',
        kind: 'list',
        needs: ['SEARCH_QR_ACCOUNT_DATA'],
        unknownToPeople: true,
        offer: { as: 'found', id: 'qrPoints', label: 'palette:actions.qrPoints', icon: 'qr' },
        words: ['qrPoints'],
        view: (module) => module.QrPointListScreen,
      },
      {
        path: '/my-qr-list/new',
        kind: 'form',
        needs: ['CREATE_QR_ACCOUNT_DATA_CORP_USERS', 'GET_ALL_EMPLOYEES_FOR_UPDATE_QR_ACCESS_BY_ID'],
        unknownToPeople: true,
        words: ['qrPoints'],
        view: (module) => module.QrPointFormScreen,
      },
      {
        path: '/my-qr-list/:pointId',
        kind: 'form',
        needs: ['UPDATE_QR_ACCOUNT_DATA_BY_ID'],
        unknownToPeople: true,
        words: ['qrPoints'],
        view: (module) => module.QrPointFormScreen,
      },
      {
        path: '/my-qr-list/:hash/till',
        kind: 'detail',
        needs: ['GET_QR_ACCOUNT_DATA_BY_HASH'],
        unknownToPeople: true,
        words: ['qrPoints'],
        view: (module) => module.QrTillScreen,
      },
      {
        path: '/my-qr-list/:hash/poster',
        kind: 'form',
        needs: ['GET_QR_ACCOUNT_DATA_BY_HASH'],
        unknownToPeople: true,
        words: ['qrPoints'],
        view: (module) => module.QrPosterScreen,
      },
      {
        path: '/archive',
        kind: 'list',
        needs: ['GET_ARCHIVE_QR_DATA'],
        unknownToPeople: true,
        words: ['qrPoints'],
        view: (module) => module.QrArchiveScreen,
      },
    ],
  ),
  redirects: [{ from: '/accounts/qr', to: '/qr' }],
};
