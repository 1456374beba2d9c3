/** Changes a customer makes to an account with a code: stop it to debits, allow them again, open a closed one anew, wake a sleeping one. */
export const ACCOUNT_ACTIONS = ['block', 'unblock', 'reopen', 'wake'] as const;

export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];
