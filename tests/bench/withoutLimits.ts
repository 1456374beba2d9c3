/** The environment of a bank under load: its limits of calls are lifted, nothing else is changed. */
export const WITHOUT_LIMITS = {
  RATE_SESSION: '100000/100000',
  RATE_ADDRESS: '100000/100000',
  RATE_SIGN_IN: '1000/1000',
  LOG_LEVEL: 'warn',
};
