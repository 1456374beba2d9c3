import { createContext, useContext } from 'react';

/** True when the screen at a path is open to the user, so that nothing links to a closed one; all are open without a provider. */
export const OpenScreens = createContext<(path: string) => boolean>(() => true);

/** The same for an address with its query, or none at all. */
export function useMayOpen(): (address: string) => boolean {
  const isOpen = useContext(OpenScreens);
  return (address) => isOpen(address.replace(/[?#].*$/, ''));
}
