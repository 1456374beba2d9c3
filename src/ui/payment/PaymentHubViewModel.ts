import { makeAutoObservable, observableRef } from 'mobx';

import type { AccountsStore } from '../../application/accounts/AccountsStore';
import type { PastOperations } from '../../application/history/PastOperations';
import type { UserStore } from '../../application/user/UserStore';
import type { Transaction } from '../../domain/history/Transaction';
import { searchable } from '../../domain/language/searchable';
import type { PaymentName } from './PaymentDefinition';
import type { PaymentContext } from './PaymentContext';
import { HUB_TILES } from './paymentHub';
import type { HubGroup, HubTile } from './paymentHub';
import { kindThatRepeats } from './paymentKinds';

/** The words of a tile in the language of the screen, by which customers look for it. */
export type TileWords = Readonly<Record<PaymentName, { readonly title: string; readonly text: string }>>;

export interface TileGroup {
  readonly group: HubGroup;
  readonly tiles: readonly HubTile[];
}

/** How many recipients can be paid again from the hub. */
export const MOST_RECIPIENTS = 6;

export interface PaymentHubDeps {
  readonly context: PaymentContext;
  readonly accounts: AccountsStore;
  readonly past: PastOperations;
  readonly user: UserStore;
  /** True when the screen at an address is open to the user. */
  readonly mayOpen: (path: string) => boolean;
}

/** Ways to move money, and those whom money went to lately. */
export class PaymentHubViewModel {
  search = '';
  words: TileWords | undefined;

  readonly #deps: PaymentHubDeps;

  constructor(deps: PaymentHubDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { words: observableRef }, { autoBind: true });
  }

  /** Groups with the tiles that match what was typed; a group without any is left out. */
  get groups(): readonly TileGroup[] {
    const wanted = searchable(this.search);
    const open = HUB_TILES.filter(this.#isOpen);
    const found = open.filter(({ name }) => this.#wordsOf(name).includes(wanted));
    return [...new Set(found.map(({ group }) => group))].map((group) => ({
      group,
      tiles: found.filter((tile) => tile.group === group),
    }));
  }

  /** The latest operation to each recipient that a form can be filled in with, newest first. */
  get recipients(): readonly Transaction[] {
    const { past, context } = this.#deps;
    const seen = new Set<string>();
    const latest = past.transactions.filter((transaction) => {
      const kind = kindThatRepeats(transaction, context);
      const recipient = `${kind?.name ?? ''} ${transaction.credit.accountNumber ?? transaction.recipientName}`;
      const isNew = kind !== undefined && this.#deps.mayOpen(kind.path) && !seen.has(recipient);
      seen.add(recipient);
      return isNew;
    });
    return latest.slice(0, MOST_RECIPIENTS);
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

  /** Fills the form the operation was made with; answers its address. Sends nothing. */
  repeat(transaction: Transaction): string | undefined {
    const kind = kindThatRepeats(transaction, this.#deps.context);
    kind?.repeat(transaction, this.#deps.context);
    return kind?.path;
  }

  /** The customer's own name of an account; empty for anybody else's. */
  nameOf(transaction: Transaction): string {
    return this.#deps.accounts.byNumber(transaction.credit.accountNumber)?.name ?? '';
  }

  /** True for a user of a company who creates no payments. */
  get createsNothing(): boolean {
    const { isCorporate, makesDocuments } = this.#deps.user;
    return isCorporate && !makesDocuments;
  }

  readonly #isOpen = ({ path, isForIndividuals }: HubTile): boolean =>
    this.#deps.mayOpen(path) && (isForIndividuals !== true || !this.#deps.user.isCorporate);

  #wordsOf(name: PaymentName): string {
    const words = this.words?.[name];
    return words === undefined ? '' : searchable(`${words.title} ${words.text}`);
  }
}
