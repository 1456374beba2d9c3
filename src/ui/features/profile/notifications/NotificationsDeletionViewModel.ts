import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { NotificationsStore } from '../../../../application/notifications/NotificationsStore';
import type { Failure } from '../../../../application/operations/failureCodes';

/** The mode in which notifications are picked and deleted, some or all of them, after a question. */
export class NotificationsDeletionViewModel {
  active = false;
  asking = false;
  busy = false;
  failure: Failure | undefined;
  picked: ReadonlySet<string> = new Set();

  readonly #store: NotificationsStore;

  constructor(store: NotificationsStore) {
    this.#store = store;
    makeAutoObservable(this, { picked: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Those picked that are still there. */
  get ids(): readonly string[] {
    return this.#store.notifications.filter(({ id }) => this.picked.has(id)).map(({ id }) => id);
  }

  get isAll(): boolean {
    return this.ids.length > 0 && this.ids.length === this.#store.notifications.length;
  }

  begin(): void {
    this.active = true;
    this.asking = false;
    this.failure = undefined;
    this.picked = new Set();
  }

  end(): void {
    this.active = false;
    this.asking = false;
  }

  toggle(id: string): void {
    const picked = new Set(this.picked);
    if (!picked.delete(id)) {
      picked.add(id);
    }
    this.picked = picked;
    this.asking = false;
  }

  toggleAll(): void {
    this.picked = this.isAll ? new Set() : new Set(this.#store.notifications.map(({ id }) => id));
    this.asking = false;
  }

  /** Nothing is deleted before this is answered. */
  ask(): void {
    this.asking = this.ids.length > 0;
    this.failure = undefined;
  }

  keep(): void {
    this.asking = false;
  }

  async confirm(): Promise<void> {
    const { ids } = this;
    if (this.busy || ids.length === 0) {
      return;
    }
    this.busy = true;
    const failure = await this.#store.remove(
      this.isAll ? { method: 'delete-all' } : { method: 'delete-by-id', notificationIds: ids },
    );
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
      this.asking = false;
      this.active = failure !== undefined;
    });
  }
}
