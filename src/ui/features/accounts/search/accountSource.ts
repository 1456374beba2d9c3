import type { AccountsStore } from '../../../../application/accounts/AccountsStore';
import type { CardsStore } from '../../../../application/cards/CardsStore';
import type { Account } from '../../../../domain/account/Account';
import { lastFour, maskAccountNumber } from '../../../../domain/account/accountNumber';
import type { Card } from '../../../../domain/card/Card';
import { SEARCH_WORDS } from '../../../../domain/search/searchWords';
import { cardPath } from '../../../objects/cards/cardPaths';
import { accountPath } from '../../../objects/accounts/holdingPath';
import type { SearchEntry, SearchSource, SearchTexts } from './SearchSource';

const MAX_ROWS = 5;

interface Products {
  readonly accounts: AccountsStore;
  readonly cards: CardsStore;
}

/** Accounts and cards of the customer: by name, currency, or digits of the number. */
export function accountSource({ accounts, cards }: Products): SearchSource {
  return {
    group: 'accounts',
    get status() {
      return accounts.status === 'EMPTY' ? cards.status : accounts.status;
    },
    fromLetters: 1,
    most: MAX_ROWS,
    ensure: async () => {
      await Promise.all([accounts.ensure(), cards.ensure()]);
    },
    entries: (texts) => [
      ...accounts.accounts.map((account) => accountEntry(account, texts)),
      ...cards.cards.map((card) => cardEntry(card, texts)),
    ],
  };
}

function accountEntry(account: Account, texts: SearchTexts): SearchEntry {
  const { id, number, currency, available } = account;
  const title = texts.account(account);
  return {
    id: `account:${id}`,
    names: [title],
    keywords: [number, lastFour(number), currency, ...Object.values(SEARCH_WORDS.currencies[currency])],
    title,
    note: maskAccountNumber(number),
    mark: { icon: 'account' },
    amount: { of: available },
    open: () => accountPath(id),
  };
}

function cardEntry({ id, scheme, maskedNumber, holder, available }: Card, texts: SearchTexts): SearchEntry {
  const title = texts.card(scheme, lastFour(maskedNumber));
  return {
    id: `card:${id}`,
    names: [title],
    keywords: [holder, lastFour(maskedNumber), scheme],
    title,
    note: holder,
    mark: { icon: 'card' },
    amount: { of: available },
    open: () => cardPath(id),
  };
}
