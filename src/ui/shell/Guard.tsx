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

/** Where who is signed in finds what a guest page is for. */
const INSTEAD_OF: ReadonlyMap<string, string> = new Map([['/change-password', '/profile/settings/password']]);

/** Lets everybody only where the state of their session allows (specification 1, section 2, route guard rules). */
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
