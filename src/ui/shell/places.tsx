import { lazy } from 'react';
import type { ReactNode } from 'react';

import type { SessionStage } from '../../application/operations/authentication';
import { LoginScreen } from '../login/LoginScreen';

const OtpScreen = lazy(() => import('../login/OtpScreen').then((module) => ({ default: module.OtpScreen })));

/** A page outside of the signed-in application. */
export interface EntrancePage {
  readonly path: string;
  readonly screen: ReactNode;
}

/** Where a visitor may be: the pages of a state of the session, of which the first is where everything else leads. */
export type Place = readonly [EntrancePage, ...EntrancePage[]];

/** The pages of who has no session (specification 1, section 2, guest area). */
const GUEST: Place = [{ path: '/login', screen: <LoginScreen /> }];

/** The pages of every state but the signed-in one. */
export const PLACES: Readonly<Record<'unauthenticated' | Exclude<SessionStage, 'active'>, Place>> = {
  unauthenticated: GUEST,
  secondFactor: [{ path: '/otp', screen: <OtpScreen /> }],
  newPassword: GUEST,
  securityQuestion: GUEST,
  restoreChoice: GUEST,
  restoreCode: GUEST,
  restoredPassword: GUEST,
};

const ENTRANCE_PATHS: ReadonlySet<string> = new Set(Object.values(PLACES).flatMap((place) => place.map(({ path }) => path)));

/** Whether a page is for those who are not signed in yet. */
export function isEntrance(path: string): boolean {
  return ENTRANCE_PATHS.has(path);
}
