import { EventEmitter, once } from 'node:events';

import { BeginStreamRequest, StreamInstance } from '../../../proto/generated/ibank/v1/stream';
import { frame, trailersOf } from './WireClient';
import type { WireClient } from './WireClient';

export interface ReadEvent {
  readonly type: string;
  readonly payload: unknown;
  readonly position: string;
}

const TIMEOUT_MS = 15_000;

/** Reads a live stream frame by frame, as it arrives. */
export class StreamReader {
  readonly events: ReadEvent[] = [];
  trailers: ReadonlyMap<string, string> | undefined;
  /** Resolves once the bank has hung up: whatever it has written has been read, and nothing can follow. */
  over: Promise<void> = Promise.resolve();
  private text = '';
  private bytes = Buffer.alloc(0);
  private readonly arrivals = new EventEmitter();
  private readonly abort = new AbortController();

  /** Opens a stream; the first heartbeat or the end has arrived when it resolves. */
  static async open(client: WireClient, lastposition = ''): Promise<StreamReader> {
    const reader = new StreamReader();
    const answer = await fetch(`${client.address}/ibank.v1.StreamService/beginStream`, {
      method: 'POST',
      body: frame(new BeginStreamRequest({ lastposition }).serializeBinary()),
      headers: {
        'content-type': 'application/grpc-web-text',
        'sessionkey': client.sessionKey ?? '',
        ...client.headers,
      },
      signal: reader.abort.signal,
    });
    reader.over = reader.read(answer);
    await reader.until(() => reader.events.length > 0 || reader.trailers !== undefined);
    return reader;
  }

  /** Everything but heartbeats. */
  get news(): readonly ReadEvent[] {
    return this.events.filter((event) => event.type !== 'HEARTBEAT');
  }

  get position(): string {
    return this.events.at(-1)?.position ?? '';
  }

  /** Waits for something to be true of what has arrived. */
  async until(isTrue: () => boolean): Promise<void> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    while (!isTrue()) {
      await once(this.arrivals, 'chunk', { signal }).catch((cause: unknown) => {
        throw new Error(`The stream brought only ${this.events.map((event) => event.type).join(', ')}`, { cause });
      });
    }
  }

  /** Cuts the line. */
  cut(): void {
    this.abort.abort();
  }

  private async read(answer: Response): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of answer.body ?? []) {
        this.text += decoder.decode(chunk, { stream: true });
        this.takeQuanta();
        this.takeFrames();
        this.arrivals.emit('chunk');
      }
    } catch (error) {
      if (!this.abort.signal.aborted) {
        throw error;
      }
    }
  }

  private takeQuanta(): void {
    const whole = this.text.length - (this.text.length % 4);
    const quanta = this.text.slice(0, whole).match(/.{4}/g) ?? [];
    this.bytes = Buffer.concat([this.bytes, ...quanta.map((quantum) => Buffer.from(quantum, 'base64'))]);
    this.text = this.text.slice(whole);
  }

  private takeFrames(): void {
    while (this.bytes.length >= 5 && this.bytes.length >= 5 + this.bytes.readUInt32BE(1)) {
      const length = this.bytes.readUInt32BE(1);
      this.take(this.bytes.readUInt8(0), this.bytes.subarray(5, 5 + length));
      this.bytes = this.bytes.subarray(5 + length);
    }
  }

  private take(flag: number, payload: Buffer): void {
    if (flag !== 0) {
      this.trailers = trailersOf(payload);
      return;
    }
    const instance = StreamInstance.deserializeBinary(payload);
    const particulars: unknown = JSON.parse(instance.payload);
    this.events.push({ type: instance.type, payload: particulars, position: instance.position });
  }
}
