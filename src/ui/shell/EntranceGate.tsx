import { use } from 'react';
import type { ReactNode } from 'react';

import { EntranceArea } from '../../application/session/EntranceArea';
import { ServicesContext, useService } from './ServicesContext';

/** Waits for what a page between the login form and the bank needs; a failure to fetch it goes to the error boundary. */
export function EntranceGate({ children }: { readonly children: ReactNode }) {
  const area = useService(EntranceArea);
  const services = use(area.open());
  return <ServicesContext value={services}>{children}</ServicesContext>;
}
