/**
 * The steps of a first login that a user takes once signed in, in their order (specification 1, section 2). The steps before
 * them, password and security question, are stages of the session.
 */
export const FIRST_LOGIN_STEPS = ['codeWord', 'authType', 'pin'] as const;

export type FirstLoginStep = (typeof FIRST_LOGIN_STEPS)[number];
