import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { CardsStore } from '../../../src/application/cards/CardsStore';
import { HistorySearch } from '../../../src/application/history/HistorySearch';
import { PayeesStore } from '../../../src/application/payees/PayeesStore';
import { AmountVisibility } from '../../../src/application/preferences/AmountVisibility';
import { LetterKeys } from '../../../src/application/preferences/LetterKeys';
import { SearchChoices } from '../../../src/application/search/SearchChoices';
import { SearchedOperations } from '../../../src/application/search/SearchedOperations';
import { UserStore } from '../../../src/application/user/UserStore';
import { titleText } from '../../../src/domain/history/titleText';
import type { Transaction } from '../../../src/domain/history/Transaction';
import type { Language } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import { success } from '../../../src/domain/result/Result';
import { SCREEN_TABLE } from '../../../src/ui/features/screens';
import { denialAt } from '../support/denialAt';
import { SearchSources } from '../../../src/ui/features/accounts/search/SearchSources';
import { SearchViewModel } from '../../../src/ui/features/accounts/search/SearchViewModel';
import type { CustomerKind, User } from '../../../src/domain/user/User';
import { wordsIn } from '../../e2e/support/words';
import { anAccount, aTransaction, aUser } from '../../application/support/builders';
import { aCard } from '../../application/support/cards';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MemoryStore } from '../../application/support/fakePorts';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { aPaymentContext } from '../support/aPaymentContext';
import { CATEGORIES, PROVIDERS } from './everythingOnSale';

export const OPERATIONS: readonly Transaction[] = [
  aTransaction({
    id: '71',
    txnCode: 'MAKE_BANK_CLIENT_TRANSFER',
    recipientName: 'Айзада Т.',
    purpose: 'За обед',
    debit: { accountNumber: '1280010000000114', currency: 'KGS', amount: money(91_557n, 'KGS') },
  }),
  aTransaction({
    id: '72',
    txnCode: 'MAKE_BANK_CLIENT_TRANSFER',
    recipientName: 'ОсОО «Ак-Суу Трейд»',
    purpose: 'Счёт 18',
  }),
];

interface SearchOptions {
  readonly language?: Language;
  readonly customerKind?: CustomerKind;
  readonly rights?: User['rights'];
  readonly answers?: ConstructorParameters<typeof FakeOperationGateway>[0];
  readonly store?: MemoryStore;
}

/** A search over accounts, cards, providers and operations of one customer, begun and with everything loaded that comes at once. */
export async function aSearch({
  language = 'ru',
  customerKind = 'I',
  rights = [],
  answers = {},
  store = new MemoryStore(),
}: SearchOptions = {}) {
  const time = new MovableTime();
  const gateway = new FakeOperationGateway({
    GET_SELF_USER_DATA: () => success(aUser({ customerKind, rights })),
    GET_ACCOUNTS_V2: () =>
      success([
        anAccount({ id: '1', number: '1280010000000114', name: 'Основной' }),
        anAccount({ id: '2', number: '1280010000002336', name: 'Поездки', currency: 'USD' }),
      ]),
    GET_CARDS_V2: () => success([aCard({ id: '20' })]),
    GET_PAYEES: () => success([]),
    GET_SERVICE_CATEGORIES: () => success({ dataVersion: 1n, content: CATEGORIES }),
    GET_SERVICE_PROVIDERS: () => success({ dataVersion: 1n, content: PROVIDERS }),
    GET_SCHOOL_YEARS: () => success({ dataVersion: 1n, content: [] }),
    GET_TRANSACTION_HISTORY_V2: ({ text }) =>
      success({ transactions: text === undefined ? OPERATIONS : [], next: undefined }),
    ...answers,
  });
  const users = new UserStore(gateway);
  await users.reload();
  const accounts = new AccountsStore(gateway);
  const cards = new CardsStore(gateway, time);
  const payments = aPaymentContext(gateway, time, { accounts, cards });
  const visibility = new AmountVisibility(store);
  const letterKeys = new LetterKeys(store);
  const mayOpen = (path: string): boolean =>
    denialAt(path, { customerKind, rights, operations: undefined, isViewOnly: false }) === undefined;
  const from = new SearchSources({
    shell: { mayOpen, canLock: true },
    screens: SCREEN_TABLE,
    user: users,
    visibility,
    letterKeys,
    payments,
    accounts,
    cards,
    deposits: { numbers: [], byNumber: () => undefined },
    payees: new PayeesStore(gateway),
    operations: new SearchedOperations(gateway),
    found: new HistorySearch({ gateway, scheduler: time }),
  });
  const choices = new SearchChoices({ store, users, clock: time });
  const model = new SearchViewModel({ from, choices, scheduler: time });
  const words = wordsIn(language);
  model.setTexts({
    language,
    label: (label) => textAt(words, label),
    kind: (kind) => words.operations.kinds[kind],
    operation: ({ title, kind }) =>
      titleText(title, {
        account: ({ name, currency: ccy }) => (name === '' ? ccy : name),
        returnOf: ({ number }) => number,
        party: (stored) => stored,
        kind: words.operations.kinds[kind],
      }),
    account: ({ name, currency }) => (name === '' ? currency : name),
    card: (scheme, digits) => `${words.cards.schemes[scheme]} •${digits}`,
  });
  model.begin('');
  await settle();
  return { model, from, gateway, time, store, visibility, letterKeys, payments };
}

function textAt(words: object, label: string): string {
  const text = label.split(/[:.]/).reduce<unknown>((place, key) => Reflect.get(Object(place), key), words);
  if (typeof text !== 'string') {
    throw new Error(`${label} is no text`);
  }
  return text;
}

/** Ids of what is found, best first. */
export function foundBy(model: SearchViewModel, query: string): readonly string[] {
  model.setQuery(query);
  return model.groups.flatMap(({ items }) => items.map(({ id }) => id));
}
