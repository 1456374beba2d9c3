import { AccountsStore } from '../accounts/AccountsStore';
import { DirectoryStore } from '../directories/DirectoryStore';
import { TypedDrafts } from '../drafts/TypedDrafts';
import { inject, injectable } from '../injection';
import { LiveUpdates } from '../live/LiveUpdates';
import { NotificationsStore } from '../notifications/NotificationsStore';
import { UserStore } from '../user/UserStore';
import { DeviceMemory } from './DeviceMemory';
import { Inactivity } from './Inactivity';

@injectable()
export class SignedInVisitDeps {
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  @inject(TypedDrafts) readonly drafts!: TypedDrafts;
  @inject(UserStore) readonly user!: UserStore;
  @inject(NotificationsStore) readonly notifications!: NotificationsStore;
  @inject(DirectoryStore) readonly directories!: DirectoryStore;
  @inject(LiveUpdates) readonly live!: LiveUpdates;
  @inject(Inactivity) readonly inactivity!: Inactivity;
  @inject(DeviceMemory) readonly device!: DeviceMemory;
}

/** Services that run from sign-in to sign-out, whatever screen is open. */
@injectable()
export class SignedInVisit {
  readonly #deps: SignedInVisitDeps;

  constructor(@inject(SignedInVisitDeps) deps: SignedInVisitDeps) {
    this.#deps = deps;
  }

  begin(): void {
    void this.#deps.user.reload().then(() => this.#deps.drafts.clearForeign());
    // The bank opens once the user is known; the first page need not wait twice.
    void this.#deps.accounts.ensure();
    void this.#deps.notifications.recheck();
    this.#deps.directories.begin();
    void this.#deps.device.remember();
    this.#deps.live.start();
    this.#deps.inactivity.start();
  }

  /** Stops calls to the bank and the event stream while the screen is locked. */
  pause(): void {
    this.#deps.inactivity.stop();
    this.#deps.live.stop();
    this.#deps.directories.end();
  }

  /** Starts again after the screen was unlocked. Data may be stale; once open, the stream has everything reloaded. */
  resume(): void {
    this.begin();
  }

  end(): void {
    this.#deps.inactivity.stop();
    this.#deps.live.stop();
    this.#deps.directories.end();
    this.#deps.notifications.leave();
  }
}
