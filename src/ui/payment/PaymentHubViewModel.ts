import { makeAutoObservable, observableRef } from 'mobx';

import { AccountsStore } from '../../application/accounts/AccountsStore';
import { PastOperations } from '../../application/history/PastOperations';
import { inject, injectable } from '../../application/injection';
import { UserStore } from '../../application/user/UserStore';
import type { Transaction } from '../../domain/history/Transaction';
import { foundActions } from '../actions/foundActions';
import { isOffered } from '../actions/Action';
import { ShellViewModel } from '../shell/ShellViewModel';
import type { PaymentName } from './PaymentDefinition';
import { PaymentContext } from './PaymentContext';
import { HUB_TILES } from './paymentHub';
import type { HubGroup, HubTile } from './paymentHub';
import { kindThatRepeats } from './paymentKinds';

/** Texts of the tiles in the language of the screen, by which customers search for them. */
export type TileWords = Readonly<Record<PaymentName, { readonly title: string; readonly text: string }>>;

export interface TileGroup {
  readonly group: HubGroup;
  readonly tiles: readonly HubTile[];
}

/** Maximum number of recent recipients offered on the hub. */
export const MAX_RECIPIENTS = 6;

@injectable()
export class PaymentHubDeps {
  @inject(PaymentContext) readonly context!: PaymentContext;
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  @inject(PastOperations) readonly past!: PastOperations;
  @inject(UserStore) readonly user!: UserStore;
  /** Rights of the user to screens. */
  @inject(ShellViewModel) readonly shell!: Pick<ShellViewModel, 'mayOpen'>;
}

/** Kinds of payment, and recent recipients. */
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
    const found = foundActions(HUB_TILES.filter(this.#isOpen), this.search, this.#wordsOf);
    return [...new Set(found.map(({ group }) => group))].map((group) => ({
      group,
      tiles: found.filter((tile) => tile.group === group),
    }));
  }

  /** Latest operation to each recipient that can be repeated, newest first. */
  get recipients(): readonly Transaction[] {
    const { past, context } = this.#deps;
    const seen = new Set<string>();
    const latest = past.transactions.filter((transaction) => {
      const kind = kindThatRepeats(transaction, context);
      const recipient = `${kind?.name ?? ''} ${transaction.credit.accountNumber ?? transaction.recipientName}`;
      const isNew = kind !== undefined && this.#deps.shell.mayOpen(kind.path) && !seen.has(recipient);
      seen.add(recipient);
      return isNew;
    });
    return latest.slice(0, MAX_RECIPIENTS);
  }

  load(): void {
    void this.#deps.accounts.ensure();
    void this.#deps.past.reload();
  }

  setSearch(search: string): void {
    this.search = search;
  }

  setWords(words: TileWords): void {
    this.words = words;
  }

  /** Fills the form the operation was made with and returns its path. Sends nothing. */
  repeat(transaction: Transaction): string | undefined {
    const kind = kindThatRepeats(transaction, this.#deps.context);
    kind?.repeat(transaction, this.#deps.context);
    return kind?.path;
  }

  /** Name the customer gave the credited account; empty when it belongs to somebody else. */
  nameOf(transaction: Transaction): string {
    return this.#deps.accounts.byNumber(transaction.credit.accountNumber)?.name ?? '';
  }

  /** True for a user of a company without the right to create payments. */
  get createsNothing(): boolean {
    const { isCorporate, makesDocuments } = this.#deps.user;
    return isCorporate && !makesDocuments;
  }

  readonly #isOpen = (tile: HubTile): boolean =>
    isOffered(tile, { isCorporate: this.#deps.user.isCorporate, mayOpen: this.#deps.shell.mayOpen });

  readonly #wordsOf = ({ name }: HubTile): readonly string[] => {
    const words = this.words?.[name];
    return words === undefined ? [] : [words.title, words.text];
  };
}
