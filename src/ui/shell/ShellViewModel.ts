import { makeAutoObservable } from 'mobx';

import type { DocumentsStore } from '../../application/corporate/DocumentsStore';
import type { NotificationsStore } from '../../application/notifications/NotificationsStore';
import type { Failure } from '../../application/operations/failureCodes';
import type { Clock } from '../../application/ports/Clock';
import type { ScreenLock } from '../../application/session/ScreenLock';
import type { SessionStore } from '../../application/session/SessionStore';
import type { UserStore } from '../../application/user/UserStore';
import type { Language } from '../../domain/language/Language';
import { bankDayOf } from '../../domain/time/Instant';
import type { BankDay } from '../../domain/time/Instant';
import { isPastExpiry } from '../../domain/user/Passport';
import { displayName, initials, personName } from '../../domain/user/displayName';
import { doorAt } from './door';
import type { ClosedDoor } from './door';

export interface ShellDeps {
  readonly session: SessionStore;
  readonly screenLock: ScreenLock;
  readonly user: UserStore;
  readonly notifications: NotificationsStore;
  readonly documents: DocumentsStore;
  /** The bank's time. */
  readonly clock: Clock;
}

/** The header of the signed-in application: who is signed in, how much is unviewed, and the way out. */
export class ShellViewModel {
  readonly #deps: ShellDeps;

  constructor(deps: ShellDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The company for a company's user, the person otherwise; `undefined` until the bank has said who it is. */
  displayName(language: Language): string | undefined {
    const { user } = this.#deps.user;
    return user && displayName(user, language);
  }

  /** The person, also under a company's name. */
  personName(language: Language): string | undefined {
    const { user } = this.#deps.user;
    return user && personName(user, language);
  }

  initials(language: Language): string | undefined {
    const { user } = this.#deps.user;
    return user && initials(user, language);
  }

  get isCorporate(): boolean {
    return this.#deps.user.isCorporate;
  }

  /** How many documents of the company wait for the user's signature. */
  get toSign(): number {
    const { mine, changes } = this.#deps.documents;
    return mine.length + changes.mine.length;
  }

  readDocuments(): void {
    void this.#deps.documents.reload();
  }

  /** Until when the passport was good, for a user who may only look because it is past its expiry (specification 1, section 6). */
  get expiredOn(): BankDay | undefined {
    const expiresOn = this.#deps.user.user?.passportExpiresOn;
    return isPastExpiry(expiresOn, bankDayOf(this.#deps.clock.now())) ? expiresOn : undefined;
  }

  /** True when the user signs or declines documents of a company. */
  get signs(): boolean {
    return this.#deps.user.user?.rights.some((right) => right === 'sign' || right === 'approve') === true;
  }

  /** The reason a screen is closed to the user; none is closed before the bank has said who it is. */
  doorAt(path: string): ClosedDoor | undefined {
    const { user } = this.#deps.user;
    return user && doorAt(path, { ...user, isViewOnly: this.expiredOn !== undefined });
  }

  mayOpen(path: string): boolean {
    return this.doorAt(path) === undefined;
  }

  get unviewed(): number {
    return this.#deps.notifications.unviewed;
  }

  /** Whether there is a PIN to unlock the screen with. */
  get canLock(): boolean {
    return this.#deps.user.user?.hasPin === true;
  }

  /** Locks the screen in all tabs; answers the refusal, if any. */
  async lock(language: Language): Promise<Failure | undefined> {
    return this.#deps.screenLock.lock(this.displayName(language) ?? '');
  }

  async signOut(): Promise<void> {
    await this.#deps.session.signOut();
  }
}
