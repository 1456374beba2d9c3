import type { CustomTypeOptions } from 'i18next';

import type { SEARCH_WORDS } from '../../domain/search/searchWords';
import type { IconName } from '../components/Icon';

type Texts = CustomTypeOptions['resources'];

/** Name of an action. Its further words, by which it is searched for in every language, stand under it in `searchWords.json`. */
export type ActionId = keyof (typeof SEARCH_WORDS)['actions'];

/** Kinds of payment that have a screen; the texts of the title and the tile are stored under this name. */
export type PaymentName = keyof Texts['transfer']['kinds'];

/** Pages of the profile; their words are `pages.<name>` of `profile.json`. */
export type ProfilePageName = keyof Texts['profile']['pages'];

export type SectionName =
  | 'home'
  | 'payments'
  | 'cards'
  | 'deposits'
  | 'loans'
  | 'history'
  | 'spending'
  | 'documents'
  | 'messages'
  | 'market'
  | 'wallets'
  | 'profile'
  | 'administration';

/** Screens that have their name in the search alone. */
type FoundScreen = Exclude<keyof Texts['palette']['actions'], 'letterKeys'>;

export type ScreenLabel =
  | `shell:nav.${SectionName}`
  | `transfer:kinds.${PaymentName}.title`
  | `profile:pages.${ProfilePageName}.title`
  | `palette:actions.${FoundScreen}`;

type CommandLabel =
  | 'shell:userMenu.hideAmounts'
  | 'shell:userMenu.showAmounts'
  | 'shell:userMenu.lock'
  | 'shell:signOut'
  | `palette:actions.letterKeys.${'on' | 'off'}`;

/** Key of the text an action is called by. */
export type ActionLabel = ScreenLabel | CommandLabel;

/** Things that are done at once, without a screen. */
export type CommandName = 'amounts' | 'lock' | 'signOut' | 'letterKeys';

/** Something a customer can do or open. Menus, tiles, the action row and the search are made of the same values. */
interface ActionValue {
  readonly id: ActionId;
  readonly icon: IconName;
}

/** An action that opens a screen; it is offered to users the screen is open to. */
export interface ScreenAction extends ActionValue {
  readonly label: ScreenLabel;
  readonly path: string;
  /** Customers it is meant for, where others may open the screen and have no use for it. */
  readonly isFor?: MeantFor | undefined;
  /** Letter that opens it after G, as the keys are called on an English keyboard. */
  readonly letter?: string | undefined;
}

/** An action that is done at once; its label tells the state it is in. */
export interface CommandAction extends ActionValue {
  readonly label: CommandLabel;
  readonly command: CommandName;
}

export type Action = ScreenAction | CommandAction;

/** Customers of one kind; `makers` are users of a company who create its documents. */
export type MeantFor = 'people' | 'companies' | 'makers';

/** User an action may be offered to. */
export interface OfferedTo {
  readonly isCorporate: boolean;
  /** True when the user creates documents of a company; what is meant for makers is offered to nobody without it. */
  readonly makesDocuments?: boolean;
  readonly mayOpen: (path: string) => boolean;
}

/** True when a screen action is open to the user and meant for customers of their kind. */
export function isOffered(
  { path, isFor }: Pick<ScreenAction, 'path' | 'isFor'>,
  { isCorporate, makesDocuments = false, mayOpen }: OfferedTo,
): boolean {
  const isMeant = { people: !isCorporate, companies: isCorporate, makers: makesDocuments };
  return mayOpen(path) && (isFor === undefined || isMeant[isFor]);
}
