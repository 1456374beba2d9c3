import type { Language } from '../../domain/language/Language';
import { displayName } from '../../domain/user/displayName';
import { AccountsStore } from '../accounts/AccountsStore';
import { DirectoryStore } from '../directories/DirectoryStore';
import { RatesStore } from '../exchange/RatesStore';
import { RecentOperations } from '../history/RecentOperations';
import { TypedDrafts } from '../drafts/TypedDrafts';
import { FirstPageGateway } from '../firstPage/FirstPageGateway';
import { inject, injectable } from '../injection';
import { LiveUpdates } from '../live/LiveUpdates';
import { BALANCES_KEY } from '../offline/balanceKeys';
import { KeyValueStore } from '../ports/KeyValueStore';
import { LogOwner } from '../ports/LogOwner';
import { NotificationsStore } from '../notifications/NotificationsStore';
import { UserStore } from '../user/UserStore';
import { DeviceMemory } from './DeviceMemory';
import { Inactivity } from './Inactivity';
import { keepsBalances } from './SessionEnd';
import { SessionKeeper } from './SessionKeeper';
import { SessionStore } from './SessionStore';

@injectable()
export class SignedInVisitDeps {
  @inject(FirstPageGateway) readonly firstPage!: Pick<FirstPageGateway, 'serve'>;
  @inject(SessionKeeper) readonly keeper!: Pick<SessionKeeper, 'takeFirstPage'>;
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  @inject(RatesStore) readonly rates!: Pick<RatesStore, 'prefetch'>;
  @inject(RecentOperations) readonly recent!: Pick<RecentOperations, 'prefetch'>;
  @inject(TypedDrafts) readonly drafts!: TypedDrafts;
  @inject(UserStore) readonly user!: UserStore;
  @inject(NotificationsStore) readonly notifications!: NotificationsStore;
  @inject(DirectoryStore) readonly directories!: DirectoryStore;
  @inject(LiveUpdates) readonly live!: LiveUpdates;
  @inject(Inactivity) readonly inactivity!: Inactivity;
  @inject(DeviceMemory) readonly device!: DeviceMemory;
  @inject(SessionStore) readonly session!: Pick<SessionStore, 'end'>;
  @inject(KeyValueStore) readonly settings!: KeyValueStore;
  @inject(LogOwner) readonly log!: LogOwner;
}

/** Services that run from sign-in to sign-out, whatever screen is open. */
@injectable('Singleton')
export class SignedInVisit {
  readonly #deps: SignedInVisitDeps;

  constructor(@inject(SignedInVisitDeps) deps: SignedInVisitDeps) {
    this.#deps = deps;
  }

  /** `opensHome` for a visit whose first page is the home page, which has what it shows first read in one call. */
  begin(opensHome = false): void {
    const known = this.#deps.keeper.takeFirstPage();
    if (opensHome || known !== undefined) {
      this.#deps.firstPage.serve(known, () => {
        this.#readUser();
        void this.#deps.rates.prefetch();
        void this.#deps.recent.prefetch();
      });
    } else {
      this.#readUser();
    }
    this.#deps.directories.begin();
    void this.#deps.device.remember();
    this.#deps.live.start();
    this.#deps.inactivity.start();
  }

  /** Stops calls to the bank and the event stream while the screen is locked. */
  pause(): void {
    // A locked screen hides what it showed, without a network too.
    this.#deps.settings.remove(BALANCES_KEY);
    this.#deps.inactivity.stop();
    this.#deps.live.pause();
    this.#deps.directories.end();
  }

  /** Starts again after the screen was unlocked; has everything reloaded, or loaded where the lock came before the data. */
  resume(): void {
    if (this.#deps.user.user === undefined) {
      this.begin();
    } else {
      this.#deps.directories.begin();
      this.#deps.live.resume();
      this.#deps.inactivity.start();
    }
  }

  /** Name to show on a locked screen; `undefined` for a user without a PIN, and while the user is not known. */
  lockOwner(language: Language): string | undefined {
    const { user } = this.#deps.user;
    return user?.hasPin === true ? displayName(user, language) : undefined;
  }

  /** Reads what every page shows. The bank opens once the user is known; the first page need not wait twice for the accounts. */
  #readUser(): void {
    void this.#deps.user.reload().then(() => {
      this.#deps.log.belongsTo(this.#deps.user.user);
      this.#deps.drafts.clearForeign();
    });
    void this.#deps.accounts.prefetch();
    void this.#deps.notifications.recheck();
  }

  end(): void {
    this.#deps.inactivity.stop();
    this.#deps.live.stop();
    this.#deps.directories.end();
    this.#deps.notifications.leave();
    this.#deps.log.belongsTo(undefined);
    if (!keepsBalances(this.#deps.session.end)) {
      this.#deps.settings.remove(BALANCES_KEY);
    }
  }
}
