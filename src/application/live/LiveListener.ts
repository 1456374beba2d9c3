import type { StreamEvent } from '../../domain/notification/StreamEvent';

/** Receiver of the events of the stream. */
export interface LiveListener {
  event(event: StreamEvent): void;
  /** Called when events may have been missed: everything shown has to be reloaded. */
  missed(): void;
}
