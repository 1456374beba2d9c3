import { makeAutoObservable, observableRef } from 'mobx';

import { inject, injectable } from '../injection';
import { Scheduler } from '../ports/Scheduler';
import type { Cancel } from '../ports/Scheduler';

/** Time a toast stays on screen, in milliseconds (specification 2, section 9). The notification list keeps its text. */
export const TOAST_MS = 2499;

export interface Toast {
  readonly id: number;
  readonly tone: 'positive' | 'negative';
  /** Words of the bank or already translated words. */
  readonly text: string;
  /** Name of words that the region translates, in place of a text. */
  readonly words?: ToastWords;
}

/** Messages of the application itself: data of a card could not be updated (specification 2, section 8.2). */
export type ToastWords = 'cardNotUpdated';

/** Short messages at the bottom of the screen. They stay while the pointer or the focus is on them. */
@injectable('Singleton')
export class Toasts {
  toasts: readonly Toast[] = [];
  paused = false;

  readonly #scheduler: Scheduler;
  readonly #timers = new Map<number, Cancel>();
  #nextId = 1;

  constructor(@inject(Scheduler) scheduler: Scheduler) {
    this.#scheduler = scheduler;
    makeAutoObservable(this, { toasts: observableRef }, { autoBind: true });
  }

  show(text: string, tone: Toast['tone'] = 'positive'): void {
    this.#add({ tone, text });
  }

  /** Shows what went wrong in the background, once while it is on the screen. */
  tell(words: ToastWords): void {
    if (!this.toasts.some((toast) => toast.words === words)) {
      this.#add({ tone: 'negative', text: '', words });
    }
  }

  #add(content: Omit<Toast, 'id'>): void {
    const toast = { id: this.#nextId, ...content };
    this.#nextId += 1;
    this.toasts = [...this.toasts, toast];
    if (!this.paused) {
      this.#startTimer(toast.id);
    }
  }

  dismiss(id: number): void {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Stops all clocks while the region is pointed at or focused. */
  pause(): void {
    this.paused = true;
    this.#timers.forEach((cancel) => cancel());
    this.#timers.clear();
  }

  /** Every toast has its whole time again. */
  resume(): void {
    if (this.paused) {
      this.paused = false;
      this.toasts.forEach(({ id }) => this.#startTimer(id));
    }
  }

  clear(): void {
    this.toasts.forEach(({ id }) => this.dismiss(id));
    this.paused = false;
  }

  #startTimer(id: number): void {
    this.#timers.set(
      id,
      this.#scheduler.after(TOAST_MS, () => this.dismiss(id)),
    );
  }
}
