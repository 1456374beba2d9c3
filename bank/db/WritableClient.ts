import { Client } from 'pg';
import type { ClientConfig } from 'pg';

/** Login at a database, which may lie on one of several servers. */
export interface Login extends ClientConfig {
  /** Addresses of the servers, one of which takes writes. */
  readonly servers?: readonly string[] | undefined;
}

type Connected = Parameters<Client['connect']>[0];

/** Longest wait for a server to tell whether it takes writes; shorter than the wait for a connection. */
const PROBE_LIMIT_MS = 2000;
/** SQLSTATE of a server that cannot be used now. */
const CANNOT_CONNECT_NOW = '57P03';

/** Connection to that one of several servers which takes writes at the moment it is opened; to the only server where none are named. */
export class WritableClient extends Client {
  private readonly servers: readonly string[] | undefined;

  constructor(login: Login = {}) {
    // As it stands: a pool hides the password from copies.
    super(login);
    this.servers = login.servers;
    // A connection that dies emits more than one error, and a pool listens at times only; one without a listener would end the process.
    this.on('error', () => undefined);
  }

  override connect(): Promise<Client>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<Client> | void {
    const { servers } = this;
    if (servers === undefined) {
      return connected === undefined ? super.connect() : super.connect(connected);
    }
    const connecting = Promise.any(servers.map(writableAt)).then(
      (place) => {
        Object.assign(this, place);
        return super.connect();
      },
      (cause: unknown) => Promise.reject(withoutWritable(cause)),
    );
    if (connected === undefined) {
      return connecting;
    }
    connecting.then(
      () => Reflect.apply(connected, undefined, [null, this]),
      (cause: unknown) => Reflect.apply(connected, undefined, [cause]),
    );
  }
}

/** Host and port of a server that takes writes. */
async function writableAt(connectionString: string): Promise<Pick<Client, 'host' | 'port'>> {
  const probe = new Client({
    connectionString,
    connectionTimeoutMillis: PROBE_LIMIT_MS,
    query_timeout: PROBE_LIMIT_MS,
  });
  probe.on('error', () => undefined);
  const { host, port } = probe;
  try {
    await probe.connect();
    const { rows } = await probe.query<{ transaction_read_only: string }>('show transaction_read_only');
    if (rows[0]?.transaction_read_only !== 'off') {
      throw Object.assign(new Error('takes no writes'), { code: CANNOT_CONNECT_NOW });
    }
    return { host, port };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new Error(`${host}:${port} ${reason}`, { cause });
  } finally {
    void probe.end().catch(() => undefined);
  }
}

function withoutWritable(cause: unknown): Error {
  const errors: readonly unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  const reasons = errors.map((error) => (error instanceof Error ? error.message : String(error)));
  return new AggregateError(errors, `None of the servers of the database takes writes: ${reasons.join('; ')}`);
}
