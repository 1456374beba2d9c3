import type { ReactNode } from 'react';

import type { SessionStage } from '../../application/operations/authentication';
import { EntranceArea, LoginArea } from '../../application/session/EntranceArea';
import { PATHS_OF_VISITORS } from '../features/entrance/guest/openPaths';
import type { VisitorPath } from '../features/entrance/guest/openPaths';
import { EntranceGate } from '../kernel/EntranceGate';
import type { FetchPage } from '../kernel/EntranceGate';

const fetchLoginScreen: FetchPage = () =>
  import('../features/entrance/login/LoginScreen').then((module) => module.LoginScreen);
const fetchOtpScreen: FetchPage = () =>
  import('../features/entrance/login/OtpScreen').then((module) => module.OtpScreen);
const fetchRestoreScreen: FetchPage = () =>
  import('../features/entrance/restore/RestoreScreen').then((module) => module.RestoreScreen);
const fetchRestoreOtpScreen: FetchPage = () =>
  import('../features/entrance/restore/RestoreOtpScreen').then((module) => module.RestoreOtpScreen);
const fetchChangePasswordScreen: FetchPage = () =>
  import('../features/entrance/restore/ChangePasswordScreen').then((module) => module.ChangePasswordScreen);
const fetchUnfinishedRestoreScreen: FetchPage = () =>
  import('../features/entrance/restore/UnfinishedRestoreScreen').then((module) => module.UnfinishedRestoreScreen);
const fetchRegisterScreen: FetchPage = () =>
  import('../features/entrance/register/RegisterScreen').then((module) => module.RegisterScreen);
const fetchQrSignInScreen: FetchPage = () =>
  import('../features/entrance/qrSignIn/QrSignInScreen').then((module) => module.QrSignInScreen);
const fetchFirstPasswordScreen: FetchPage = () =>
  import('../features/entrance/firstLogin/FirstPasswordScreen').then((module) => module.FirstPasswordScreen);
const fetchSecurityQuestionScreen: FetchPage = () =>
  import('../features/entrance/firstLogin/SecurityQuestionScreen').then((module) => module.SecurityQuestionScreen);

/** Page outside of the signed-in application. */
export interface EntrancePage {
  readonly path: string;
  readonly screen: ReactNode;
}

/** Pages open in one state of the session; any other address redirects to the first one. */
export type GuestRoutes = readonly [EntrancePage, ...EntrancePage[]];

/** Page that is loaded, with its translations, when it is opened. */
function entrancePage(path: string, page: FetchPage, words: readonly string[]): EntrancePage {
  return { path, screen: <EntranceGate key={path} of={EntranceArea} page={page} words={words} /> };
}

/** The same for the two pages of a sign-in, which need less. */
function loginPage(path: string, page: FetchPage, words: readonly string[]): EntrancePage {
  return { path, screen: <EntranceGate key={path} of={LoginArea} page={page} words={words} /> };
}

/** Page for everybody; words and code of all of them are named in a file of their own. */
function openPage(path: VisitorPath): EntrancePage {
  return entrancePage(
    path,
    (translations) =>
      import('../features/entrance/guest/visitorPages').then((module) => module.fetchVisitorPage(path, translations)),
    [],
  );
}

const RESTORE_CODE = entrancePage('/restore-otp', fetchRestoreOtpScreen, ['restore', 'code']);

/** Pages of every state of the session but the signed-in one (specification 1, section 2, guest area and first-login steps). */
export const GUEST_ROUTES: Readonly<
  Record<'unauthenticated' | Exclude<SessionStage, 'active' | 'locked'>, GuestRoutes>
> = {
  unauthenticated: [
    loginPage('/login', fetchLoginScreen, ['login']),
    entrancePage('/login/restore', fetchRestoreScreen, ['restore']),
    entrancePage('/login/register', fetchRegisterScreen, ['register']),
    entrancePage('/login/authorization-corporate', fetchQrSignInScreen, ['qrSignIn']),
    ...PATHS_OF_VISITORS.map(openPage),
  ],
  secondFactor: [loginPage('/otp', fetchOtpScreen, ['login', 'code'])],
  newPassword: [entrancePage('/first-login/password', fetchFirstPasswordScreen, ['firstLogin', 'newPassword'])],
  securityQuestion: [entrancePage('/first-login/question', fetchSecurityQuestionScreen, ['firstLogin'])],
  restoreChoice: [RESTORE_CODE],
  restoreCode: [RESTORE_CODE],
  restoredPassword: [entrancePage('/change-password', fetchChangePasswordScreen, ['restore', 'newPassword'])],
};

const UNFINISHED_RESTORE = (
  <EntranceGate key="unfinished" of={EntranceArea} page={fetchUnfinishedRestoreScreen} words={['restore']} />
);

/**
 * Page shown to a guest in the middle of restoring access who opens another guest page: the page itself when it needs no session, otherwise
 * the choice to cancel the restore. `undefined` for the pages of the restore and of other steps.
 */
export function pageBesideRestore(status: keyof typeof GUEST_ROUTES, path: string): ReactNode {
  const isRestore = GUEST_ROUTES[status] === GUEST_ROUTES.restoredPassword || GUEST_ROUTES[status][0] === RESTORE_CODE;
  const page = GUEST_ROUTES.unauthenticated.find((one) => one.path === path);
  if (!isRestore || page === undefined || path === '/login/restore') {
    return undefined;
  }
  return EVERYWHERE.has(path) ? page.screen : UNFINISHED_RESTORE;
}

const EVERYWHERE: ReadonlySet<string> = new Set(PATHS_OF_VISITORS);

const ENTRANCE_PATHS: ReadonlySet<string> = new Set(
  Object.values(GUEST_ROUTES).flatMap((routes) => routes.map(({ path }) => path)),
);

/** True for a page only guests use. */
export function isEntrance(path: string): boolean {
  return ENTRANCE_PATHS.has(path) && !EVERYWHERE.has(path);
}
