import type { LogEntry, LogSink } from '../../application/ports/LogSink';
import type { Connection } from './connect';

/** Fetches the code that speaks to the bank once, with the first call; after a failure the next call fetches again. */
export class LazyConnection implements LogSink {
  readonly #open: () => Promise<Connection>;
  #connection: Promise<Connection> | undefined;

  constructor(open: () => Promise<Connection>) {
    this.#open = open;
  }

  async get(): Promise<Connection> {
    this.#connection ??= this.#open();
    try {
      return await this.#connection;
    } catch (cause) {
      this.#connection = undefined;
      throw cause;
    }
  }

  async insert(entries: readonly LogEntry[]): Promise<boolean> {
    try {
      const { logSink } = await this.get();
      return await logSink.insert(entries);
    } catch {
      return false;
    }
  }
}
