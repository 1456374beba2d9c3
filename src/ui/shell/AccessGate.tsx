import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { LoadingRows } from '../kernel/LoadingRows';
import { NotFoundScreen } from '../kernel/NotFoundScreen';
import { useService } from '../kernel/ServicesContext';
import { useFetched } from '../kernel/useFetched';
import { ShellViewModel } from '../flow/access/ShellViewModel';
import type { ClosedScreenProps } from './ClosedScreen';

const fetchClosed = () => import('./ClosedScreen').then((module) => module.ClosedScreen);

/** Renders a screen for users with access to it; others see the reason and a link to another page before anything is filled in. */
export const AccessGate = observer(function AccessGate({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const closed = useService(ShellViewModel).accessDenialAt(pathname);
  if (closed === undefined) {
    return children;
  }
  const { reason, hint } = closed;
  return reason === 'unknown' ? <NotFoundScreen /> : <Closed reason={reason} hint={hint} />;
});

/** The page in place of the closed one, loaded with the first of them. */
function Closed(props: ClosedScreenProps) {
  const View = useFetched(fetchClosed);
  return View === undefined ? <LoadingRows /> : <View {...props} />;
}
