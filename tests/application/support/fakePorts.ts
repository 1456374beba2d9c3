import type { DownloadedFile } from '../../../src/application/operations/accounts';
import type { Connectivity } from '../../../src/application/ports/Connectivity';
import type { Device } from '../../../src/application/ports/Device';
import type { EventStream, StreamListener } from '../../../src/application/ports/EventStream';
import type { FileSaver } from '../../../src/application/ports/FileSaver';
import type { FileSharer } from '../../../src/application/ports/FileSharer';
import type { Identifiers } from '../../../src/application/ports/Identifiers';
import type { KeyValueStore } from '../../../src/application/ports/KeyValueStore';
import type { LocalData } from '../../../src/application/ports/LocalData';
import type { Restart } from '../../../src/application/ports/Restart';
import type { SessionVault, StoredSession } from '../../../src/application/ports/SessionVault';
import type { TabChannel, TabMessage } from '../../../src/application/ports/TabChannel';
import type { UserActivity, UserActivityListener } from '../../../src/application/ports/UserActivity';
import type { SessionEnd } from '../../../src/application/session/SessionEnd';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import type { OperationId } from '../../../src/domain/operation/OperationId';

/** UUIDs that count up, so that a test can name them. */
export class CountingIdentifiers implements Identifiers {
  #count = 0;

  referenceId(): string {
    return this.#next();
  }

  secret(): string {
    return this.#next();
  }

  operationId(): OperationId {
    return operationIdOf(this.#next());
  }

  #next(): string {
    this.#count += 1;
    return `00000000-0000-4000-8000-${this.#count.toString().padStart(12, '0')}`;
  }
}

export function operationIdOf(text: string): OperationId {
  const operationId = checkedToOperationId(text);
  if (operationId === undefined) {
    throw new Error(`${text} is no operation id`);
  }
  return operationId;
}

export class MemoryStore implements KeyValueStore {
  readonly entries = new Map<string, string>();

  read(key: string): string | undefined {
    return this.entries.get(key);
  }

  write(key: string, value: string): void {
    this.entries.set(key, value);
  }

  remove(key: string): void {
    this.entries.delete(key);
  }
}

export class MemoryVault implements SessionVault {
  session: StoredSession | undefined;

  constructor(session?: StoredSession) {
    this.session = session;
  }

  read(): StoredSession | undefined {
    return this.session;
  }

  write(session: StoredSession): void {
    this.session = session;
  }

  clear(): void {
    this.session = undefined;
  }
}

/** One browser; each tab receives the messages of the others, not its own. */
export class FakeBrowser {
  readonly posted: TabMessage[] = [];
  readonly #tabs = new Set<FakeTab>();

  openTab(): FakeTab {
    const tab = new FakeTab((message, from) => {
      this.posted.push(message);
      [...this.#tabs].filter((other) => other !== from).forEach((other) => other.receive(message));
    });
    this.#tabs.add(tab);
    return tab;
  }
}

export class FakeTab implements TabChannel {
  readonly #deliver: (message: TabMessage, from: FakeTab) => void;
  readonly #listeners = new Set<(message: TabMessage) => void>();

  constructor(deliver: (message: TabMessage, from: FakeTab) => void) {
    this.#deliver = deliver;
  }

  post(message: TabMessage): void {
    this.#deliver(message, this);
  }

  listen(hear: (message: TabMessage) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  receive(message: TabMessage): void {
    [...this.#listeners].forEach((hear) => hear(message));
  }
}

/** A stream that a test feeds; every opening is written down with the position it asked to resume from. */
export class FakeEventStream implements EventStream {
  readonly openings: {
    readonly lastPosition: string | undefined;
    readonly listener: StreamListener;
    closed: boolean;
  }[] = [];

  open(lastPosition: string | undefined, listener: StreamListener): () => void {
    const opening = { lastPosition, listener, closed: false };
    this.openings.push(opening);
    return () => {
      opening.closed = true;
    };
  }

  get current(): StreamListener {
    const opening = this.openings.at(-1);
    if (opening === undefined || opening.closed) {
      throw new Error('No stream is open');
    }
    return opening.listener;
  }
}

export class FakeConnectivity implements Connectivity {
  online = true;
  readonly #listeners = new Set<(online: boolean) => void>();

  listen(hear: (online: boolean) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  turn(online: boolean): void {
    this.online = online;
    this.#listeners.forEach((hear) => hear(online));
  }
}

/** A screen whose language somebody changes. */
export class SpokenLanguage implements Pick<Device, 'onLanguage'> {
  readonly #listeners = new Set<() => void>();

  onLanguage(hear: () => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  choose(): void {
    this.#listeners.forEach((hear) => hear());
  }
}

/** A page that is never really loaded anew. */
export class FakeRestart implements Restart {
  readonly restarts: (SessionEnd | undefined)[] = [];
  reason: SessionEnd | undefined;

  begin(end: SessionEnd | undefined): void {
    this.restarts.push(end);
  }

  takeReason(): SessionEnd | undefined {
    const { reason } = this;
    this.reason = undefined;
    return reason;
  }
}

/** A person before the screen. */
export class FakeUserActivity implements UserActivity {
  readonly #listeners = new Set<UserActivityListener>();

  listen(listener: UserActivityListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(): void {
    this.#listeners.forEach(({ active }) => active());
  }

  comeBack(): void {
    this.#listeners.forEach(({ returned }) => returned());
  }
}

export class FakeLocalData implements LocalData {
  readonly calls: string[] = [];

  async dropCopies(): Promise<void> {
    this.calls.push('dropCopies');
  }

  async clear(): Promise<void> {
    this.calls.push('clear');
  }
}

/** Device that shares files, or breaks when it is asked to. */
export class SharedFiles implements FileSharer {
  readonly files: DownloadedFile[] = [];
  available = true;
  broken = false;

  share(file: DownloadedFile): Promise<void> {
    if (this.broken) {
      return Promise.reject(new Error('The device does not share'));
    }
    this.files.push(file);
    return Promise.resolve();
  }
}

export class KeptFiles implements FileSaver {
  readonly files: DownloadedFile[] = [];

  save(file: DownloadedFile): void {
    this.files.push(file);
  }
}
