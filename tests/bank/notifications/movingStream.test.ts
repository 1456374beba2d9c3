import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { CallLog } from '../../../bank/kernel/Call';
import { findSession } from '../../../bank/modules/identity/sessions';
import type { Session } from '../../../bank/modules/identity';
import type { EventPosition } from '../../../bank/modules/notifications/EventPosition';
import { formatPosition, parsePosition } from '../../../bank/modules/notifications/EventPosition';
import { LiveEvents } from '../../../bank/modules/notifications/LiveEvents';
import type { Subscriber } from '../../../bank/modules/notifications/LiveEvents';
import type { OutboxEvent } from '../../../bank/modules/notifications/outbox';
import { startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';
import { PROPERTY_DEADLINE_MS, runs } from '../../support/propertyRuns';
import { SILENT } from '../support/jobs';

const PATIENCE = { timeout: 10_000 };
const LOG: CallLog = SILENT;

let server: TestServer;
let session: Session;
let processes: readonly LiveEvents[];
let connections: readonly Client[];

beforeAll(async () => {
  server = await startTestServer();
  const { services } = server.bank;
  const found = await findSession(services, (await server.signedIn('aibek')).sessionKey, services.clock.now());
  if (found === undefined) {
    throw new Error('the session of a client that has just signed in was not found');
  }
  session = found;
  processes = [new LiveEvents(services, LOG), new LiveEvents(services, LOG)];
  processes.forEach((live) => live.start());
  connections = [0, 1, 2].map(() => new Client(server.bank.database.connection));
  await Promise.all(connections.map((connection) => connection.connect()));
});
afterAll(async () => {
  await Promise.all(processes.map((live) => live.stop()));
  await Promise.all(connections.map((connection) => connection.end()));
  await server.close();
});

/** One stream of the session; it keeps its position as a client does, in the form of the wire. */
class Stream implements Subscriber {
  readonly session = session;
  readonly begun: Promise<void>;
  private isBegun = (): void => undefined;
  private position = '';

  constructor(private readonly brought: string[]) {
    this.begun = new Promise((resolve) => (this.isBegun = resolve));
  }

  begin(position: EventPosition): void {
    this.position = formatPosition(position);
    this.isBegun();
  }

  deliver(event: OutboxEvent): void {
    this.brought.push(event.payload.txnId ?? '');
    this.position = event.position === undefined ? this.position : formatPosition(event.position);
  }

  reached(position: EventPosition): void {
    this.position = formatPosition(position);
  }

  end(reason: string): void {
    throw new Error(`the stream has ended: ${reason}`);
  }

  get lastPosition(): EventPosition | undefined {
    return parsePosition(this.position);
  }
}

/** Transactions that write events of one customer while its only stream moves from one process to the other. */
class Story {
  readonly brought: string[] = [];
  readonly committed: string[] = [];
  private static written = 0;
  private readonly open: string[][] = [[], [], []];
  private at = 0;
  private stream: Stream | undefined;

  async write(place: number): Promise<void> {
    const connection = connections[place];
    const names = this.open[place] ?? [];
    if (names.length === 0) {
      await connection?.query('begin');
    }
    Story.written += 1;
    names.push(String(Story.written));
    await connection?.query(
      `insert into outbox_event (customer_id, type, payload, created_at) values ($1, 'TRANSACTION_UPDATED', $2, now())`,
      [session.customerId, JSON.stringify({ txnId: String(Story.written) })],
    );
  }

  async end(place: number, how: 'commit' | 'rollback'): Promise<void> {
    const names = this.open[place]?.splice(0) ?? [];
    if (names.length > 0) {
      await connections[place]?.query(how);
      this.committed.push(...(how === 'commit' ? names : []));
    }
  }

  /** Waits until everything committed has been brought. */
  async see(): Promise<void> {
    await expect.poll(() => this.brought.length, PATIENCE).toBeGreaterThanOrEqual(this.committed.length);
  }

  async move(): Promise<void> {
    const last = this.stream?.lastPosition;
    this.leave();
    this.at = 1 - this.at;
    this.stream = new Stream(this.brought);
    processes[this.at]?.subscribe(this.stream, last);
    await this.stream.begun;
  }

  leave(): void {
    if (this.stream !== undefined) {
      processes[this.at]?.unsubscribe(this.stream);
    }
  }
}

const PLACE = fc.nat(2);
const STEPS = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: PLACE.map((place) => (story: Story) => story.write(place)) },
    { weight: 2, arbitrary: PLACE.map((place) => (story: Story) => story.end(place, 'commit')) },
    { weight: 1, arbitrary: PLACE.map((place) => (story: Story) => story.end(place, 'rollback')) },
    { weight: 2, arbitrary: fc.constant((story: Story) => story.move()) },
    { weight: 1, arbitrary: fc.constant((story: Story) => story.see()) },
  ),
  { minLength: 5, maxLength: 30 },
);

describe('a stream that moves between two processes', () => {
  it(
    'brings each committed event once, however the transactions overlap',
    async () => {
      await fc.assert(
        fc.asyncProperty(STEPS, async (steps) => {
          const story = new Story();
          await story.move();
          for (const step of steps) {
            await step(story);
          }
          await Promise.all([0, 1, 2].map((place) => story.end(place, 'commit')));
          await story.see();
          // What was brought twice would come again with the next stream, too.
          await story.move();
          await story.move();
          story.leave();
          expect(story.brought.toSorted()).toEqual(story.committed.toSorted());
        }),
        runs({ cost: 'medium' }),
      );
    },
    PROPERTY_DEADLINE_MS,
  );

  it('brings the pages of one large transaction once each, when it is cut in the middle', async () => {
    const story = new Story();
    await story.move();
    await connections[0]?.query(
      `insert into outbox_event (customer_id, type, payload, created_at)
        select $1, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', n::text), now() from generate_series(1, 1700) n`,
      [session.customerId],
    );
    await expect.poll(() => story.brought.length, { ...PATIENCE, interval: 0 }).toBeGreaterThan(0);
    await story.move();
    await expect.poll(() => story.brought.length, PATIENCE).toBeGreaterThanOrEqual(1700);
    await story.move();
    story.leave();
    expect(story.brought).toEqual(Array.from({ length: 1700 }, (_, index) => String(index + 1)));
  });
});
