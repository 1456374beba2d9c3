import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';

import { BANK_LOGIN } from './bankLogin';
import { dropWhenForgotten, homeOf, makeSocketFolder, readOrMakePassword } from './embeddedFolders';
import { freePort, tryQuery } from './ConnectionPlace';
import { findPostgresBinaries } from './PostgresBinaries';
import { isServer, runProgram, stopServer } from './serverProcess';
import { KEPT_MEMORY, settingsOf } from './serverSettings';
import { unprivilegedUser } from './SystemUser';
import type { ChildProcess } from 'node:child_process';
import type { ConnectionPlace } from './ConnectionPlace';
import type { PostgresBinaries } from './PostgresBinaries';
import type { SystemUser } from './SystemUser';

export interface EmbeddedPostgresOptions {
  /** The bank's data folder; the cluster lies in it when the database's user can get there. */
  readonly dataDirectory: string;
  /** False only in tests of logic: the cluster then does not survive a crash of the machine. */
  readonly durable: boolean;
  /** Programs of another version than that of the package, for tests on it. */
  readonly binaries?: PostgresBinaries | undefined;
  /** Receives a message when the server has died by itself and when it is back. */
  readonly report?: (message: string) => void;
}

/** Facts a start finds out before there is a server. */
interface Installation {
  readonly user: SystemUser | undefined;
  readonly binaries: PostgresBinaries;
  readonly location: string;
  readonly place: ConnectionPlace;
  readonly bankPlace: ConnectionPlace;
}

const OWNER = 'tulpar';
const SOCKET_PORT = 5432;
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 15_000;
const POLL_MS = 20;
const RESTART_PAUSE_MS = 200;

/**
 * An embedded PostgreSQL server that starts and stops with the bank. It takes over the folder of a bank that was killed, and restarts the
 * server when the server is killed under a running bank.
 */
export class EmbeddedPostgres {
  private server: ChildProcess | undefined;
  private stopping = false;
  private keeper: Client | undefined;

  private readonly user: SystemUser | undefined;
  private readonly binaries: PostgresBinaries;
  /** Folder of the database cluster. */
  readonly location: string;
  /** The connection of the owner of the cluster. */
  readonly place: ConnectionPlace;
  /** The connection of the bank, once the owner has allowed it. */
  readonly bankPlace: ConnectionPlace;

  private constructor(
    private readonly options: EmbeddedPostgresOptions,
    installation: Installation,
  ) {
    this.user = installation.user;
    this.binaries = installation.binaries;
    this.location = installation.location;
    this.place = installation.place;
    this.bankPlace = installation.bankPlace;
  }

