import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { firstFound } from './realTime';
import { countBank } from './startedThings';
import { fastestTemporaryDisk, newTemporaryFolder } from './temporaryFolder';
import { timeOfBank } from './walkTime';
import type { ChildProcess } from 'node:child_process';

export interface BankOptions {
  /** A folder of an earlier bank to go on with; a new bank when absent, on the disk for temporary files unless `TEST_BANK_DATA` is `memory`. */
  readonly dataDirectory?: string;
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Connection parameters of a bank's database, as its owner. */
export interface DatabasePlace {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** Names the folder of a bank that was installed and stopped, to be copied instead of installing another. */
export const INSTALLED_BANK = 'TEST_INSTALLED_BANK';
/** `memory` for tests that do not ask what a disk keeps, or how fast it is. */
const BANK_DATA = 'TEST_BANK_DATA';

/** As docs/deploy.md and `npm start` have it. */
const DELIVERED_WITH = ['--enable-source-maps', '--max-old-space-size=1024'];
const STOP_LIMIT_MS = 20_000;
/** An installation takes seconds; on a machine that is busy, minutes. */
const START_LOOKS = { everyMs: 20, withinMs: 150_000 };

/** A test asks for more codes in a minute than a person does in a day, and hurries through more screens. */
const PLENTY = {
  CODE_MESSAGES_TEN_MINUTES: '100000000',
  CODE_MESSAGES_HOUR: '100000000',
  CODE_MESSAGES_DAY: '100000000',
  BUDGET_USER: '100000/1000000',
  BUDGET_ADDRESS: '100000/1000000',
  BUDGET_BANK: '100000/1000000',
  // No balancer is in front of a bank of a test.
  DRAIN_SECONDS: '0',
};

/**
 * The built bank as a process of its own on an embedded PostgreSQL of its own, seen only from outside. Restarting keeps
 * port and data.
 */
export class StartedBank {
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly port: number,
    readonly dataDirectory: string,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  /**
   * Starts a bank and waits until it serves.
   *
   * @throws when it ends or does not serve; nothing of it is left then
   */
  static async start(options: BankOptions = {}): Promise<StartedBank> {
    const bank = new StartedBank(
      options.port ?? (await freePort()),
      options.dataDirectory ?? newBankFolder(),
      options.environment ?? {},
    );
    countBank(bank.dataDirectory);
    try {
      await bank.launch();
    } catch (cause) {
      await bank.remove();
      throw cause;
    }
    return bank;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Everything the bank has printed. */
  get log(): string {
    return this.output;
  }

  get processId(): number {
    if (this.child?.pid === undefined) {
      throw new Error('The bank is not running');
    }
    return this.child.pid;
  }

  /** Starts the process again after {@link kill} or {@link stop}. */
  async launch(): Promise<void> {
    const child = spawn(process.execPath, [...DELIVERED_WITH, join(projectRoot(), 'dist/bank/main.mjs')], {
      cwd: this.dataDirectory,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        SANDBOX: '1',
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDirectory,
        STATIC_DIR: join(projectRoot(), 'dist/app'),
        ...PLENTY,
        ...timeOfBank(),
        ...this.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    left.add(this);
    const keep = (chunk: Buffer) => (this.output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    await this.serves(child);
  }

  /** SIGKILL: no handler of the bank runs, its database lives on without it. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** SIGTERM, as an operator would; answers the exit code. */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Suspends the process while `act` runs: no statement of it reaches its database, which goes on. */
  async suspended<Result>(act: () => Promise<Result>): Promise<Result> {
    process.kill(this.processId, 'SIGSTOP');
    try {
      return await act();
    } finally {
      process.kill(this.processId, 'SIGCONT');
    }
  }

  /** Ends everything and deletes the data. */
  async remove(): Promise<void> {
    await this.stop();
    this.abandon();
    left.delete(this);
    rmSync(this.dataDirectory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  /** Leaves no process behind, without waiting: also when the tests themselves are ended. */
  abandon(): void {
    this.child?.kill('SIGKILL');
    const database = this.databaseProcessId();
    if (database !== undefined) {
      endProcess(database, 'SIGQUIT');
    }
  }

  /** Process id of the embedded PostgreSQL's postmaster; absent when none runs. */
  databaseProcessId(): number | undefined {
    const first = this.databaseProcessFile()?.[0];
    return first === undefined ? undefined : Number(first);
  }

  /** The database of the bank for another process of it, under the login of the bank: its DATABASE_URL. */
  databaseUrl(): string {
    const { host, port, database } = this.connection();
    const password = readFileSync(join(this.dataDirectory, 'bank-password'), 'utf8');
    return `postgres://tulpar_bank:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  }

  /** Connection parameters of the bank's database, as its owner. */
  connection(): DatabasePlace {
    const lines = this.databaseProcessFile();
    if (lines === undefined) {
      throw new Error('The embedded PostgreSQL is not running');
    }
    const [, , , port, socketFolder] = lines;
    return {
      host: socketFolder === undefined || socketFolder === '' ? '127.0.0.1' : socketFolder,
      port: Number(port),
      user: 'tulpar',
      password: readFileSync(join(this.dataDirectory, 'database-password'), 'utf8'),
      database: 'tulpar',
    };
  }

  private databaseProcessFile(): readonly string[] | undefined {
    const file = join(this.dataDirectory, 'postgres', 'postmaster.pid');
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : undefined;
  }

  private async serves(child: ChildProcess): Promise<void> {
    const state = await firstFound(() => this.stateOf(child), START_LOOKS);
    if (state !== 'serves') {
      throw new Error(`The bank does not serve (exit code ${child.exitCode}). It printed:\n${this.output}`);
    }
  }

  private async stateOf(child: ChildProcess): Promise<'serves' | 'ended' | undefined> {
    if (child.exitCode !== null || child.signalCode !== null) {
      return 'ended';
    }
    return fetch(`${this.origin}/healthz`).then(
      (answer) => (answer.ok ? 'serves' : undefined),
      () => undefined,
    );
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) {
      return child?.exitCode ?? null;
    }
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const patience = AbortSignal.timeout(STOP_LIMIT_MS);
    patience.addEventListener('abort', () => child.kill('SIGKILL'));
    child.kill(signal);
    return ended;
  }
}

/** Banks that were started and not removed. */
const left = new Set<StartedBank>();
process.once('exit', () => left.forEach((bank) => bank.abandon()));
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => process.exit(1));
}

/** `cp` keeps the owners, which the database insists on, and takes a twentieth of the time of an installation. */
function newBankFolder(): string {
  const disk = process.env[BANK_DATA] === 'memory' ? fastestTemporaryDisk() : tmpdir();
  const folder = newTemporaryFolder(disk, 'tulpar-test-');
  const installed = process.env[INSTALLED_BANK];
  if (installed !== undefined) {
    execFileSync('cp', ['-a', `${installed}/.`, folder]);
  }
  return folder;
}

/** A port nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No free port')),
      );
    });
  });
}

function endProcess(processId: number, signal: NodeJS.Signals): void {
  try {
    process.kill(processId, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}
