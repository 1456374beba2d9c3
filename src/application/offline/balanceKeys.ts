/** Storage key of the id of the user who has allowed balances to be kept on this device. */
export const BALANCES_OWNER_KEY = 'tulpar.balances.owner';

/** Storage key of the balances. */
export const BALANCES_KEY = 'tulpar.balances';
