import type { ReactNode } from 'react';

import { EntranceArea, LoginArea } from '../../application/session/EntranceArea';
import { GUEST_TABLE } from '../features/guestScreens';
import { EntranceGate } from '../kernel/EntranceGate';
import type { FetchPage } from '../kernel/EntranceGate';
import type { GuestScreen, GuestStatus } from '../kernel/GuestScreen';

const fetchUnfinishedRestoreScreen: FetchPage = () =>
  import('../features/entrance/restore/UnfinishedRestoreScreen').then((module) => module.UnfinishedRestoreScreen);

const UNFINISHED_RESTORE = (
  <EntranceGate key="unfinished" of={EntranceArea} page={fetchUnfinishedRestoreScreen} words={['restore']} />
);

/** States of a session in the middle of restoring access. */
const OF_RESTORE: ReadonlySet<GuestStatus> = new Set(['restoreChoice', 'restoreCode', 'restoredPassword']);

/** First page of a restore. In the middle of one it leads to the next step. */
const RESTORE_PATH = '/login/restore';

/**
 * Page at an address for somebody who is not signed in; `undefined` when it is not open in the state of the session (specification 1, section 2,
 * guest area and first-login steps).
 */
export function guestPageAt(
  status: GuestStatus,
  { pathname, search }: Readonly<Record<'pathname' | 'search', string>>,
): ReactNode {
  const screen = namesCustomersOwn(search) ? undefined : GUEST_TABLE.at(status, pathname);
  return screen === undefined ? pageBesideRestore(status, pathname) : pageOf(screen);
}

/**
 * Page shown to a guest in the middle of restoring access who opens another guest page: the page itself when it is open to visitors, otherwise
 * the choice to cancel the restore. `undefined` for the pages of the restore and of other steps.
 */
function pageBesideRestore(status: GuestStatus, path: string): ReactNode {
  const screen = GUEST_TABLE.at('unauthenticated', path);
  if (!OF_RESTORE.has(status) || screen === undefined || path === RESTORE_PATH) {
    return undefined;
  }
  return screen.reader === 'visitor' ? pageOf(screen) : UNFINISHED_RESTORE;
}

/** The page, loaded with its words and its services when it is opened. */
function pageOf({ path, services, view, words }: GuestScreen): ReactNode {
  return <EntranceGate key={path} of={services === 'login' ? LoginArea : EntranceArea} page={view} words={words} />;
}

/** True for a query that names an application or a loan: the page is that of its customer, whatever visitors see at the address. */
function namesCustomersOwn(search: string): boolean {
  return /[?&](?:application|loan)=/.test(search);
}
