import type { GuestScreen, GuestStatus } from './GuestScreen';

/** Guest pages of all features, by address. */
export class GuestTable {
  readonly screens: readonly GuestScreen[];

  constructor(screens: readonly GuestScreen[]) {
    this.screens = screens;
  }

  /**
   * The page to which every address leads that is not open in a state of the session.
   *
   * @throws for a state without such a page
   */
  firstOf(status: GuestStatus): GuestScreen {
    const first = this.screens.find(({ firstOf = [] }) => firstOf.includes(status));
    if (first === undefined) {
      throw new Error(`No page is the first one of ${status}`);
    }
    return first;
  }

  /** Pages that are open in a state of the session. */
  openIn(status: GuestStatus): readonly GuestScreen[] {
    return this.screens.filter(({ firstOf }) => firstOf?.includes(status) ?? status === 'unauthenticated');
  }

  /** The page at an address in a state of the session; `undefined` when it is not open then. */
  at(status: GuestStatus, path: string): GuestScreen | undefined {
    return this.openIn(status).find((screen) => screen.path === path);
  }

  /** The page at an address to which no customer comes. */
  ofGuestsAlone(path: string): GuestScreen | undefined {
    return this.screens.find((screen) => screen.path === path && screen.reader === 'guest');
  }
}
