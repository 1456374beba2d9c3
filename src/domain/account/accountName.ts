/** Characters of a name a customer gives an account; it has to fit a line of a picker. */
export const LONGEST_ACCOUNT_NAME = 40;
