import type { Clock } from '../ports/Clock';
import type { DefectLog } from '../ports/DefectLog';
import type { KeyValueStore } from '../ports/KeyValueStore';
import type { LogEntry, LogSink } from '../ports/LogSink';
import type { Cancel, Scheduler } from '../ports/Scheduler';
import { maskSecrets } from './maskSecrets';
import { readLogEntries } from './readLogEntries';

/** Interval between uploads of log entries to the bank, in milliseconds (specification 2, section 9, log flush). */
export const LOG_FLUSH_MS = 10_000;
/** Largest number of entries the bank accepts in one batch; when more wait, the oldest are dropped. */
export const MAX_BATCH = 200;
const MAX_TEXT_LENGTH = 2000;
const KEY = 'unsentLog';

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
export class LogShipping implements DefectLog {
  readonly #deps: LogShippingDeps;
  #waiting: readonly LogEntry[];
  #sending = false;
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

  defect(label: string, cause: unknown, referenceId = ''): void {
    this.#note({ label, level: 'error', text: textOf(cause), referenceId });
  }

  info(label: string, text: string): void {
    this.#note({ label, level: 'info', text, referenceId: '' });
  }

  /** Sends the waiting entries; those that do not arrive stay queued. */
  async flush(): Promise<void> {
    const batch = this.#waiting;
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

  #note(noticed: Pick<LogEntry, 'label' | 'level' | 'text' | 'referenceId'>): void {
    const entry = {
      ...noticed,
      ...this.#deps.place(),
      text: maskSecrets(noticed.text).slice(0, MAX_TEXT_LENGTH),
      runId: this.#deps.runId,
      time: new Date(this.#deps.clock.now()).toISOString(),
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

function textOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? `${cause.name}: ${cause.message}`) : String(cause);
}
