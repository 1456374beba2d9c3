import { makeAutoObservable } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import { NotificationsStore } from '../../../../application/notifications/NotificationsStore';
import { UserStore } from '../../../../application/user/UserStore';
import type { Notification } from '../../../../domain/notification/Notification';
import { NotificationsDeletionViewModel } from './NotificationsDeletionViewModel';

/** The notifications pop-up. A pointer or the focus that stays on one, or its button, marks it as viewed. */
@injectable('Singleton')
export class NotificationsViewModel {
  isOpen = false;
  /** True from the first opening on. */
  wasOpened = false;
  readonly deletion: NotificationsDeletionViewModel;

  readonly #store: NotificationsStore;
  readonly #user: UserStore;

  constructor(@inject(NotificationsStore) store: NotificationsStore, @inject(UserStore) user: UserStore) {
    this.#store = store;
    this.#user = user;
    this.deletion = new NotificationsDeletionViewModel(store);
    makeAutoObservable(this, { deletion: false }, { autoBind: true });
  }

  get status(): LoadStatus {
    return this.#store.status;
  }

  get notifications(): readonly Notification[] {
    return this.#store.notifications;
  }

  get unviewed(): number {
    return this.#store.unviewed;
  }

  open(): void {
    this.isOpen = true;
    this.wasOpened = true;
    void this.#store.reload();
    void this.#store.recheck();
  }

  close(): void {
    this.isOpen = false;
    this.deletion.end();
    this.#store.leave();
  }

  retry(): void {
    void this.#store.reload();
  }

  /** A pointer came over a notification, or it took the focus. */
  hover(id: string): void {
    this.#store.hover(id);
  }

  leave(): void {
    this.#store.leave();
  }

  markViewed(id: string): void {
    void this.#store.markViewed([id]);
  }

  markAllViewed(): void {
    void this.#store.markAllViewed();
  }

  /** The transaction a notification leads to; employees of the bank may not open it (specification 1, section 6). */
  transactionOf(notification: Notification): string | undefined {
    return this.#user.user?.isEmployee === true ? undefined : notification.transactionId;
  }
}
