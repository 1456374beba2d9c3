const SESSION_ENDS = ['signedOut', 'signedOutElsewhere', 'expired', 'inactive', 'offline', 'outdated'] as const;

/**
 * Why a session ended: the customer left, here or in another tab; the bank no longer accepts the key; nobody did anything for
 * too long; the network was away for too long; another version of the application runs here.
 */
export type SessionEnd = (typeof SESSION_ENDS)[number];

export function isSessionEnd(candidate: unknown): candidate is SessionEnd {
  return SESSION_ENDS.some((end) => end === candidate);
}
