import { createContext, useContext, useState } from 'react';

import type { ServiceClass, Services } from '../../application/ports/Services';

export const ServicesContext = createContext<Services | undefined>(undefined);

/** The one view-model or store of a kind, for as long as the screen is shown. */
export function useService<Service>(token: ServiceClass<Service>): Service {
  const services = useContext(ServicesContext);
  if (services === undefined) {
    throw new Error('A screen is shown outside of the application');
  }
  const [service] = useState(() => services.get(token));
  return service;
}
