import { observer } from 'mobx-react-lite';
import { Navigate, useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';

import type { SessionEnd } from '../../application/session/SessionEnd';
import { isVisit } from '../../application/session/SessionStatus';
import { OfflineWatch } from '../../application/session/OfflineWatch';
import { SessionStore } from '../../application/session/SessionStore';
import { LockedScreen } from '../features/entrance/lock/LockedScreen';
import { namesCustomersOwn } from '../features/entrance/guest/openPaths';
import { GuestLayout } from '../kernel/GuestLayout';
import { isEntrance, pageBesideRestore, GUEST_ROUTES } from './guestRoutes';
import { useService } from '../kernel/ServicesContext';
import { SignedInGate } from './SignedInGate';
import { Splash } from '../kernel/Splash';
import { returnToFrom } from '../kernel/returnToFrom';

const HOME_PATH = '/';

/** Pages of the signed-in application that replace guest pages of the same purpose. */
const INSTEAD_OF: ReadonlyMap<string, string> = new Map([['/change-password', '/profile/settings/password']]);

/**
 * Route guard: opens only the pages the state of the session permits (specification 1, section 2, route guard rules). A visitor without a
 * network is led to the login page (specification 2, section 10); the page before stays behind it in the history of the browser.
 */
export const Guard = observer(function Guard() {
  const { status, end } = useService(SessionStore);
  const { online } = useService(OfflineWatch);
  const location = useLocation();
  const { pathname, search, state } = location;
  if (status === 'checking') {
    return <Splash waitsFor="bank" />;
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
  const page = namesCustomersOwn(search) ? undefined : routes.find(({ path }) => path === pathname);
  const screen = page?.screen ?? pageBesideRestore(status, pathname);
  if (status === 'unauthenticated' && !online && screen !== undefined && page !== routes[0]) {
    return <Navigate to={routes[0].path} state={returnStateOf(location, end)} />;
  }
  if (screen !== undefined) {
    return <GuestLayout>{screen}</GuestLayout>;
  }
  return <Navigate to={routes[0].path} replace state={returnStateOf(location, end)} />;
});

/**
 * Navigation state that brings a user back after the sign-in; a page of an earlier step is not what anybody wants to come back to. It is
 * carried through all steps for who came as a visitor, and for whom the bank has signed out under a form; then without the query, which may
 * name something of the customer, because somebody else may sign in next. What was typed is given to the same user alone (TypedDrafts).
 */
function returnStateOf({ pathname, search, state }: Location, end: SessionEnd | undefined): unknown {
  if (isEntrance(pathname)) {
    return isCarried(state) ? state : undefined;
  }
  return isEndedByBank(end)
    ? { returnTo: pathname, isCarried: true }
    : { returnTo: pathname + search, isCarried: end === undefined };
}

/** True for a session that ended while its customer was not done. */
function isEndedByBank(end: SessionEnd | undefined): boolean {
  return end === 'expired' || end === 'inactive' || end === 'offline' || end === 'outdated';
}

function isCarried(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isCarried' in state && state.isCarried === true;
}
