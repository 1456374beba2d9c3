import type { AccountsStore } from '../accounts/AccountsStore';
import type { BusinessErrorsStore } from '../directories/BusinessErrorsStore';
import type { TypedDrafts } from '../drafts/TypedDrafts';
import type { LiveUpdates } from '../live/LiveUpdates';
import type { NotificationsStore } from '../notifications/NotificationsStore';
import type { UserStore } from '../user/UserStore';
import type { DeviceMemory } from './DeviceMemory';
import type { Inactivity } from './Inactivity';

export interface SignedInVisitParts {
  readonly accounts: AccountsStore;
  readonly drafts: TypedDrafts;
  readonly user: UserStore;
  readonly notifications: NotificationsStore;
  readonly businessErrors: BusinessErrorsStore;
  readonly live: LiveUpdates;
  readonly inactivity: Inactivity;
  readonly device: DeviceMemory;
}

/** What begins with signing in and ends with leaving, whatever screen is open. */
export class SignedInVisit {
  readonly #parts: SignedInVisitParts;

  constructor(parts: SignedInVisitParts) {
    this.#parts = parts;
  }

  begin(): void {
    void this.#parts.user.reload().then(() => this.#parts.drafts.clearForeign());
    // The bank opens once the user is known; the first page need not wait twice.
    void this.#parts.accounts.ensure();
    void this.#parts.notifications.recheck();
    void this.#parts.businessErrors.refresh();
    void this.#parts.device.remember();
    this.#parts.live.start();
    this.#parts.inactivity.start();
  }

  /** Nothing is asked of the bank, and nothing comes from it, while the screen is locked. */
  pause(): void {
    this.#parts.inactivity.stop();
    this.#parts.live.stop();
  }

  /** What is shown may be old; the stream, once it is open, has everything read anew. */
  resume(): void {
    this.begin();
  }

  end(): void {
    this.#parts.inactivity.stop();
    this.#parts.live.stop();
    this.#parts.notifications.leave();
  }
}
