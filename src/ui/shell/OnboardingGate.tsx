import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { UserStore } from '../../application/user/UserStore';
import { GuestLayout } from '../kernel/GuestLayout';
import { JourneyGate } from './JourneyGate';
import { LoadingRows } from '../kernel/LoadingRows';
import { useService } from '../kernel/ServicesContext';
import { SessionEndWatch } from './SessionEndWatch';
import { Splash } from '../kernel/Splash';
import { returnToFrom } from '../kernel/returnToFrom';

const CodeWordScreen = lazy(() =>
  import('../features/entrance/firstLogin/CodeWordScreen').then((module) => ({ default: module.CodeWordScreen })),
);
const AuthTypeStepScreen = lazy(() =>
  import('../features/entrance/firstLogin/AuthTypeStepScreen').then((module) => ({
    default: module.AuthTypeStepScreen,
  })),
);
const PinScreen = lazy(() =>
  import('../features/entrance/firstLogin/PinScreen').then((module) => ({ default: module.PinScreen })),
);
const PrivacyPolicyScreen = lazy(() =>
  import('../features/profile/privacy/PrivacyPolicyScreen').then((module) => ({ default: module.PrivacyPolicyScreen })),
);

interface PendingPage {
  readonly path: string;
  readonly screen: ReactNode;
}

/** Pages a new user has to complete before the application opens. */
const PAGES: Readonly<Record<NonNullable<UserStore['pending']>, PendingPage>> = {
  codeWord: { path: '/first-login/code-word', screen: <CodeWordScreen /> },
  authType: { path: '/first-login/auth-type', screen: <AuthTypeStepScreen /> },
  pin: { path: '/first-login/pin', screen: <PinScreen /> },
  privacyPolicy: { path: '/privacy-policy', screen: <PrivacyPolicyScreen /> },
};

const HOME_PATH = '/';
const DONE_WITH: ReadonlySet<string> = new Set([PAGES.codeWord.path, PAGES.authType.path, PAGES.pin.path]);

/** Gate before the signed-in application: a user with an unfinished first login or an unaccepted policy completes it first. */
export const OnboardingGate = observer(function OnboardingGate({ children }: { readonly children: ReactNode }) {
  const { status, pending } = useService(UserStore);
  const { pathname, search, state } = useLocation();
  if (status === 'LOADING') {
    return <Splash waitsFor="bank" />;
  }
  if (pending === undefined) {
    return DONE_WITH.has(pathname) ? <Navigate to={returnToFrom(state) ?? HOME_PATH} replace /> : children;
  }
  const page = PAGES[pending];
  if (pathname !== page.path) {
    return (
      <Navigate
        to={page.path}
        replace
        state={{ returnTo: DONE_WITH.has(pathname) ? returnToFrom(state) : pathname + search }}
      />
    );
  }
  return (
    <>
      <GuestLayout>
        <Suspense fallback={<LoadingRows />}>
          <JourneyGate>{page.screen}</JourneyGate>
        </Suspense>
      </GuestLayout>
      <SessionEndWatch />
    </>
  );
});
