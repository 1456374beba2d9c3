import { backgroundJobs, JOB_NAMES } from '../../../bank/compose/backgroundWork';
import type { JobName } from '../../../bank/compose/backgroundWork';
import { buildServer } from '../../../bank/compose/buildServer';
import { connectNetworks } from '../../../bank/compose/connectNetworks';
import { SERVER_LIMITS } from '../../../bank/http/ServerLimits';
import type { ServerLimits, StreamLimits } from '../../../bank/http/ServerLimits';
import type { BankServices } from '../../../bank/kernel/BankServices';
import { createTestBank } from '../../bank/support/createTestBank';
import type { TestBank, TestBankOptions } from '../../bank/support/createTestBank';
import { WireClient } from './WireClient';

export const PASSWORD = 'Tulpar-2026';

/** A whole bank that listens, spoken to through real bytes. */
export interface TestServer {
  readonly bank: TestBank;
  readonly address: string;
  /** A visitor who has not signed in, sending these headers besides the usual ones. */
  visitor(headers?: Readonly<Record<string, string>>): WireClient;
  /** A client whose password was accepted and whose code is still to come. */
  pending(login: string): Promise<WireClient>;
  signedIn(login: string): Promise<WireClient>;
  /** Lets one job of the bank do everything whose time has come; nothing runs by itself unless the test asked for it. */
  round(job: JobName): Promise<void>;
  /** The ports of the clients whose connections the bank holds. */
  connectedPorts(): readonly number[];
  /** The code and the text of the newest message with a code to this login that came after `act`. */
  codeSentBy<Value>(
    login: string,
    act: () => Promise<Value>,
  ): Promise<{ readonly code: string; readonly text: string; readonly answer: Value }>;
  close(): Promise<void>;
}

function limitsOf({ limits, stream }: TestServerOptions): ServerLimits {
  return { ...SERVER_LIMITS, ...limits, stream: { ...SERVER_LIMITS.stream, ...stream } };
}

export interface TestServerOptions {
  readonly configuration?: Partial<BankServices['configuration']>;
  readonly limits?: Partial<Omit<ServerLimits, 'stream'>>;
  readonly stream?: Partial<StreamLimits>;
  /** Jobs that run by themselves, for tests of just that. Every other one is held: the test steps it. */
  readonly running?: readonly JobName[];
}

const QUIET = {
  logLevel: 'silent',
  staticDirectory: undefined,
  failedSignIns: 1_000_000,
  rates: {
    session: { perSecond: 100_000, burst: 100_000 },
    address: { perSecond: 100_000, burst: 100_000 },
    signIn: { perSecond: 100_000, burst: 100_000 },
  },
  budgets: {
    user: { perSecond: 100_000, burst: 10_000_000 },
    address: { perSecond: 100_000, burst: 10_000_000 },
    bank: { perSecond: 100_000, burst: 10_000_000 },
  },
} as const;

/** Opens a bank, by default with the demonstration customers, on a free port; `close` it in `afterAll`. */
export async function startTestServer(options: TestBankOptions & TestServerOptions = {}): Promise<TestServer> {
  const bank = await createTestBank({ seed: true, ...options });
  const configuration = { ...bank.services.configuration, ...QUIET, ...options.configuration };
  const services = { ...bank.services, configuration, networks: connectNetworks({ ...bank.services, configuration }) };
  const { running = [] } = options;
  const server = buildServer(services, { limits: limitsOf(options), runs: (job) => running.includes(job) });
  const connected = new Set<number>();
  server.server.on('connection', (socket) => {
    const port = socket.remotePort ?? 0;
    connected.add(port);
    socket.once('close', () => connected.delete(port));
  });
  const held = backgroundJobs(
    JOB_NAMES.filter((job) => !running.includes(job)),
    { bank: services, log: server.log, changed: () => undefined },
  );
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const round: TestServer['round'] = async (job) => {
    const stepped = held.get(job);
    if (stepped === undefined) {
      throw new Error(`The job ${job} is not the test's to step`);
    }
    await stepped.round();
  };
  const codeSentBy: TestServer['codeSentBy'] = async (login, act) => {
    await round('textMessages');
    const last = await newestCode(bank, login);
    const answer = await act();
    await round('textMessages');
    const newest = await newestCode(bank, login);
    if (newest.id <= last.id) {
      throw new Error(`No message came to ${login}: ${JSON.stringify(answer)}`);
    }
    return { code: newest.code, text: newest.text, answer };
  };
  const visitor: TestServer['visitor'] = (headers) => new WireClient(address, headers);
  const begin = async (login: string) => {
    const client = visitor();
    const { code, answer } = await codeSentBy(login, () => client.authenticate(login, PASSWORD));
    client.sessionKey = answer.data?.sessionkey;
    return { client, code };
  };
  return {
    bank,
    address,
    round,
    visitor,
    pending: async (login) => (await begin(login)).client,
    signedIn: async (login) => {
      const { client, code } = await begin(login);
      const confirmed = await client.confirmSecondFactor(code);
      if (confirmed.success !== true) {
        throw new Error(`${login} could not sign in: ${confirmed.error?.code}`);
      }
      client.sessionKey = confirmed.data?.sessionkey;
      return client;
    },
    connectedPorts: () => [...connected],
    codeSentBy,
    close: async () => {
      await server.close();
      await bank.close();
    },
  };
}

interface CodeMessage {
  readonly id: number;
  readonly code: string;
  readonly text: string;
}

async function newestCode(bank: TestBank, login: string): Promise<CodeMessage> {
  const { rows } = await bank.database.owner.query<CodeMessage>(
    `select id::int, code, text from sandbox_message where login = $1 and code <> '' order by id desc limit 1`,
    [login],
  );
  return rows[0] ?? { id: 0, code: '', text: '' };
}
