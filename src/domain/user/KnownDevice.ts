import type { Instant } from '../time/Instant';

/** A browser a user has signed in from before; what others try does not keep it out. */
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
