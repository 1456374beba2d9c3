import { makeObservable, observable, runInAction } from 'mobx';

import type { NotificationDeletion } from '../../domain/notification/deletion';
import type { Notification } from '../../domain/notification/Notification';
import type { StreamEvent } from '../../domain/notification/StreamEvent';
import { inject, injectable } from '../injection';
import type { LiveStore } from '../live/LiveStore';
import type { Failure } from '../operations/failureCodes';
import { OperationGateway } from '../ports/OperationGateway';
import { Scheduler } from '../ports/Scheduler';
import type { Cancel } from '../ports/Scheduler';
import { ListStore } from '../stores/ListStore';

/** Time a pointer stays on a notification before it counts as viewed, in milliseconds (specification 2, section 9). */
export const HOVER_TO_VIEWED_MS = 300;
/** Delay between reporting a notification to the bank and showing it as viewed, in milliseconds (specification 1, section 4). */
export const VIEWED_SHOWN_AFTER_MS = 1000;

/** Notifications of the user and the number not yet viewed. */
@injectable('Singleton')
export class NotificationsStore extends ListStore<readonly Notification[]> implements LiveStore {
  readonly staleOn = ['TRANSACTION_NOTIFICATION', 'NOTIFICATION', 'SHOULD_UPDATE_USER_DATA'] as const;

  unviewed = 0;

  readonly #gateway: OperationGateway;
  readonly #scheduler: Scheduler;
  readonly #marked = new Set<string>();
  #hovered: { readonly id: string; readonly cancel: Cancel } | undefined;

  constructor(@inject(OperationGateway) gateway: OperationGateway, @inject(Scheduler) scheduler: Scheduler) {
    super({ empty: [], load: () => gateway.execute('GET_NOTIFICATIONS', {}) });
    this.#gateway = gateway;
    this.#scheduler = scheduler;
    makeObservable(this, { unviewed: observable });
  }

  get notifications(): readonly Notification[] {
    return this.held;
  }

  /** Reloads only the number of unviewed notifications, which the bell shows. */
  async recheck(): Promise<void> {
    const answer = await this.#gateway.execute('CHECK_NOTIFICATIONS', {});
    if (answer.ok) {
      this.#count(answer.value.unviewed);
    }
  }

  override onEvent({ type }: StreamEvent): void {
    void this.recheck();
    if (type !== 'SHOULD_UPDATE_USER_DATA') {
      void this.reload();
    }
  }

  override onMissed(): void {
    void this.recheck();
    void this.reload();
  }

  /** Only its notification announces a new operation. */
  announces({ type }: StreamEvent): boolean {
    return type !== 'SHOULD_UPDATE_USER_DATA';
  }

  /** Starts the timer after which a notification under the pointer or focus counts as viewed. */
  hover(id: string): void {
    this.leave();
    this.#hovered = { id, cancel: this.#scheduler.after(HOVER_TO_VIEWED_MS, () => void this.markViewed([id])) };
  }

  /** Cancels that timer when the pointer leaves. */
  leave(): void {
    this.#hovered?.cancel();
    this.#hovered = undefined;
  }

  async markAllViewed(): Promise<void> {
    await this.markViewed(this.notifications.map((notification) => notification.id));
  }

  /** Reports notifications to the bank as viewed, except those viewed or reported already. A failed report may be repeated. */
  async markViewed(ids: readonly string[]): Promise<void> {
    const unmarked = this.notifications.filter(
      ({ id, viewed }) => ids.includes(id) && !viewed && !this.#marked.has(id),
    );
    const notificationIds = unmarked.map(({ id }) => id);
    if (notificationIds.length === 0) {
      return;
    }
    notificationIds.forEach((id) => this.#marked.add(id));
    const answer = await this.#gateway.execute('NOTIFICATION_WAS_READ', { notificationIds });
    if (answer.ok) {
      this.#count(answer.value.unviewed);
      this.#scheduler.after(VIEWED_SHOWN_AFTER_MS, () => this.#showViewed(new Set(notificationIds)));
    } else {
      notificationIds.forEach((id) => this.#marked.delete(id));
    }
  }

  /** Deletes notifications; returns the failure, if any. */
  async remove(deletion: NotificationDeletion): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('DELETE_NOTIFICATIONS', deletion);
    if (!answer.ok) {
      return answer.failure;
    }
    this.#count(answer.value.unviewed);
    // A list that was asked for before would bring them back.
    await this.reload();
    return undefined;
  }

  #count(unviewed: number): void {
    runInAction(() => {
      this.unviewed = unviewed;
    });
  }

  #showViewed(ids: ReadonlySet<string>): void {
    runInAction(() => {
      this.held = this.notifications.map((notification) =>
        ids.has(notification.id) ? { ...notification, viewed: true } : notification,
      );
    });
  }
}
