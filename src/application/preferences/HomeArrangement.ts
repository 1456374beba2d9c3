import { makeAutoObservable, observableRef } from 'mobx';

import {
  layoutIn,
  layoutText,
  movePanel,
  PANELS_OF_COMPANIES,
  PANELS_OF_PEOPLE,
  toggleFolded,
} from '../../domain/home/homePanels';
import type { HomeLayout, HomePanel } from '../../domain/home/homePanels';
import { inject, injectable } from '../injection';
import { KeyValueStore } from '../ports/KeyValueStore';
import { UserStore } from '../user/UserStore';
import { HOME_PANELS_KEY } from './homePanelsKey';

interface Change {
  readonly key: string;
  readonly layout: HomeLayout;
}

/** Order and folding of the panels of the home page, kept on this device apart for each user. Read at once, so that nothing moves later. */
@injectable()
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
    return layoutText(this.layout) === layoutText({ order: this.#usual, folded: [] });
  }

  get canUndo(): boolean {
    return this.#own.length > 1;
  }

  isFolded(panel: HomePanel): boolean {
    return this.layout.folded.includes(panel);
  }

  /** Moves a panel past its neighbour among those that stand in one column; false when it is the last one there. */
  move(panel: HomePanel, step: -1 | 1, among: readonly HomePanel[]): boolean {
    const moved = movePanel(this.layout, panel, { step, among });
    const isMoved = moved !== this.layout;
    if (isMoved) {
      this.#take(moved);
    }
    return isMoved;
  }

  toggle(panel: HomePanel): void {
    this.#take(toggleFolded(this.layout, panel));
  }

  /** Restores the usual order, with everything unfolded. */
  restore(): void {
    this.#take({ order: this.#usual, folded: [] });
  }

  /** Takes the latest change back. */
  undo(): void {
    if (this.canUndo) {
      this.changes = this.#own.slice(0, -1);
      this.#keep();
    }
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

  #take(layout: HomeLayout): void {
    const before = this.#own.length === 0 ? [{ key: this.#key, layout: this.layout }] : this.#own;
    this.changes = [...before, { key: this.#key, layout }];
    this.#keep();
  }

  #keep(): void {
    this.#store.write(this.#key, layoutText(this.layout));
  }
}
