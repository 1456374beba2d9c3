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

  readonly #isOpen = (tile: PaymentTile): boolean =>
    isOffered(tile, { isCorporate: this.#deps.user.isCorporate, mayOpen: this.#deps.shell.mayOpen });

  readonly #wordsOf = ({ name }: PaymentTile): readonly string[] => {
    const words = this.words?.[name];
    return words === undefined ? [] : [words.title, words.text];
  };
}
