import { createContext, useContext } from 'react';

import type { Instant } from '../../domain/time/Instant';

/** Server time, by which a day is today or yesterday. */
export const BankNow = createContext<() => Instant>(() => Date.now());

export function useBankNow(): () => Instant {
  return useContext(BankNow);
}
