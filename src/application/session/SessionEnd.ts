const SESSION_ENDS = [
  'signedOut',
  'signedOutElsewhere',
  'expired',
  'inactive',
  'offline',
  'outdated',
  'wrongPin',
  'wrongCodes',
  'blocked',
  'barred',
] as const;

/**
 * Reason a session ended: the customer signed out, here or in another tab; the bank no longer accepts the key; inactivity;
 * the network was away for too long; another version of the application runs here; the PIN of a locked screen, or
 * confirmation codes, were wrong too many times; the bank lets in administrators only; an administrator has blocked this user.
 */
export type SessionEnd = (typeof SESSION_ENDS)[number];

/** End of a session whose key the bank has refused, by the reason it gave, if it gave one. */
export function endByReason(reason: string | undefined): SessionEnd {
  return reason === 'IBANK_BLOCKED' ? 'blocked' : reason === 'USER_BLOCKED' ? 'barred' : 'expired';
}

/** True for a session that a block has ended, of the bank or of the user. */
export function isBlock(end: SessionEnd | undefined): end is 'blocked' | 'barred' {
  return end === 'blocked' || end === 'barred';
}

/** True when the customer signed out, here or in another tab, so nothing is kept for a return. */
export function hasLeft(end: SessionEnd | undefined): boolean {
  return end === 'signedOut' || end === 'signedOutElsewhere';
}

/**
 * True when balances that the customer has allowed to be kept outlive the session: the user has not signed out, and the bank has not refused the key
 * (docs/adr/0116).
 */
export function keepsBalances(end: SessionEnd | undefined): boolean {
  return end === 'offline' || end === 'inactive';
}

export function isSessionEnd(candidate: unknown): candidate is SessionEnd {
  return SESSION_ENDS.some((end) => end === candidate);
}
