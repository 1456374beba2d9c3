import { makeAutoObservable, reaction } from 'mobx';

import { AccountsStore } from '../accounts/AccountsStore';
import { inject, injectable } from '../injection';
import { KeyValueStore } from '../ports/KeyValueStore';
import { SessionStore } from '../session/SessionStore';
import { BankTime } from '../time/BankTime';
import { UserStore } from '../user/UserStore';
import { BALANCES_KEY, BALANCES_OWNER_KEY } from './balanceKeys';
import { writeBalances } from './keptBalances';

@injectable()
export class BalanceKeeperDeps {
  @inject(AccountsStore) readonly accounts!: Pick<AccountsStore, 'accounts' | 'status' | 'renew'>;
  @inject(UserStore) readonly users!: Pick<UserStore, 'user'>;
  @inject(SessionStore) readonly session!: Pick<SessionStore, 'status' | 'visiting'>;
  @inject(KeyValueStore) readonly settings!: KeyValueStore;
  @inject(BankTime) readonly time!: Pick<BankTime, 'now'>;
}

/**
 * Stores balances on this device for users who have allowed it, to show them without a network (docs/adr/0116).
 * `SignedInVisit` deletes them when the visit ends or the screen is locked.
 */
@injectable('Singleton')
export class BalanceKeeper {
  /** Id of the user whose balances are kept; `undefined` without one. */
  owner: string | undefined;

  readonly #deps: BalanceKeeperDeps;
  #stop: (() => void) | undefined;

  constructor(@inject(BalanceKeeperDeps) deps: BalanceKeeperDeps) {
    this.#deps = deps;
    this.owner = deps.settings.read(BALANCES_OWNER_KEY);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** True when the balances of the signed-in user are kept. */
  get on(): boolean {
    const { user } = this.#deps.users;
    return user !== undefined && user.id === this.owner;
  }

  /** Keeps the balances each time the bank has sent them, until the visit ends. */
  start(): void {
    const { accounts, session, users } = this.#deps;
    if (session.visiting) {
      this.#stop ??= reaction(
        () => [users.user?.id, accounts.status === 'LOADED', accounts.accounts] as const,
        this.#keep,
        { fireImmediately: true },
      );
    }
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  /** Keeps the balances of the signed-in user from now on, beginning with what the bank tells now. */
  allow(): void {
    const { accounts, settings, users } = this.#deps;
    if (users.user !== undefined) {
      this.owner = users.user.id;
      settings.write(BALANCES_OWNER_KEY, users.user.id);
      this.start();
      void accounts.renew();
    }
  }

  /** Deletes what is kept, and keeps nothing more. */
  refuse(): void {
    this.owner = undefined;
    this.#deps.settings.remove(BALANCES_OWNER_KEY);
    this.#deps.settings.remove(BALANCES_KEY);
  }

  readonly #keep = (): void => {
    const { accounts, users, session, settings, time } = this.#deps;
    if (!session.visiting) {
      // Another visit has a keeper of its own.
      this.stop();
    }
    if (session.status !== 'active' || users.user === undefined || this.owner === undefined) {
      return;
    }
    if (users.user.id !== this.owner) {
      // Another user has signed in, so the device is shared.
      this.refuse();
    } else if (settings.read(BALANCES_OWNER_KEY) !== this.owner) {
      // Switched off in another tab.
      this.owner = undefined;
    } else if (accounts.status === 'LOADED') {
      writeBalances(settings, accounts.accounts, time.now());
    }
  };
}
