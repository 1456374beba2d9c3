import type { AccountsStore } from '../accounts/AccountsStore';
import type { BusinessErrorsStore } from '../directories/BusinessErrorsStore';
import type { TypedDrafts } from '../drafts/TypedDrafts';
import type { LiveUpdates } from '../live/LiveUpdates';
import type { NotificationsStore } from '../notifications/NotificationsStore';
import type { UserStore } from '../user/UserStore';
import type { DeviceMemory } from './DeviceMemory';
import type { Inactivity } from './Inactivity';

export interface SignedInVisitDeps {
  readonly accounts: AccountsStore;
  readonly drafts: TypedDrafts;
  readonly user: UserStore;
  readonly notifications: NotificationsStore;
  readonly businessErrors: BusinessErrorsStore;
  readonly live: LiveUpdates;
  readonly inactivity: Inactivity;
  readonly device: DeviceMemory;
}

/** Services that run from sign-in to sign-out, whatever screen is open. */
export class SignedInVisit {
  readonly #deps: SignedInVisitDeps;

  constructor(deps: SignedInVisitDeps) {
    this.#deps = deps;
  }

  begin(): void {
    void this.#deps.user.reload().then(() => this.#deps.drafts.clearForeign());
    // The bank opens once the user is known; the first page need not wait twice.
    void this.#deps.accounts.ensure();
    void this.#deps.notifications.recheck();
    void this.#deps.businessErrors.refresh();
    void this.#deps.device.remember();
    this.#deps.live.start();
    this.#deps.inactivity.start();
  }

  /** Stops calls to the bank and the event stream while the screen is locked. */
  pause(): void {
    this.#deps.inactivity.stop();
    this.#deps.live.stop();
  }

  /** Starts again after the screen was unlocked. Data may be stale; once open, the stream has everything reloaded. */
  resume(): void {
    this.begin();
  }

  end(): void {
    this.#deps.inactivity.stop();
    this.#deps.live.stop();
    this.#deps.notifications.leave();
  }
}
