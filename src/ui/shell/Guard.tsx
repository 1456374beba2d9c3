import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';

import type { SessionEnd } from '../../application/session/SessionEnd';
import { isVisit } from '../../application/session/SessionStatus';
import { OfflineWatch } from '../../application/session/OfflineWatch';
import { SessionStore } from '../../application/session/SessionStore';
import { LockedScreen } from '../features/entrance/lock/LockedScreen';
import { GUEST_TABLE } from '../features/guestScreens';
import { GuestLayout } from '../kernel/GuestLayout';
import { guestPageAt } from './guestPages';
import { useService } from '../kernel/ServicesContext';
import { SignedInGate } from './SignedInGate';
import { Splash } from '../kernel/Splash';
import { returnToFrom } from '../kernel/returnToFrom';

const HOME_PATH = '/';

/**
 * Route guard: opens only the pages the state of the session permits (specification 1, section 2, route guard rules). A visitor without a
 * network is led to the login page (specification 2, section 10); the page before stays behind it in the history of the browser.
 */
export const Guard = observer(function Guard() {
  const { status, end } = useService(SessionStore);
  const { online } = useService(OfflineWatch);
  const location = useLocation();
  const { pathname, search, state } = location;
  // After a sign-in the empty frame is that of a page behind it, too (src/ui/theme/frame.css).
  useLayoutEffect(() => {
    if (status !== 'checking') {
      document.documentElement.toggleAttribute('data-visit', isVisit(status));
    }
  }, [status]);
  if (status === 'checking') {
    return <Splash waitsFor="bank" />;
  }
  if (isVisit(status)) {
    const passed = GUEST_TABLE.ofGuestsAlone(pathname);
    return (
      <>
        {passed === undefined ? (
          <SignedInGate />
        ) : (
          <Navigate to={passed.customerPath ?? returnToFrom(state) ?? HOME_PATH} replace />
        )}
        {status === 'locked' && <LockedScreen />}
      </>
    );
  }
  const { path: firstPath } = GUEST_TABLE.firstOf(status);
  const page = guestPageAt(status, { pathname, search });
  if (status === 'unauthenticated' && !online && page !== undefined && pathname !== firstPath) {
    return <Navigate to={firstPath} state={returnStateOf(location, end)} />;
  }
  if (page !== undefined) {
    return <GuestLayout>{page}</GuestLayout>;
  }
  return <Navigate to={firstPath} replace state={returnStateOf(location, end)} />;
});

/**
 * Navigation state that brings a user back after the sign-in; a page of an earlier step is not what anybody wants to come back to. It is
 * carried through all steps for who came as a visitor, and for whom the bank has signed out under a form; then without the query, which may
 * name something of the customer, because somebody else may sign in next. What was typed is given to the same user alone (TypedDrafts).
 */
function returnStateOf({ pathname, search, state }: Location, end: SessionEnd | undefined): unknown {
  if (GUEST_TABLE.ofGuestsAlone(pathname) !== undefined) {
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
