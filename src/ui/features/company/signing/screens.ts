import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/history-corporate/:operationId',
        kind: 'detail',
        needs: ['GET_TXNS_ON_CONFIRMATION'],
        picture: { needs: 'a document that was made' },
        words: ['history', 'operations', 'signing', 'taxes', 'transfer'],
        view: (module) => module.DocumentDetailsScreen,
      },
      {
        path: '/transaction-confirmation',
        kind: 'list',
        needs: ['GET_TXNS_ON_CONFIRMATION'],
        offer: {
          as: 'section',
          name: 'documents',
          icon: 'sign',
          order: 2,
          bar: 'after',
          isFor: 'companies',
          letter: 's',
        },
        words: ['companyChanges', 'operations', 'signing', 'taxes', 'transfer'],
        view: (module) => module.DocumentsScreen,
      },
      {
        path: '/transaction-confirmation/declined',
        kind: 'list',
        needs: ['GET_TXNS_ON_CONFIRMATION'],
        words: ['operations', 'signing', 'taxes', 'transfer'],
        view: (module) => module.DeclinedDocumentsScreen,
      },
      {
        path: '/transaction-confirmation/expired',
        kind: 'list',
        needs: ['GET_TXNS_ON_CONFIRMATION'],
        words: ['operations', 'signing', 'taxes', 'transfer'],
        view: (module) => module.ExpiredDocumentsScreen,
      },
      {
        path: '/transaction-confirmation/done',
        kind: 'result',
        needs: ['GET_TXNS_ON_CONFIRMATION'],
        picture: { needs: 'documents that were just signed' },
        words: ['operations', 'signing', 'taxes', 'transfer'],
        view: (module) => module.SignedDocumentsScreen,
      },
      {
        path: '/transaction-confirmation/changes/:operationId/*',
        kind: 'detail',
        needs: ['GET_CHANGES_ON_CONFIRMATION'],
        picture: { needs: 'a change that was requested' },
        words: ['companyChanges', 'profile', 'signing'],
        view: (module) => module.ChangeDocumentPage,
      },
      {
        path: '/transaction-confirmation/code',
        kind: 'form',
        needs: ['CONFIRM_CONFIRM_OPERATION'],
        picture: { needs: 'documents that were chosen to be signed' },
        words: ['operations', 'signing', 'taxes', 'transfer'],
        view: (module) => module.SigningCodeScreen,
      },
      {
        path: '/transaction-confirmation/result',
        kind: 'result',
        needs: ['CONFIRM_CONFIRM_OPERATION'],
        picture: { needs: 'documents that were just signed' },
        words: ['operations', 'signing', 'taxes', 'transfer'],
        view: (module) => module.SigningResultScreen,
      },
    ],
  ),
};
