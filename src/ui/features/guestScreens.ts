import type { GuestScreen } from '../kernel/GuestScreen';
import { GuestTable } from '../kernel/GuestTable';

/** Every guest page of every feature: a feature adds its own by its `guestScreens.ts`. Kept small: the login page waits for it. */
export const GUEST_TABLE = new GuestTable(
  Object.values(
    import.meta.glob<readonly GuestScreen[]>('./*/*/guestScreens.ts', { eager: true, import: 'GUEST_SCREENS' }),
  ).flat(),
);
