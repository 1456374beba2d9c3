import { makeAutoObservable, observableRef } from 'mobx';

import {
  layoutIn,
  layoutOf,
  layoutText,
  movePanel,
  PANELS_OF_COMPANIES,
  PANELS_OF_PEOPLE,
  placePanel,
  toggleFolded,
  toggleHidden,
  toggleWhole,
} from '../../domain/home/homePanels';
import type { HomeLayout, HomePanel, HomePart } from '../../domain/home/homePanels';
import { inject, injectable } from '../injection';
import { KeyValueStore } from '../ports/KeyValueStore';
import { UserStore } from '../user/UserStore';
import { HOME_PANELS_KEY } from './homePanelsKey';

interface Change {
  readonly key: string;
  readonly layout: HomeLayout;
}

/** Order, folding and hiding of the panels of the home page, kept on this device apart for each user. Read at once, so that nothing moves later. */
@injectable('Singleton')
export class HomeArrangement {
  /** Layouts since the page was opened, the present one last. */
  changes: readonly Change[] = [];

  readonly #store: KeyValueStore;
  readonly #users: Pick<UserStore, 'user' | 'isCorporate'>;

  constructor(
    @inject(KeyValueStore) store: KeyValueStore,
    @inject(UserStore) users: Pick<UserStore, 'user' | 'isCorporate'>,
  ) {
    this.#store = store;
    this.#users = users;
    makeAutoObservable(this, { changes: observableRef }, { autoBind: true });
  }

  get layout(): HomeLayout {
    return this.#own.at(-1)?.layout ?? layoutIn(this.#store.read(this.#key) ?? '', this.#usual);
  }

  get isUsual(): boolean {
    return layoutText(this.layout) === layoutText(this.#usualLayout);
  }

  get canUndo(): boolean {
    return this.#own.length > 1;
  }

  isFolded(panel: HomePanel): boolean {
    return this.layout.folded.includes(panel);
  }

  /** Moves a panel past its neighbour among those that stand in one column; false when it is the last one there. */
  move(panel: HomePanel, step: -1 | 1, among: readonly HomePanel[]): boolean {
    return this.#takeIfOther(movePanel(this.layout, panel, { step, among }));
  }

  /** Puts a panel at a place among those that stand in one column, counted from zero; false when it stands there. */
  place(panel: HomePanel, place: number, among: readonly HomePanel[]): boolean {
    return this.#takeIfOther(placePanel(this.layout, panel, { place, among }));
  }

  toggle(panel: HomePanel): void {
    this.#take(toggleFolded(this.layout, panel));
  }

  isHidden(panel: HomePanel): boolean {
    return this.layout.hidden.includes(panel);
  }

  /** Takes a panel from the page, or brings it back to its place. */
  toggleHidden(panel: HomePanel): void {
    this.#take(toggleHidden(this.layout, panel));
  }

  isWhole(part: HomePart): boolean {
    return this.layout.whole.includes(part);
  }

  /** Shows a part of the page in full, or its beginning again. No change of the order, so neither taken back nor restored with it. */
  toggleWhole(part: HomePart): void {
    const layout = toggleWhole(this.layout, part);
    const own = this.#own.map((change) => ({ ...change, layout: { ...change.layout, whole: layout.whole } }));
    this.changes = own.length === 0 ? [{ key: this.#key, layout }] : own;
    this.#keep();
  }

  /** Restores the usual order, with every panel shown and unfolded. */
  restore(): void {
    this.#take(this.#usualLayout);
  }

  /** Takes the latest change back. */
  undo(): void {
    if (this.canUndo) {
      this.changes = this.#own.slice(0, -1);
      this.#keep();
    }
  }

  get #usualLayout(): HomeLayout {
    return { ...layoutOf(this.#usual), whole: this.layout.whole };
  }

  get #usual(): readonly HomePanel[] {
    return this.#users.isCorporate ? PANELS_OF_COMPANIES : PANELS_OF_PEOPLE;
  }

  get #key(): string {
    return `${HOME_PANELS_KEY}:${this.#users.user?.id ?? ''}`;
  }

  /** Changes of the signed-in user; another one may have been there before. */
  get #own(): readonly Change[] {
    return this.changes.filter(({ key }) => key === this.#key);
  }

  #takeIfOther(layout: HomeLayout): boolean {
    const { layout: present } = this;
    if (layout === present) {
      return false;
    }
    this.#take(layout);
    return true;
  }

  #take(layout: HomeLayout): void {
    const before = this.#own.length === 0 ? [{ key: this.#key, layout: this.layout }] : this.#own;
    this.changes = [...before, { key: this.#key, layout }];
    this.#keep();
  }

  #keep(): void {
    this.#store.write(this.#key, layoutText(this.layout));
  }
}
