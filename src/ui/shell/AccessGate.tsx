import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { NotFoundScreen } from '../kernel/NotFoundScreen';
import { useService } from '../kernel/ServicesContext';
import { ShellViewModel } from '../flow/access/ShellViewModel';

/** Page in place of a closed one, loaded with the first of them. */
const ClosedScreen = lazy(() => import('./ClosedScreen').then((module) => ({ default: module.ClosedScreen })));

/** Renders a screen for users with access to it; others see the reason and a link to another page before anything is filled in. */
export const AccessGate = observer(function AccessGate({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const closed = useService(ShellViewModel).accessDenialAt(pathname);
  if (closed === undefined) {
    return children;
  }
  const { reason, hint } = closed;
  return reason === 'unknown' ? <NotFoundScreen /> : <ClosedScreen reason={reason} hint={hint} />;
});
