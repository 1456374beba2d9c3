import type { CommandAction } from '../../kernel/Action';

export const SHOW_AMOUNTS = {
  id: 'amounts',
  command: 'amounts',
  label: 'shell:userMenu.showAmounts',
  icon: 'eye',
} as const satisfies CommandAction;

export const HIDE_AMOUNTS = {
  id: 'amounts',
  command: 'amounts',
  label: 'shell:userMenu.hideAmounts',
  icon: 'eyeClosed',
} as const satisfies CommandAction;

export const LOCK = {
  id: 'lock',
  command: 'lock',
  label: 'shell:userMenu.lock',
  icon: 'lock',
} as const satisfies CommandAction;

const SIGN_OUT: CommandAction = { id: 'signOut', command: 'signOut', label: 'shell:signOut', icon: 'logout' };

const LETTER_KEYS = { id: 'letterKeys', command: 'letterKeys', icon: 'keypad' } as const;

/** Commands that can be done at once in the state the application is in. */
export interface CommandState {
  readonly amountsHidden: boolean;
  readonly canLock: boolean;
  /** True while keys of one letter lead somewhere. */
  readonly letterKeysOn: boolean;
}

export function commandActions({ amountsHidden, canLock, letterKeysOn }: CommandState): readonly CommandAction[] {
  return [
    amountsHidden ? SHOW_AMOUNTS : HIDE_AMOUNTS,
    ...(canLock ? [LOCK] : []),
    SIGN_OUT,
    { ...LETTER_KEYS, label: letterKeysOn ? 'palette:actions.letterKeys.on' : 'palette:actions.letterKeys.off' },
  ];
}
