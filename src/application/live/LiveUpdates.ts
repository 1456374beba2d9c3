import { makeAutoObservable } from 'mobx';

import type { StreamEvent } from '../../domain/notification/StreamEvent';
import { inject, injectable } from '../injection';
import { Connectivity } from '../ports/Connectivity';
import { Device } from '../ports/Device';
import { EventStream } from '../ports/EventStream';
import type { StreamEnd } from '../ports/EventStream';
import { Scheduler } from '../ports/Scheduler';
import type { Cancel } from '../ports/Scheduler';
import { Settings } from '../ports/Settings';
import { SessionKeeper } from '../session/SessionKeeper';
import { EventDispatch } from './EventDispatch';
import type { LiveListener } from './LiveListener';

/** Delay between sign-in and the start of the stream, in milliseconds (specification 2, section 9). */
export const STREAM_START_MS = 4000;
/** Pause before a new attempt after several have failed, in milliseconds (specification 2, section 9, stream reconnection). */
export const STREAM_RECONNECT_MS = 30_000;
/** First pauses after a running stream was cut, in milliseconds: most cuts are short, and a balance must not be stale for long. */
export const STREAM_QUICK_RECONNECT_MS = [1000, 2000, 4000, 8000, 16_000] as const;
/** Silence after which a stream counts as dead, in milliseconds: three missed heartbeats, which the bank sends every 15 seconds. */
export const STREAM_SILENCE_MS = 45_000;

@injectable()
export class LiveDeps {
  @inject(EventStream) readonly stream!: EventStream;
  @inject(Scheduler) readonly scheduler!: Scheduler;
  @inject(Connectivity) readonly connectivity!: Connectivity;
  @inject(Device) readonly device!: Pick<Device, 'onLanguage'>;
  @inject(SessionKeeper) readonly keeper!: Pick<SessionKeeper, 'position'>;
  @inject(EventDispatch) readonly listener!: LiveListener;
  @inject(Settings) readonly settings?: Settings;
}

/**
 * Keeps the live stream of the signed-in customer open (docs/adr/0120). It starts at the position the bank sent before the data
 * were read and resumes after the last event seen. The shown data are read again where there is no
 * position to go on from, and after a cut, because calls that events had caused may have been cut with it.
 */
@injectable('Singleton')
export class LiveUpdates {
  /** True while a stream is open and has received a heartbeat. */
  active = false;

  readonly #deps: LiveDeps;
  #close: (() => void) | undefined;
  #cancelOpening: Cancel | undefined;
  #cancelWatchdog: Cancel | undefined;
  #stopListening: (() => void) | undefined;
  #lastPosition: string | undefined;
  /** Attempts since the last heartbeat; `undefined` before the first heartbeat. */
  #failedAttempts: number | undefined;
  /** True when the next heartbeat must report that events may have been missed. */
  #mayHaveMissed = false;

  constructor(@inject(LiveDeps) deps: LiveDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Starts after a sign-in or a load of the page, while the data are being read. */
  start(): void {
    if (this.#stopListening === undefined) {
      this.#lastPosition = this.#deps.keeper.position;
      this.#mayHaveMissed = this.#lastPosition === undefined;
      this.#listen();
      this.#openAfter(STREAM_START_MS);
    }
  }

  /** Closes the stream and keeps its place. */
  pause(): void {
    this.#stopListening?.();
    this.#stopListening = undefined;
    this.#shut();
    this.#cancelOpening?.();
    this.#cancelOpening = undefined;
    this.#failedAttempts = undefined;
  }

  /** Goes on after a pause, with what is shown read anew at once. */
  resume(): void {
    if (this.#stopListening === undefined) {
      this.#mayHaveMissed = this.#lastPosition === undefined;
      this.#listen();
      this.#deps.listener.missed();
      this.open();
    }
  }

  stop(): void {
    this.pause();
    this.#lastPosition = undefined;
  }

  /** Reconnects at once when the network is back; calls may have been lost while it was away. */
  connectivityChanged(online: boolean): void {
    if (online && !this.active && this.#stopListening !== undefined) {
      this.#mayHaveMissed = true;
      this.open();
    }
  }

  /**
   * The bank writes what a stream brings in the language it was opened with, so an open one begins anew where it stands;
   * one that waits for its time will be opened in the new language anyway.
   */
  languageChanged(): void {
    if (this.#close !== undefined) {
      this.open();
    }
  }

  open(): void {
    this.#shut();
    this.#cancelOpening?.();
    this.#watch();
    this.#close = this.#deps.stream.open(this.#lastPosition, {
      heartbeat: this.alive,
      event: this.take,
      ended: this.ended,
    });
  }

  alive(position: string): void {
    this.active = true;
    this.#failedAttempts = 0;
    this.#lastPosition = position;
    this.#watch();
    if (this.#mayHaveMissed) {
      this.#mayHaveMissed = false;
      this.#deps.listener.missed();
    }
  }

  take(event: StreamEvent): void {
    this.alive(event.position);
    this.#deps.listener.event(event);
  }

  ended(reason: StreamEnd): void {
    const renewed = reason === 'renewed' && this.active;
    this.#shut();
    if (reason === 'sessionEnded') {
      this.stop();
    } else if (renewed) {
      this.open();
    } else {
      if (reason === 'eventsForgotten') {
        this.#lastPosition = undefined;
        // The bank has answered, so the next attempt need not wait as after a failure.
        this.#failedAttempts ??= 0;
      }
      this.#mayHaveMissed = true;
      this.#openAfter(this.#pauseMs());
    }
  }

  #listen(): void {
    const { connectivity, device } = this.#deps;
    const stops = [connectivity.listen(this.connectivityChanged), device.onLanguage(this.languageChanged)];
    this.#stopListening = () => stops.forEach((stop) => stop());
  }

  #pauseMs(): number {
    const retryMs = this.#deps.settings?.retryMs ?? STREAM_RECONNECT_MS;
    if (this.#failedAttempts === undefined) {
      return retryMs;
    }
    const pauseMs = Math.min(STREAM_QUICK_RECONNECT_MS[this.#failedAttempts] ?? retryMs, retryMs);
    this.#failedAttempts += 1;
    return pauseMs;
  }

  #openAfter(delayMs: number): void {
    this.#cancelOpening?.();
    this.#cancelOpening = this.#deps.scheduler.after(delayMs, this.open);
  }

  #watch(): void {
    this.#cancelWatchdog?.();
    this.#cancelWatchdog = this.#deps.scheduler.after(STREAM_SILENCE_MS, () => this.ended('cut'));
  }

  #shut(): void {
    this.#cancelWatchdog?.();
    this.#cancelWatchdog = undefined;
    this.#close?.();
    this.#close = undefined;
    this.active = false;
  }
}
