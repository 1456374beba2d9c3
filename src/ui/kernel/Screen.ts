import type { CustomTypeOptions } from 'i18next';
import type { ComponentType, ReactNode } from 'react';

import type { OperationCode } from '../../application/operations/catalogue';
import type { PageKind } from '../components/Page';
import type { Offer } from './Offer';

/** Setting that a bank may be without. */
export type SettingName = 'hasPasskeys';

/** Page suggested to a user of a company in place of a screen that is not for companies. */
export type DenialHint = 'limits' | 'schedules' | 'cards' | 'loans' | 'company' | 'accounts';

/** Namespace of texts. */
export type Words = keyof CustomTypeOptions['resources'];

/** Address of a screen, and the operations it serves. A user who may call none of them has no access. */
export interface ScreenAccess {
  /** As in the router: a name after a colon stands for any value, `/*` for everything below. */
  readonly path: string;
  readonly kind: PageKind;
  readonly needs: readonly OperationCode[];
  /** True when one of the operations is enough, because the screen only links to further ones. */
  readonly needsOne?: true;
  /** True when the screen may be read with an expired passport, although its operation may not be called. */
  readonly readable?: true;
  readonly hint?: DenialHint;
  /** Setting of the operator without which the bank has no such screen. */
  readonly setting?: SettingName;
  /** True when people, who have no such thing, find no page there. */
  readonly unknownToPeople?: true;
}

/** `needs`: a screen without a picture needs what no demonstration bank has from the start. `of`: companies see it otherwise than people do. */
export type Picture = { readonly needs: string } | { readonly of: 'both' };

/** A screen of the signed-in bank. Router, access and titles of pages are made of these values. */
export interface Screen extends ScreenAccess {
  /** Approved picture, where it is not one for the customers the screen is open to. The build leaves this out. */
  readonly picture?: Picture;
  /** Longest the page may be on a phone as it opens, in screens of it. The build leaves this out. */
  readonly maxScreens?: number;
  /** Texts of its first page, which are loaded before it is shown. */
  readonly words: readonly Words[];
  readonly view: () => Promise<ComponentType>;
  /** Place in menus, tiles and the search; none for a screen only other screens lead to. */
  readonly offer?: Offer;
  /** Frame that stays while screens with the same one follow each other. */
  readonly frame?: () => Promise<ComponentType<{ readonly children: ReactNode }>>;
}

/** Further address of a screen (specification 1, section 2). Names in it are those of the address it leads to. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Screens of one subject of the customer: what its `screens.ts` exports as `FEATURE`. */
export interface Feature {
  readonly screens: readonly Screen[];
  readonly redirects?: readonly Redirect[];
}

/** A screen as its feature writes it: its view is one of a module that is loaded when the first screen of it is opened. */
type DeclaredScreen<Module> = Omit<Screen, 'view'> & { readonly view: (module: Module) => ComponentType };

/** Screens whose views come in one module. */
export function defineScreens<Module>(
  load: () => Promise<Module>,
  screens: readonly DeclaredScreen<Module>[],
): readonly Screen[] {
  return screens.map((screen) => ({ ...screen, view: () => load().then(screen.view) }));
}
