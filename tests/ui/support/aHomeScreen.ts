import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { CustomerEvents } from '../../../src/application/calendar/CustomerEvents';
import { CardsStore } from '../../../src/application/cards/CardsStore';
import { DocumentsStore } from '../../../src/application/corporate/DocumentsStore';
import { DepositsStore } from '../../../src/application/deposits/DepositsStore';
import { RatesStore } from '../../../src/application/exchange/RatesStore';
import { RecentOperations } from '../../../src/application/history/RecentOperations';
import { AmountVisibility } from '../../../src/application/preferences/AmountVisibility';
import { ReceivedInvoicesStore } from '../../../src/application/invoices/ReceivedInvoicesStore';
import { LoansStore } from '../../../src/application/loans/LoansStore';
import { TemplatesStore } from '../../../src/application/templates/TemplatesStore';
import { WalletsStore } from '../../../src/application/wallets/WalletsStore';
import { UserStore } from '../../../src/application/user/UserStore';
import { success } from '../../../src/domain/result/Result';
import { addDays } from '../../../src/domain/time/days';
import { HomeScreenViewModel } from '../../../src/ui/features/accounts/home/HomeScreenViewModel';
import { WaitingViewModel } from '../../../src/ui/features/accounts/home/WaitingViewModel';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { aLoan } from '../../application/support/aLoan';
import { anAccount, aTransaction, NOON } from '../../application/support/builders';
import { aCard } from '../../application/support/cards';
import { aDeposit } from '../../application/support/deposits';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MemoryStore } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { someDrafts } from '../../application/support/typedDrafts';

/** The first page with stores of its own, which a person has every product of. */
export function aHomeScreen(store = new MemoryStore()) {
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () =>
      success([
        anAccount({ id: '3', number: '1280020000000316', currency: 'USD', minor: 700n }),
        anAccount({ id: '2', number: '1280010000000215', minor: 200n }),
        anAccount({ id: '1', number: '1280010000000114', minor: 100n }),
        anAccount({ id: '9', number: '1280010000000919', accountClass: '30100' }),
      ]),
    GET_EXCHANGE_RATES: () =>
      success([
        { base: 'EUR', quote: 'KGS', rateType: 'commercial', buy: 94_000_000n, sell: 95_000_000n },
        { base: 'USD', quote: 'KGS', rateType: 'official', buy: 87_000_000n, sell: 87_000_000n },
        { base: 'USD', quote: 'KGS', rateType: 'commercial', buy: 86_900_000n, sell: 87_500_000n },
      ]),
    GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [aTransaction()], next: undefined }),
    GET_CARDS_V2: () =>
      success([
        aCard({ id: '3', orderValue: 1, customStatus: 'softLock' }),
        aCard({ id: '2', isSupplementary: true }),
        aCard({ id: '1' }),
        aCard({ id: '4', accountClass: '30100' }),
      ]),
    GET_DEPOSITS_V2: () =>
      success([aDeposit({ accountNumber: '1280010000000721', maturesOn: addDays(bankDayOf(NOON), 10) })]),
    GET_LOANS_V2: () => success([aLoan()]),
    GET_WALLETS: () =>
      success([{ id: '1', number: '+996555000101', status: 'bound', balance: undefined, since: NOON }]),
    LIST_TEMPLATE_V2: () => success([]),
    GET_RECEIVED_INVOICES: () => success([]),
  });
  const cards = new CardsStore(gateway, new MovableTime());
  const [deposits, loans] = [new DepositsStore(gateway), new LoansStore(gateway)];
  const [wallets, user, drafts] = [new WalletsStore(gateway), new UserStore(gateway), someDrafts()];
  const templates = new TemplatesStore(gateway);
  const events = new CustomerEvents({ cards, deposits, loans, templates, user, clock: new MovableTime() });
  const invoices = new ReceivedInvoicesStore(gateway);
  const waiting = new WaitingViewModel({ drafts, events, invoices, loans, user });
  const screen = new HomeScreenViewModel({
    accounts: new AccountsStore(gateway),
    cards,
    deposits,
    loans,
    wallets,
    user,
    documents: new DocumentsStore(gateway, user),
    events,
    rates: new RatesStore(gateway),
    recent: new RecentOperations(gateway),
    visibility: new AmountVisibility(store),
  });
  return { screen, waiting, gateway, store, drafts, user };
}
