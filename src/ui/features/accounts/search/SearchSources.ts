import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { CardsStore } from '../../../../application/cards/CardsStore';
import { DepositsStore } from '../../../../application/deposits/DepositsStore';
import { HistorySearch } from '../../../../application/history/HistorySearch';
import { inject, injectable } from '../../../../application/injection';
import { PayeesStore } from '../../../../application/payees/PayeesStore';
import { AmountVisibility } from '../../../../application/preferences/AmountVisibility';
import { LetterKeys } from '../../../../application/preferences/LetterKeys';
import { SearchedOperations } from '../../../../application/search/SearchedOperations';
import { UserStore } from '../../../../application/user/UserStore';
import type { CommandName } from '../../../kernel/Action';
import { HISTORY_PATH } from '../../../objects/operations/historyPaths';
import { PAYEES_PATH } from '../../../objects/payees/payeePaths';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { CATALOGUE_PATH } from '../../../objects/payments/providerPaths';
import { openProviderForm } from '../../payments/services';
import { ShellViewModel } from '../../../flow/access/ShellViewModel';
import { ScreenTable } from '../../../kernel/ScreenTable';
import { accountSource } from './accountSource';
import { actionSource } from './actionSource';
import { operationSource } from './operationSource';
import { payeeSource } from './payeeSource';
import { providerSource } from './providerSource';
import type { SearchSource } from './SearchSource';
import { SERVICES } from '../../../flow/payment/sharedResources';

@injectable()
export class SearchSourcesDeps {
  @inject(ShellViewModel) readonly shell!: Pick<ShellViewModel, 'mayOpen' | 'canLock'>;
  @inject(ScreenTable) readonly screens!: ScreenTable;
  @inject(UserStore) readonly user!: Pick<UserStore, 'isCorporate' | 'makesDocuments'>;
  @inject(AmountVisibility) readonly visibility!: Pick<AmountVisibility, 'hidden'>;
  @inject(LetterKeys) readonly letterKeys!: Pick<LetterKeys, 'on'>;
  @inject(PaymentContext) readonly payments!: PaymentContext;
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  @inject(CardsStore) readonly cards!: CardsStore;
  /** Deposits as far as they are loaded: they name moves to and from them. */
  @inject(DepositsStore) readonly deposits!: Pick<DepositsStore, 'numbers' | 'byNumber'>;
  @inject(PayeesStore) readonly payees!: Pick<PayeesStore, 'status' | 'payees' | 'namesakesOf' | 'ensure'>;
  @inject(SearchedOperations) readonly operations!: SearchedOperations;
  @inject(HistorySearch) readonly found!: HistorySearch;
}

/** Everything the search looks through. Another source is one more line of the list. */
@injectable('Singleton')
export class SearchSources {
  readonly sources: readonly SearchSource[];
  #run: (command: CommandName) => void = () => undefined;

  constructor(@inject(SearchSourcesDeps) deps: SearchSourcesDeps) {
    const {
      shell,
      screens,
      user,
      visibility,
      letterKeys,
      payments,
      accounts,
      cards,
      deposits,
      payees,
      operations,
      found,
    } = deps;
    this.sources = [
      actionSource(() => ({
        screens: screens.actions,
        isCorporate: user.isCorporate,
        makesDocuments: user.makesDocuments,
        mayOpen: shell.mayOpen,
        canLock: shell.canLock,
        amountsHidden: visibility.hidden,
        letterKeysOn: letterKeys.on,
        run: (command) => this.#run(command),
      })),
      payeeSource({ payees, isOpen: () => shell.mayOpen(PAYEES_PATH) }),
      providerSource({
        services: SERVICES.of(payments),
        isOpen: () => shell.mayOpen(CATALOGUE_PATH),
        choose: (provider) => openProviderForm(provider, payments),
      }),
      accountSource({ accounts, cards }),
      operationSource({ operations, found, accounts, deposits, isOpen: () => shell.mayOpen(HISTORY_PATH) }),
    ];
  }

  /** Sets the way actions without a screen are carried out; the frame knows it. */
  setCommands(run: (command: CommandName) => void): void {
    this.#run = run;
  }
}
