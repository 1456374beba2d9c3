import { observer } from 'mobx-react-lite';
import { Navigate, useLocation } from 'react-router-dom';

import { isVisit } from '../../application/session/SessionStatus';
import { SessionStore } from '../../application/session/SessionStore';
import { LockedScreen } from '../lock/LockedScreen';
import { GuestLayout } from './GuestLayout';
import { isEntrance, pageBesideRestore, GUEST_ROUTES } from './guestRoutes';
import { useService } from './ServicesContext';
import { SignedInGate } from './SignedInGate';
import { Splash } from './Splash';
import { returnToFrom } from './returnToFrom';

const HOME_PATH = '/';

/** Pages of the signed-in application that replace guest pages of the same purpose. */
const INSTEAD_OF: ReadonlyMap<string, string> = new Map([['/change-password', '/profile/settings/password']]);

/** Route guard: opens only the pages the state of the session permits (specification 1, section 2, route guard rules). */
export const Guard = observer(function Guard() {
  const { status } = useService(SessionStore);
  const { pathname, search, state } = useLocation();
  if (status === 'checking') {
    return <Splash />;
  }
  if (isVisit(status)) {
    return (
      <>
        {isEntrance(pathname) ? (
          <Navigate to={INSTEAD_OF.get(pathname) ?? returnToFrom(state) ?? HOME_PATH} replace />
        ) : (
          <SignedInGate />
        )}
        {status === 'locked' && <LockedScreen />}
      </>
    );
  }
  const routes = GUEST_ROUTES[status];
  const page = routes.find(({ path }) => path === pathname);
  const screen = page?.screen ?? pageBesideRestore(status, pathname);
  if (screen !== undefined) {
    return <GuestLayout>{screen}</GuestLayout>;
  }
  // A page of an earlier step is not what anybody wants to come back to.
  return (
    <Navigate to={routes[0].path} replace state={isEntrance(pathname) ? undefined : { returnTo: pathname + search }} />
  );
});
