import { createContext, useContext } from 'react';

/** True while the customer hides amounts from people looking over the shoulder. */
export const HiddenAmounts = createContext(false);

export function useAmountsHidden(): boolean {
  return useContext(HiddenAmounts);
}
