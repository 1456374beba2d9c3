import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { SessionStore } from '../../application/session/SessionStore';
import { LoginScreen } from '../login/LoginScreen';
import { GuestLayout } from './GuestLayout';
import { useService } from './ServicesContext';
import { SignedInGate } from './SignedInGate';
import { Splash } from './Splash';

const OtpScreen = lazy(() => import('../login/OtpScreen').then((module) => ({ default: module.OtpScreen })));

const LOGIN_PATH = '/login';
const OTP_PATH = '/otp';
const HOME_PATH = '/';

/** Lets everybody only where the state of their session allows (specification 1, section 2, route guard rules). */
export const Guard = observer(function Guard() {
  const session = useService(SessionStore);
  const { pathname } = useLocation();
  const { status } = session;
  switch (status) {
    case 'checking':
      return <Splash />;
    case 'unauthenticated':
      return pathname === LOGIN_PATH ? (
        <GuestLayout>
          <LoginScreen />
        </GuestLayout>
      ) : (
        <Navigate to={LOGIN_PATH} replace />
      );
    case 'secondFactorPending':
      return pathname === OTP_PATH ? (
        <GuestLayout>
          <OtpScreen />
        </GuestLayout>
      ) : (
        <Navigate to={OTP_PATH} replace />
      );
    case 'signedIn':
      return pathname === LOGIN_PATH || pathname === OTP_PATH ? <Navigate to={HOME_PATH} replace /> : <SignedInGate />;
    default:
      return status satisfies never;
  }
});
