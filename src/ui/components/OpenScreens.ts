import { createContext, useContext } from 'react';

/** Says whether the screen at an address is open to the user, so that nothing leads to a closed one; everything is, unless somebody says so. */
export const OpenScreens = createContext<(path: string) => boolean>(() => true);

/** The same for an address with its query, or none at all. */
export function useMayOpen(): (address: string) => boolean {
  const isOpen = useContext(OpenScreens);
  return (address) => isOpen(address.replace(/[?#].*$/, ''));
}
