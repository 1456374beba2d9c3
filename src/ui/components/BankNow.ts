import { createContext, useContext } from 'react';

import type { Instant } from '../../domain/time/Instant';

/** Tells the bank's time, by which a day is today or yesterday. */
export const BankNow = createContext<() => Instant>(() => Date.now());

export function useBankNow(): () => Instant {
  return useContext(BankNow);
}
