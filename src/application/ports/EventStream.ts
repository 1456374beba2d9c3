import type { StreamEvent } from '../../domain/notification/StreamEvent';

/**
 * Reason a stream ended: the bank asked for a new one, the connection broke, the bank no longer keeps the events after the
 * position, or the session is no longer valid.
 */
export type StreamEnd = 'renewed' | 'cut' | 'eventsForgotten' | 'sessionEnded';

export interface StreamListener {
  /** The stream is alive; `position` is where to resume from. The first one comes at once. */
  heartbeat(position: string): void;
  event(event: StreamEvent): void;
  /** Called once, after which nothing else is called. Not called when the application closed the stream itself. */
  ended(reason: StreamEnd): void;
}

/** Live notifications of the signed-in customer (specification 2, sections 7.2 and 7.4). */
export interface EventStream {
  /** Opens a stream that resumes after `lastPosition`, or starts from now. Returns a function that closes it. */
  open(lastPosition: string | undefined, listener: StreamListener): () => void;
}

export const EventStream = Symbol.for('EventStream');
