import type { BankServices } from '../../kernel/BankServices';
import type { CallLog } from '../../kernel/Call';
import type { Session } from '../identity';
import { livingSessions } from '../identity';
import { isNotAfter } from './EventPosition';
import type { EventPosition } from './EventPosition';
import { areEventsForgottenAfter, eventsAfter, eventsOfUserAfter, headOfOutbox } from './outbox';
import type { OutboxEvent } from './outbox';
import { eventsSeenBy } from './seenEvents';
import { METRICS } from '../../kernel/metrics/metrics';
import { PollingLoop } from '../../kernel/PollingLoop';

/**
 * Reason the bank ends a stream: the client must open another one, the missed events are gone, the screen was locked, or the session
 * ended, by a block of the bank or otherwise.
 */
export type StreamEnd =
  'renew' | 'eventsForgotten' | 'sessionLocked' | 'sessionEnded' | 'sessionEndedByBlock' | 'sessionEndedByUserBlock';

/** One open stream. */
export interface Subscriber {
  readonly session: Session;
  /** Called before anything else: the stream is open and resumes after this position. Calls after the first have no effect. */
  begin(position: EventPosition): void;
  deliver(event: OutboxEvent): void;
  /** Called when all events up to the position have been delivered. */
  reached(position: EventPosition): void;
  end(reason: StreamEnd): void;
}

const POLL_MS = 75;
/** Pause between two readings of the outbox, in milliseconds; no person notices a balance change sooner. */
const REST_MS = 10;
const FAILURE_PAUSE_MS = 1000;
const SESSION_CHECK_MS = 500;
/** Largest number of streams of one session, one per tab; the oldest ends when another is opened. */
const STREAMS_PER_SESSION = 12;

/**
 * Reads the outbox and passes each event to the streams it concerns. One loop reads for all streams of the process; a stream that resumes
 * first gets what it missed and then joins the others, so no event is lost or doubled in between.
 */
export class LiveEvents {
  private readonly joining = new Map<Subscriber, EventPosition | undefined>();
  private readonly live = new Set<Subscriber>();
  private position: EventPosition | undefined;
  private sessionsCheckedAt = 0;
  private readonly loop: PollingLoop;
  private isStopped = false;

  constructor(
    private readonly bank: BankServices,
    log: CallLog,
  ) {
    this.loop = new PollingLoop(() => this.round(), {
      name: 'live events',
      everyMs: POLL_MS,
      restMs: REST_MS,
      afterFailureMs: FAILURE_PAUSE_MS,
      log,
    });
  }

  start(): void {
    this.loop.start();
  }

  /** Starts a reading, because an event may have been committed. */
  wake(): void {
    if (this.open > 0) {
      this.loop.wake();
    }
  }

  /** Opens a stream that resumes after `lastPosition`, or starts from now. */
  subscribe(subscriber: Subscriber, lastPosition: EventPosition | undefined): void {
    if (this.isStopped) {
      subscriber.end('renew');
      return;
    }
    const others = this.streamsOf(subscriber.session.sessionId);
    for (const surplus of others.slice(0, Math.max(0, others.length - STREAMS_PER_SESSION + 1))) {
      this.end(surplus, 'renew');
    }
    this.joining.set(subscriber, lastPosition);
    this.loop.wake();
  }

  unsubscribe(subscriber: Subscriber): void {
    this.joining.delete(subscriber);
    this.live.delete(subscriber);
  }

  /** Ends every stream of a session at once. */
  endSession(sessionId: string): void {
    this.endStreamsOf(sessionId, 'sessionEnded');
  }

  /** Ends every stream of a session whose screen was locked; the client opens another after unlocking. */
  lockSession(sessionId: string): void {
    this.endStreamsOf(sessionId, 'sessionLocked');
  }

  /** Number of open streams. */
  get open(): number {
    return this.joining.size + this.live.size;
  }

  /** Ends every stream, so that clients open new ones in another process, and stops reading. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const subscriber of this.all()) {
      this.end(subscriber, 'renew');
    }
    await this.loop.stop();
  }

  private all(): readonly Subscriber[] {
    return [...this.joining.keys(), ...this.live];
  }

  private streamsOf(sessionId: string): readonly Subscriber[] {
    return this.all().filter((subscriber) => subscriber.session.sessionId === sessionId);
  }

  private endStreamsOf(sessionId: string, reason: StreamEnd): void {
    for (const subscriber of this.streamsOf(sessionId)) {
      this.end(subscriber, reason);
    }
  }

  private end(subscriber: Subscriber, reason: StreamEnd): void {
    this.unsubscribe(subscriber);
    METRICS.streamEnds.inc({ reason });
    subscriber.end(reason);
  }

  private async round(): Promise<void> {
    if (this.open === 0) {
      this.position = undefined;
      return;
    }
    await this.endDeadSessions();
    // Only streams opened before the reading: their positions were given out before it, so that it contains what they have had.
    const waiting = [...this.joining];
    await this.readNew(this.position ?? (await headOfOutbox(this.bank.database)));
    await this.letJoin(waiting);
  }

  /** Reads until nothing new is left, so that a burst does not wait for the polling. */
  private async readNew(from: EventPosition): Promise<void> {
    this.position = from;
    for (;;) {
      const page = await eventsAfter(this.bank.database, this.position);
      const now = this.bank.clock.now();
      page.writtenAt.forEach((at) => METRICS.outboxLag.observe(Math.max(0, now - at) / 1000));
      await this.hand(page.events);
      this.position = page.reached;
      if (!page.isFull) {
        break;
      }
    }
    for (const subscriber of this.live) {
      subscriber.reached(this.position);
    }
  }

