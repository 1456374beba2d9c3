import { makeAutoObservable, observableRef } from 'mobx';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { inject, injectable } from '../../../../application/injection';
import { UserStore } from '../../../../application/user/UserStore';
import { foundActions } from '../../../flow/actions/foundActions';
import { isOffered } from '../../../kernel/Action';
import { ShellViewModel } from '../../../flow/access/ShellViewModel';
import type { PaymentName } from '../../../kernel/Action';
import type { HubGroup, PaymentTile } from '../../../kernel/Offer';
import { ScreenTable } from '../../../kernel/ScreenTable';

/** Number of ways to pay in sight before the others are asked for: four rows of three. */
const MAX_FIRST = 12;

/** Ways most customers use, in the order they are offered; a user to whom one is closed has the next of all ways in its place. */
const FREQUENT: readonly PaymentName[] = [
  'otherAccounts',
  'ownAccounts',
  'anotherBanks',
  'services',
  'mobile',
  'qr',
  'ipcCards',
  'exchange',
  'fines',
  'propertyTax',
  'swift',
  'batch',
  'invoices',
];

/** Texts of the tiles in the language of the screen, by which customers search for them. */
export type TileWords = Readonly<Record<PaymentName, { readonly title: string; readonly text: string }>>;

export interface TileGroup {
  readonly group: HubGroup;
  readonly tiles: readonly PaymentTile[];
}

@injectable()
export class PaymentHubDeps {
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  @inject(UserStore) readonly user!: UserStore;
  @inject(ScreenTable) readonly screens!: ScreenTable;
  /** Rights of the user to screens. */
  @inject(ShellViewModel) readonly shell!: Pick<ShellViewModel, 'mayOpen'>;
}

/** Kinds of payment. */
@injectable()
export class PaymentHubViewModel {
  search = '';
  /** True once every way to pay was asked for. */
  isWhole = false;
  words: TileWords | undefined;

  readonly #deps: PaymentHubDeps;

  constructor(@inject(PaymentHubDeps) deps: PaymentHubDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { words: observableRef }, { autoBind: true });
  }

  /** Groups with the tiles that match the search; a group without matches is left out. */
  get groups(): readonly TileGroup[] {
    const found = foundActions(this.#deps.screens.tiles.filter(this.#isOpen), this.search, this.#wordsOf);
    return [...new Set(found.map(({ group }) => group))].map((group) => ({
      group,
      tiles: found.filter((tile) => tile.group === group),
    }));
  }

  /** Ways in sight at first: the frequent ones, and others in their order as far as there is room. */
  get first(): readonly PaymentTile[] {
    const open = this.#deps.screens.tiles.filter(this.#isOpen);
    const frequent = FREQUENT.flatMap((name) => open.filter((tile) => tile.name === name));
    return [...frequent, ...open.filter((tile) => !frequent.includes(tile))].slice(0, MAX_FIRST);
  }

  /** True while the first ways alone are in sight; a search looks through all of them. */
  get isFolded(): boolean {
    return !this.isWhole && this.search.trim() === '';
  }

  toggleWhole(): void {
    this.isWhole = !this.isWhole;
  }

  load(): void {
    void this.#deps.accounts.ensure();
  }

  setSearch(search: string): void {
    this.search = search;
  }

  setWords(words: TileWords): void {
    this.words = words;
  }

  /** True for a user of a company without the right to create payments. */
  get createsNothing(): boolean {
    const { isCorporate, makesDocuments } = this.#deps.user;
    return isCorporate && !makesDocuments;
  }

  readonly #isOpen = (tile: PaymentTile): boolean => {
    const { isCorporate, makesDocuments } = this.#deps.user;
    return isOffered(tile, { isCorporate, makesDocuments, mayOpen: this.#deps.shell.mayOpen });
  };

  readonly #wordsOf = ({ name }: PaymentTile): readonly string[] => {
    const words = this.words?.[name];
    return words === undefined ? [] : [words.title, words.text];
  };
}
