import type { ComponentType } from 'react';

import type { SessionStage } from '../../application/operations/authentication';
import type { Words } from './Screen';

/** State of a session in which no customer is signed in. */
export type GuestStatus = 'unauthenticated' | Exclude<SessionStage, 'active' | 'locked'>;

/** Page outside of the signed-in application. */
export interface GuestScreen {
  readonly path: string;
  /** `visitor`: open to everybody, with a page of their own for customers. `guest`: one of the pages that lead into the bank. */
  readonly reader: 'visitor' | 'guest';
  /** States of the session in which every other address leads here. A screen without them is open before a sign-in has begun. */
  readonly firstOf?: readonly GuestStatus[];
  /** Page of the same purpose to which a signed-in customer is led; the first page of the bank otherwise. */
  readonly customerPath?: string;
  /** Set for the pages of a sign-in, whose services do not wait for the connection to the bank. */
  readonly services?: 'login';
  /** Texts of the page, which are loaded before it is shown. */
  readonly words: readonly Words[];
  readonly view: () => Promise<ComponentType>;
}

/** A page as its feature writes it. */
type DeclaredScreen<Module> = Omit<GuestScreen, 'view'> & { readonly view: (module: Module) => ComponentType };

/** Guest pages whose views come in one module, which is loaded when the first of them is opened. */
export function defineGuestScreens<Module>(
  load: () => Promise<Module>,
  screens: readonly DeclaredScreen<Module>[],
): readonly GuestScreen[] {
  return screens.map((screen) => ({ ...screen, view: () => load().then(screen.view) }));
}
