import type { Language } from '../../domain/language/Language';
import { displayName } from '../../domain/user/displayName';
import { AccountsStore } from '../accounts/AccountsStore';
import { BusinessErrorsStore } from '../directories/BusinessErrorsStore';
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
  @inject(BusinessErrorsStore) readonly businessErrors!: BusinessErrorsStore;
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
    void this.#deps.accounts.prefetch();
    void this.#deps.notifications.recheck();
    void this.#deps.businessErrors.refresh();
    void this.#deps.device.remember();
    this.#deps.live.start();
    this.#deps.inactivity.start();
  }

  /** Stops calls to the bank and the event stream while the screen is locked. */
  pause(): void {
    this.#deps.inactivity.stop();
    this.#deps.live.pause();
  }

  /** Starts again after the screen was unlocked; has everything reloaded, or loaded where the lock came before the data. */
  resume(): void {
    if (this.#deps.user.user === undefined) {
      this.begin();
    } else {
      this.#deps.live.resume();
      this.#deps.inactivity.start();
    }
  }

  /** Name to show on a locked screen; `undefined` for a user without a PIN, and while the user is not known. */
  lockOwner(language: Language): string | undefined {
    const { user } = this.#deps.user;
    return user?.hasPin === true ? displayName(user, language) : undefined;
  }

  end(): void {
    this.#deps.inactivity.stop();
    this.#deps.live.stop();
    this.#deps.notifications.leave();
  }
}
