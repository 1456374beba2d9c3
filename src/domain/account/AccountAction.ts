/** Changes of an account confirmed by a code: stop debits, allow them again, reopen a closed account, reactivate a dormant one. */
export const ACCOUNT_ACTIONS = ['block', 'unblock', 'reopen', 'wake'] as const;

export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];
