/** Longest time between G and the letter after it, in milliseconds. */
const CHORD_MS = 1000;

/** Places in which a key is text, or belongs to a list that is open; a window over the page keeps its keys to itself. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const WINDOWS = '[role="dialog"], [role="alertdialog"]';

/** Keys pressed, as an event of the browser tells them. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'timeStamp' | 'target' | 'defaultPrevented'
>;

/** Reader of the keys that lead from any page to the search, or by G and a letter to a section. */
export class SearchKeys {
  #leadAt = Number.NEGATIVE_INFINITY;

  /** Returns `search`, or the letter that follows G as it is called on an English keyboard; `undefined` for every other key. */
  read(pressed: PressedKey, letterKeysOn: boolean): 'search' | { readonly letter: string } | undefined {
    const { code, ctrlKey, metaKey, altKey, shiftKey, timeStamp, defaultPrevented } = pressed;
    if (defaultPrevented || altKey) {
      return undefined;
    }
    if (ctrlKey || metaKey) {
      return code === 'KeyK' && !shiftKey && !isWithin(pressed, WINDOWS) ? 'search' : undefined;
    }
    if (!letterKeysOn || isWithin(pressed, OWN_KEYS)) {
      return undefined;
    }
    if (pressed.key === '/') {
      return 'search';
    }
    const follows = timeStamp - this.#leadAt <= CHORD_MS;
    this.#leadAt = code === 'KeyG' && !shiftKey ? timeStamp : Number.NEGATIVE_INFINITY;
    const letter = /^Key([A-Z])$/.exec(code)?.[1];
    return follows && letter !== undefined && !shiftKey ? { letter: letter.toLowerCase() } : undefined;
  }
}

function isWithin({ target }: PressedKey, places: string): boolean {
  return target instanceof Element && target.closest(places) !== null;
}