  private async hand(events: readonly OutboxEvent[]): Promise<void> {
    const visible: (readonly [Subscriber, readonly OutboxEvent[]])[] = [];
    for (const subscriber of this.live) {
      visible.push([subscriber, await eventsSeenBy(this.bank.database, subscriber.session, events)]);
    }
    // All are filtered before the first is sent: a database failure in between must not repeat an event.
    for (const [subscriber, seen] of visible) {
      // A stream that has ended meanwhile gets no more events.
      seen.filter(() => this.live.has(subscriber)).forEach((event) => subscriber.deliver(event));
    }
  }

  private async letJoin(waiting: readonly (readonly [Subscriber, EventPosition | undefined])[]): Promise<void> {
    if (waiting.length === 0 || (await this.isBehindWhatIsKept())) {
      return;
    }
    for (const [subscriber, lastPosition] of waiting) {
      await this.catchUp(subscriber, lastPosition);
    }
  }

  /**
   * True when events after the position have been deleted, perhaps because a clock was set ahead; the reader and its streams then start
   * anew.
   */
  private async isBehindWhatIsKept(): Promise<boolean> {
    if (this.position === undefined || !(await areEventsForgottenAfter(this.bank.database, this.position))) {
      return false;
    }
    for (const subscriber of [...this.live]) {
      this.end(subscriber, 'eventsForgotten');
    }
    this.position = undefined;
    this.loop.wake();
    return true;
  }

  private async catchUp(subscriber: Subscriber, lastPosition: EventPosition | undefined): Promise<void> {
    const upTo = this.position?.after;
    if (upTo === undefined || !this.joining.has(subscriber)) {
      return;
    }
    let position = lastPosition ?? { after: upTo };
    // A position from the future, as after a restored backup: no reading of this database can have given it out.
    if (!isNotAfter(position.within?.upTo ?? position.after, upTo)) {
      this.end(subscriber, 'eventsForgotten');
      return;
    }
    while (this.joining.has(subscriber)) {
      const missed = await eventsOfUserAfter(this.bank.database, subscriber.session, { position, upTo });
      // Asked after reading, because the events may be forgotten between the two.
      if (await areEventsForgottenAfter(this.bank.database, position)) {
        this.end(subscriber, 'eventsForgotten');
        return;
      }
      subscriber.begin(position);
      const seen = await eventsSeenBy(this.bank.database, subscriber.session, missed.events);
      seen.forEach((event) => subscriber.deliver(event));
      position = missed.reached;
      if (position.after === upTo) {
        this.goLive(subscriber, position);
      } else if (this.joining.has(subscriber)) {
        this.joining.set(subscriber, position);
      }
    }
  }

  private goLive(subscriber: Subscriber, position: EventPosition): void {
    if (this.joining.delete(subscriber)) {
      this.live.add(subscriber);
      subscriber.reached(position);
    }
  }

  /** Ends the streams of sessions that were ended or locked in another process, or have expired, within a second. */
  private async endDeadSessions(): Promise<void> {
    const now = performance.now();
    if (now - this.sessionsCheckedAt < SESSION_CHECK_MS) {
      return;
    }
    this.sessionsCheckedAt = now;
    const open = this.all();
    const sessionIds = [...new Set(open.map((subscriber) => subscriber.session.sessionId))];
    const living = await livingSessions(this.bank, sessionIds, this.bank.clock.now());
    for (const subscriber of open) {
      const stage = living.get(subscriber.session.sessionId);
      if (stage !== 'active') {
        this.end(subscriber, endAt(stage));
      }
    }
  }
}

function endAt(stage: string | undefined): StreamEnd {
  switch (stage) {
    case 'locked':
      return 'sessionLocked';
    case 'IBANK_BLOCKED':
      return 'sessionEndedByBlock';
    case 'USER_BLOCKED':
      return 'sessionEndedByUserBlock';
    default:
      return 'sessionEnded';
  }
}