  /**
   * Starts the server, making the cluster first when there is none.
   *
   * @throws when another living bank uses the same folder, or the server does not come up in a minute
   */
  static async start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    const user = unprivilegedUser();
    mkdirSync(options.dataDirectory, { recursive: true, mode: 0o755 });
    const home = homeOf(options.dataDirectory, user);
    const binaries = options.binaries ?? (await findPostgresBinaries(user, home));
    const location = join(home, 'postgres');
    await dropWhenForgotten(location, options.dataDirectory);
    const socketFolder = makeSocketFolder(home, user);
    const place = {
      host: socketFolder ?? '127.0.0.1',
      port: socketFolder === undefined ? await freePort() : SOCKET_PORT,
      user: OWNER,
      password: readOrMakePassword(options.dataDirectory, 'owner'),
    };
    const bankPlace = { ...place, user: BANK_LOGIN, password: readOrMakePassword(options.dataDirectory, 'bank') };
    const embedded = new EmbeddedPostgres(options, { user, binaries, location, place, bankPlace });
    await embedded.takeOver();
    await embedded.initialise();
    await embedded.launch();
    await embedded.keep();
    return embedded;
  }

  /** Fast shutdown: open transactions are rolled back, what was committed stays. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.keeper?.end().catch(() => undefined);
    const server = this.server;
    if (server?.pid === undefined || server.exitCode !== null) {
      return;
    }
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    server.kill('SIGINT');
    const patience = setTimeout(() => server.kill('SIGQUIT'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(patience);
  }

  /** Process id of the postmaster, for tests that kill it. */
  get processId(): number | undefined {
    return this.server?.pid;
  }

  private async initialise(): Promise<void> {
    if (existsSync(join(this.location, 'PG_VERSION'))) {
      return;
    }
    const fresh = `${this.location}.new`;
    const passwordFile = `${this.location}.password`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { mode: 0o700 });
    writeFileSync(passwordFile, this.place.password, { mode: 0o600 });
    if (this.user !== undefined) {
      chownSync(fresh, this.user.ids.uid, this.user.ids.gid);
      chownSync(passwordFile, this.user.ids.uid, this.user.ids.gid);
    }
    try {
      await runProgram(this.user, this.binaries.initdb, [
        `--pgdata=${fresh}`,
        `--username=${OWNER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--data-checksums',
        ...(this.options.durable ? [] : ['--no-sync']),
      ]);
    } finally {
      rmSync(passwordFile, { force: true });
    }
    renameSync(fresh, this.location);
  }

  /** Ends a server that outlived its bank. A server whose bank still lives is left alone. */
  private async takeOver(): Promise<void> {
    const running = this.readProcessId();
    if (running === undefined) {
      return;
    }
    if (!isServer(running, this.location)) {
      // Its id may now belong to another program or to a zombie process; the server would wait for either.
      rmSync(join(this.location, 'postmaster.pid'), { force: true });
      return;
    }
    if ((await this.answers(running)) && (await this.hasLivingKeeper())) {
      throw new Error(`Another bank is running on ${this.options.dataDirectory}; stop it or choose another DATA_DIR`);
    }
    await stopServer(running, this.location);
  }

  private readProcessId(): number | undefined {
    const file = join(this.location, 'postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
  }

  /** Connection to the server a killed bank left behind: the same socket, or the port named in its `postmaster.pid`. */
  private placeLeftBehind(): ConnectionPlace {
    const port = Number(readFileSync(join(this.location, 'postmaster.pid'), 'utf8').split('\n')[3]);
    return { ...this.place, port };
  }

  /** Waits for a server that may still be starting, or be on its way down. */
  private async answers(running: number): Promise<boolean> {
    const deadline = performance.now() + STOP_LIMIT_MS;
    while (this.readProcessId() === running && isServer(running, this.location) && performance.now() < deadline) {
      if ((await tryQuery(this.placeLeftBehind(), 'select 1 as found')) !== undefined) {
        return true;
      }
      await delay(POLL_MS);
    }
    return false;
  }

  private async hasLivingKeeper(): Promise<boolean> {
    const answer = await tryQuery(
      this.placeLeftBehind(),
      `select 1 as found from pg_stat_activity where application_name = '${KEEPER}'`,
    );
    return answer !== undefined && answer > 0;
  }

  /** Starts the server process and waits until it answers. A process that dies before `stop` is started again. */
  private async launch(): Promise<void> {
    const deadline = performance.now() + START_LIMIT_MS;
    for (;;) {
      const server = this.spawnServer();
      this.server = server;
      if (await this.answersBefore(deadline, server)) {
        server.once('exit', () => void this.revive());
        // It may have died between its first answer and now, before this listener existed.
        if (server.exitCode !== null || server.signalCode !== null) {
          continue;
        }
        return;
      }
      if (this.stopping) {
        return;
      }
      if (performance.now() > deadline) {
        throw new Error(`The embedded PostgreSQL did not start; see ${this.logFile()}`);
      }
      // Backends of a killed server hold its memory for a moment and keep the next one from starting.
      await delay(RESTART_PAUSE_MS);
    }
  }

  private spawnServer(): ChildProcess {
    const log = openSync(this.logFile(), 'a', 0o600);
    const values = settingsOf(this.place, this.options.durable).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // Its own process group, so that Ctrl-C reaches the bank, which finishes its calls before it stops the server.
    const server = spawn(this.binaries.postgres, ['-D', this.location, ...values], {
      ...this.user?.ids,
      cwd: '/',
      env: { ...process.env, ...KEPT_MEMORY },
      detached: true,
      stdio: ['ignore', log, log],
    });
    server.on('error', (cause) => this.options.report?.(`The embedded PostgreSQL cannot be run: ${cause.message}`));
    closeSync(log);
    return server;
  }

  private logFile(): string {
    return `${this.location}.log`;
  }

  private async answersBefore(deadline: number, server: ChildProcess): Promise<boolean> {
    while (
      performance.now() < deadline &&
      server.exitCode === null &&
      server.signalCode === null &&
      server.pid !== undefined
    ) {
      if ((await tryQuery(this.place, 'select 1 as found')) !== undefined) {
        return true;
      }
      await delay(POLL_MS);
    }
    return false;
  }

  private async revive(): Promise<void> {
    if (this.stopping) {
      return;
    }
    this.options.report?.('The embedded PostgreSQL died; starting it again');
    try {
      await this.launch();
      await this.keep();
      this.options.report?.('The embedded PostgreSQL is back');
    } catch (cause) {
      this.options.report?.(`The embedded PostgreSQL stays down: ${String(cause)}`);
    }
  }

  /** One connection that shows other processes that this bank lives: it ends with the process, however that ends. */
  private async keep(): Promise<void> {
    if (this.stopping) {
      return;
    }
    const keeper = new Client({ ...this.place, database: 'postgres', application_name: KEEPER });
    keeper.on('error', () => undefined);
    await keeper.connect();
    this.keeper = keeper;
  }
}

const KEEPER = 'tulpar-keeper';
