import { lazy } from 'react';
import type { ReactNode } from 'react';

import type { SessionStage } from '../../application/operations/authentication';
import { LoginScreen } from '../login/LoginScreen';
import { EntranceGate } from './EntranceGate';

const OtpScreen = lazy(() => import('../login/OtpScreen').then((module) => ({ default: module.OtpScreen })));
const RestoreScreen = lazy(() => import('../restore/RestoreScreen').then((module) => ({ default: module.RestoreScreen })));
const RestoreOtpScreen = lazy(() =>
  import('../restore/RestoreOtpScreen').then((module) => ({ default: module.RestoreOtpScreen })),
);
const ChangePasswordScreen = lazy(() =>
  import('../restore/ChangePasswordScreen').then((module) => ({ default: module.ChangePasswordScreen })),
);
const RegisterScreen = lazy(() => import('../register/RegisterScreen').then((module) => ({ default: module.RegisterScreen })));
const QrSignInScreen = lazy(() => import('../qrSignIn/QrSignInScreen').then((module) => ({ default: module.QrSignInScreen })));
const FirstPasswordScreen = lazy(() =>
  import('../firstLogin/FirstPasswordScreen').then((module) => ({ default: module.FirstPasswordScreen })),
);
const SecurityQuestionScreen = lazy(() =>
  import('../firstLogin/SecurityQuestionScreen').then((module) => ({ default: module.SecurityQuestionScreen })),
);

const GuestFinesPage = lazy(() => import('../taxes/GuestPages').then((module) => ({ default: module.GuestFinesPage })));
const GuestCalculatorPage = lazy(() => import('../taxes/GuestPages').then((module) => ({ default: module.GuestCalculatorPage })));

const GuestProofPage = lazy(() => import('../statements/GuestProofPage').then((module) => ({ default: module.GuestProofPage })));

/** A page outside of the signed-in application. */
export interface EntrancePage {
  readonly path: string;
  readonly screen: ReactNode;
}

/** Where a visitor may be: the pages of a state of the session, of which the first is where everything else leads. */
export type Place = readonly [EntrancePage, ...EntrancePage[]];

/** A page that needs more than the login form; it is fetched with its words when it is opened. */
function entrancePage(path: string, screen: ReactNode, words: readonly string[]): EntrancePage {
  return { path, screen: <EntranceGate key={path} words={words}>{screen}</EntranceGate> };
}

const RESTORE_CODE = entrancePage('/restore-otp', <RestoreOtpScreen />, ['restore', 'code']);

/** The pages of every state but the signed-in one (specification 1, section 2, guest area and first-login steps). */
export const PLACES: Readonly<Record<'unauthenticated' | Exclude<SessionStage, 'active' | 'locked'>, Place>> = {
  unauthenticated: [
    { path: '/login', screen: <LoginScreen /> },
    entrancePage('/login/restore', <RestoreScreen />, ['restore']),
    entrancePage('/login/register', <RegisterScreen />, ['register']),
    entrancePage('/login/authorization-corporate', <QrSignInScreen />, ['qrSignIn']),
    entrancePage('/payment-fines', <GuestFinesPage />, ['taxes']),
    entrancePage('/transport-tax', <GuestCalculatorPage />, ['taxes']),
    entrancePage('/excerpt', <GuestProofPage />, ['statements']),
  ],
  secondFactor: [{ path: '/otp', screen: <OtpScreen /> }],
  newPassword: [entrancePage('/first-login/password', <FirstPasswordScreen />, ['firstLogin', 'newPassword'])],
  securityQuestion: [entrancePage('/first-login/question', <SecurityQuestionScreen />, ['firstLogin'])],
  restoreChoice: [RESTORE_CODE],
  restoreCode: [RESTORE_CODE],
  restoredPassword: [entrancePage('/change-password', <ChangePasswordScreen />, ['restore', 'newPassword'])],
};

/** Pages of visitors that customers have too, inside the bank. */
const EVERYWHERE: ReadonlySet<string> = new Set(['/excerpt', '/payment-fines', '/transport-tax']);

const ENTRANCE_PATHS: ReadonlySet<string> = new Set(Object.values(PLACES).flatMap((place) => place.map(({ path }) => path)));

/** Whether a page is for those who are not signed in yet. */
export function isEntrance(path: string): boolean {
  return ENTRANCE_PATHS.has(path) && !EVERYWHERE.has(path);
}
