import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./statementPages'),
    [
      {
        path: '/accounts/excerpt',
        kind: 'dashboard',
        needs: ['GENERATE_ACCOUNT_STATEMENT'],
        offer: { as: 'found', id: 'statement', label: 'palette:actions.statement', icon: 'download' },
        words: ['deposits', 'operations', 'statements', 'transfer'],
        view: (module) => module.AccountStatementScreen,
      },
      {
        path: '/deposit/excerpt',
        kind: 'dashboard',
        needs: ['GENERATE_DEPOSIT_STATEMENT'],
        offer: { as: 'found', id: 'depositStatement', label: 'palette:actions.depositStatement', icon: 'download' },
        words: ['deposits', 'operations', 'statements', 'transfer'],
        view: (module) => module.DepositStatementScreen,
      },
      {
        path: '/excerpt',
        kind: 'form',
        needs: ['VERIFY_STATEMENT', 'VERIFY_RECEIPT'],
        offer: { as: 'found', id: 'statementProof', label: 'palette:actions.statementProof', icon: 'shield' },
        words: ['deposits', 'operations', 'statements', 'transfer'],
        view: (module) => module.StatementProofScreen,
      },
    ],
  ),
};
