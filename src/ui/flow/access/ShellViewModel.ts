import { makeAutoObservable } from 'mobx';

import { DocumentsStore } from '../../../application/corporate/DocumentsStore';
import { inject, injectable } from '../../../application/injection';
import { NotificationsStore } from '../../../application/notifications/NotificationsStore';
import type { Failure } from '../../../application/operations/failureCodes';
import type { Clock } from '../../../application/ports/Clock';
import { ScreenLock } from '../../../application/session/ScreenLock';
import { SessionStore } from '../../../application/session/SessionStore';
import { BankTime } from '../../../application/time/BankTime';
import { UserStore } from '../../../application/user/UserStore';
import type { Language } from '../../../domain/language/Language';
import { bankDayOf } from '../../../domain/time/Instant';
import type { BankDay } from '../../../domain/time/Instant';
import { isPastExpiry } from '../../../domain/user/Passport';
import { displayName, headerName, initials, personName } from '../../../domain/user/displayName';
import { ScreenTable } from '../../kernel/ScreenTable';
import { accessDenial, isScreenOfAdministrators } from './accessDenial';
import type { AccessDenial } from './accessDenial';

@injectable()
export class ShellDeps {
  @inject(SessionStore) readonly session!: SessionStore;
  @inject(ScreenLock) readonly screenLock!: ScreenLock;
  @inject(UserStore) readonly user!: UserStore;
  @inject(NotificationsStore) readonly notifications!: NotificationsStore;
  @inject(DocumentsStore) readonly documents!: DocumentsStore;
  @inject(ScreenTable) readonly screens!: ScreenTable;
  /** Server time. */
  @inject(BankTime) readonly clock!: Clock;
}

/** Header of the signed-in application: user, number of unviewed notifications, and sign-out. */
@injectable('Singleton')
export class ShellViewModel {
  readonly #deps: ShellDeps;

  constructor(@inject(ShellDeps) deps: ShellDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Name of the company for its user, of the person otherwise; `undefined` until the bank has reported it. */
  displayName(language: Language): string | undefined {
    const { user } = this.#deps.user;
    return user && displayName(user, language);
  }

  /** Name in the header: the first name of a person. */
  headerName(language: Language): string | undefined {
    const { user } = this.#deps.user;
    return user && headerName(user, language);
  }

  /** Name of the person, also for a user of a company. */
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

  /** Numbers of documents of the company that wait for the approval of the user, and for the signature. */
  get awaited(): { readonly toApprove: number; readonly toSign: number } {
    const { mine, toApprove, changes } = this.#deps.documents;
    return { toApprove: toApprove.length, toSign: mine.length + changes.mine.length };
  }

  readDocuments(): void {
    void this.#deps.documents.reload();
  }

  /** Expiry date of the passport, for a user restricted to viewing because it has expired (specification 1, section 6). */
  get expiredOn(): BankDay | undefined {
    const expiresOn = this.#deps.user.user?.passportExpiresOn;
    return isPastExpiry(expiresOn, bankDayOf(this.#deps.clock.now())) ? expiresOn : undefined;
  }

  /** True when the user has the right to sign or decline documents of a company. */
  get signs(): boolean {
    return this.#deps.user.user?.rights.some((right) => right === 'sign' || right === 'approve') === true;
  }

  /** Reason why a screen is closed to the user; all are open until the bank has reported who the user is. */
  accessDenialAt(path: string): AccessDenial | undefined {
    const { user } = this.#deps.user;
    return user && accessDenial(this.#deps.screens.at(path), { ...user, isViewOnly: this.expiredOn !== undefined });
  }

  mayOpen(path: string): boolean {
    return this.#deps.user.user === undefined
      ? !isScreenOfAdministrators(this.#deps.screens.at(path))
      : this.accessDenialAt(path) === undefined;
  }

  get unviewed(): number {
    return this.#deps.notifications.unviewed;
  }

  /** True when the user has a PIN to unlock the screen with. */
  get canLock(): boolean {
    return this.#deps.user.user?.hasPin === true;
  }

  /** Locks the screen in all tabs; resolves to the failure, if any. */
  async lock(language: Language): Promise<Failure | undefined> {
    return this.#deps.screenLock.lock(this.displayName(language) ?? '');
  }

  async signOut(): Promise<void> {
    await this.#deps.session.signOut();
  }
}
