import type { Instant } from '../time/Instant';

/** Browser from which the user has signed in before; failed attempts from other browsers do not block it. */
export interface KnownDevice {
  readonly id: string;
  readonly userAgent: string;
  /** Network address of the latest sign-in. */
  readonly address: string;
  readonly rememberedAt: Instant;
  readonly lastUsedAt: Instant;
}

/** The browsers of a user, and whether no other may sign in. */
export interface KnownDevices {
  readonly devices: readonly KnownDevice[];
  readonly onlyKnown: boolean;
}
