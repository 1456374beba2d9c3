/** Longest name of an account given by a customer, in characters; it has to fit one line of the account picker. */
export const MAX_ACCOUNT_NAME_LENGTH = 40;
