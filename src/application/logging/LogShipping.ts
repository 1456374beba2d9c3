import type { Clock } from '../ports/Clock';
import type { DefectLog, LoggedCall } from '../ports/DefectLog';
import type { LoggedUser, LogOwner } from '../ports/LogOwner';
import type { KeyValueStore } from '../ports/KeyValueStore';
import type { LogEntry, LogSink } from '../ports/LogSink';
import type { Cancel, Scheduler } from '../ports/Scheduler';
import { maskSecrets } from './maskSecrets';
import { readLogEntries } from './readLogEntries';

/** Interval between uploads of log entries to the bank, in milliseconds (specification 2, section 9, log flush). */
export const LOG_FLUSH_MS = 10_000;
/** Largest number of entries the bank accepts in one batch; when more wait, the oldest are dropped. */
export const MAX_BATCH = 200;
/** Largest batch in bytes; the bank reads 64 KiB. Any single entry is smaller. */
const MAX_BATCH_BYTES = 60_000;
const MAX_TEXT_LENGTH = 2000;
const KEY = 'unsentLog';
const MINUTE_MS = 60_000;

type Noticed = Pick<LogEntry, 'label' | 'level' | 'text' | 'systemError' | 'trace'>;

export interface LogShippingDeps {
  /** Storage of this tab, so that unsent entries survive a reload and are sent by one tab only. */
  readonly store: KeyValueStore;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly runId: string;
  /** Current URL of the application and id of the session. */
  readonly place: () => { readonly url: string; readonly sessionId: string };
}

/** Collects log entries of the application and sends them to the bank in batches, masked. */
export class LogShipping implements DefectLog, LogOwner {
  readonly #deps: LogShippingDeps;
  #waiting: readonly LogEntry[];
  #sending = false;
  #user: LoggedUser | undefined;
  #sink: LogSink | undefined;
  #cancel: Cancel | undefined;

  constructor(deps: LogShippingDeps) {
    this.#deps = deps;
    this.#waiting = readLogEntries(deps.store.read(KEY));
  }

  /** Starts sending; entries collected earlier are sent too. */
  start(sink: LogSink): void {
    this.#sink = sink;
    this.#cancel ??= this.#deps.scheduler.every(LOG_FLUSH_MS, () => void this.flush());
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  defect(label: string, cause: unknown, call?: LoggedCall): void {
    this.#note({ label, level: 'error', ...errorOf(cause) }, call);
  }

  info(label: string, text: string): void {
    this.#note({ label, level: 'info', text, systemError: '', trace: '' });
  }

  belongsTo(user: LoggedUser | undefined): void {
    this.#user = user;
  }

  /** Sends the waiting entries; those that do not arrive stay queued. */
  async flush(): Promise<void> {
    const batch = fitting(this.#waiting);
    if (this.#sink === undefined || this.#sending || batch.length === 0) {
      return;
    }
    this.#sending = true;
    const arrived = await this.#sink.insert(batch);
    this.#sending = false;
    if (arrived) {
      this.#keep(this.#waiting.filter((entry) => !batch.includes(entry)));
    }
  }

  #note(noticed: Noticed, call?: LoggedCall): void {
    const now = this.#deps.clock.now();
    const entry: LogEntry = {
      ...noticed,
      ...this.#deps.place(),
      text: shown(noticed.text),
      trace: shown(noticed.trace),
      referenceId: call?.referenceId ?? '',
      service: call?.service ?? '',
      runId: this.#deps.runId,
      time: new Date(now).toISOString(),
      localTime: localTime(now, -new Date(now).getTimezoneOffset()),
      userId: this.#user?.id ?? '',
      userLogin: this.#user?.username ?? '',
    };
    this.#keep([...this.#waiting, entry].slice(-MAX_BATCH));
  }

  #keep(entries: readonly LogEntry[]): void {
    this.#waiting = entries;
    if (entries.length === 0) {
      this.#deps.store.remove(KEY);
    } else {
      this.#deps.store.write(KEY, JSON.stringify(entries));
    }
  }
}

/** The oldest entries, as many as one batch may hold. */
function fitting(entries: readonly LogEntry[]): readonly LogEntry[] {
  let left = MAX_BATCH_BYTES;
  const end = entries.findIndex((entry) => {
    left -= bytesAtMost(JSON.stringify(entry));
    return left < 0;
  });
  return end === -1 ? entries : entries.slice(0, end);
}

function bytesAtMost(text: string): number {
  return text.length + 2 * (text.match(/[\u0080-\uffff]/g)?.length ?? 0);
}

/** ISO 8601 with an offset, in minutes east of Greenwich: `2026-03-05T14:30:00.000+06:00`. */
export function localTime(now: number, offset: number): string {
  const minutes = Math.abs(offset);
  const zone = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${new Date(now + offset * MINUTE_MS).toISOString().slice(0, -1)}${offset < 0 ? '-' : '+'}${zone}`;
}

function shown(text: string): string {
  return maskSecrets(text).slice(0, MAX_TEXT_LENGTH);
}

function errorOf(cause: unknown): Pick<LogEntry, 'text' | 'systemError' | 'trace'> {
  return cause instanceof Error
    ? { text: cause.message, systemError: cause.name, trace: cause.stack ?? '' }
    : { text: String(cause), systemError: '', trace: '' };
}
