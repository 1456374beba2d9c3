import type { StreamEvent, StreamEventType } from '../../domain/notification/StreamEvent';
import type { Failure } from '../operations/failureCodes';
import type { ToastWords } from '../toasts/Toasts';

/** Shows a message about data that could not be read. */
export type NotifyOfFailure = (words: ToastWords, failure: Failure) => void;

/** Store that is kept up to date by the live stream (specification 2, section 7.4). */
export interface LiveStore {
  /** Events that make the store stale. */
  readonly staleOn: readonly StreamEventType[];
  /** Reads what an event of these reports as changed. */
  onEvent(event: StreamEvent, notify: NotifyOfFailure): void;
  /** Reads everything shown again, because events may have been missed. */
  onMissed(): void;
  /** True for an event that concerns this store alone, although others are stale on its kind. */
  owns?(event: StreamEvent): boolean;
  /** True for an event whose title is shown as a message. */
  announces?(event: StreamEvent): boolean;
  /** True for an event whose subject is on the screen, which needs no message. */
  isShowing?(event: StreamEvent): boolean;
}

export const LiveStore = Symbol.for('LiveStore');
