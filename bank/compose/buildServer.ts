import type { ServerResponse } from 'node:http';

import { fastify, LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { BankServices } from '../kernel/BankServices';
import { synchronizeDirectories } from '../modules/directories/synchronizeDirectories';
import { SessionCache } from '../modules/identity/SessionCache';
import { preparePasswords } from '../modules/identity/passwords';
import { LiveEvents } from '../modules/notifications/LiveEvents';
import { serveSandbox } from '../sandbox/serveSandbox';
import { backgroundJobs, JOB_NAMES, jobNamed } from './backgroundWork';
import type { JobName } from './backgroundWork';
import type { RunningJob } from '../kernel/Job';
import { serveCalls } from '../http/calls';
import { Drain, sendClientsElsewhere } from '../http/Drain';
import { Gateway } from '../http/Gateway';
import { serveHealth } from '../http/health';
import { refuseForeignHosts } from '../http/hosts';
import { servePolicyReports } from '../http/policyReports';
import { addSecurityHeaders, refuseUnparsed, SECURITY_HEADERS } from '../http/securityHeaders';
import { SERVER_LIMITS } from '../http/ServerLimits';
import type { ServerLimits } from '../http/ServerLimits';
import { answerNotFound, serveApplication } from '../http/staticApplication';
import type { StartPage } from '../http/staticApplication';
import { Signal } from '../kernel/Signal';
import { logShape } from '../kernel/log';
import { METRICS, readBeforePage, startAtZero } from '../kernel/metrics/metrics';

const KEEP_ALIVE_MS = 65_000;
const SWEEP_MS = 25;
/** Calls still running by then are cut off; the whole stop has to end within five seconds. */
const DRAIN_LIMIT_MS = 3000;

export interface ServerOptions {
  readonly limits?: ServerLimits;
  /** True for the jobs this process runs; all jobs by default. */
  readonly runs?: (job: JobName) => boolean;
  /** Set by who ends the process; one that never drains by default. */
  readonly drain?: Drain;
}

/**
 * The whole bank behind HTTP, not yet listening: calls, live streams, health, the application and, in a sandbox, its phones.
 * What works in the background starts when the server is ready and stops when it is closed.
 */
export function buildServer(
  bank: BankServices,
  { limits = SERVER_LIMITS, runs = () => true, drain = new Drain() }: ServerOptions = {},
): FastifyInstance {
  const { configuration } = bank;
  const server = fastify({
    logger: { ...logShape(configuration.logLevel), stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    // Lines of a call carry its reference, so a log of its own for each request would only cost.
    childLoggerFactory: (logger) => logger,
    trustProxy: configuration.trustProxy,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // A call that arrives while the server is closing is answered like any other.
    return503OnClosing: false,
    // An address that cannot be read never reaches the hooks, so its answer gets its headers here.
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack();
      reply.raw
        .writeHead(400, { ...SECURITY_HEADERS, 'content-type': 'text/plain' })
        .end('The request was not accepted\n');
    },
    clientErrorHandler: refuseUnparsed,
    // Without it Node itself would answer a request that names no host, without headers; the bank refuses those as well.
    http: {
      requireHostHeader: false,
      connectionsCheckingInterval: limits.checkedEveryMs,
      headersTimeout: limits.headersMs,
    },
  });
  const signal = new Signal();
  const clockMoved = new Signal();
  const live = new LiveEvents(bank, server.log);
  const sessions = new SessionCache(bank);
  addSecurityHeaders(server, configuration);
  refuseForeignHosts(server, configuration.hosts);
  servePolicyReports(server, configuration);
  serveHealth(server, bank.database, drain);
  sendClientsElsewhere(server, drain);
  const gateway = new Gateway(bank, { live, sessions, signal, streamLimits: limits.stream, log: server.log });
  serveCalls(server, gateway);
  measureState(server, bank, gateway);
  if (configuration.sandbox) {
    serveSandbox(server, bank, () => clockMoved.wake());
  }
  const { staticDirectory } = configuration;
  const startPage = staticDirectory && serveApplication(server, staticDirectory, configuration.application);
  answerEverythingElse(server, startPage || undefined);
  const jobs = JOB_NAMES.filter(runs);
  runInBackground(server, bank, { live, sessions, signal, clockMoved, jobs });
  return server;
}

/** Reads what the process holds at the moment whenever its metrics are asked for. */
function measureState(server: FastifyInstance, { database: { pool } }: BankServices, gateway: Gateway): void {
  startAtZero(METRICS.refusals, 'code', ['INTERNAL_SERVER_ERROR', 'BANK_UNAVAILABLE']);
  startAtZero(METRICS.bookings, 'cause', ['code', 'signature', 'schedule', 'bank']);
  const forget = readBeforePage(() => {
    METRICS.connections.set({ state: 'idle' }, pool.idleCount);
    METRICS.connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    METRICS.connectionLimit.set(pool.options.max);
    METRICS.connectionsAwaited.set(pool.waitingCount);
    METRICS.streams.set(gateway.live.open);
    gateway.budget.measure();
  });
  server.addHook('onClose', async () => forget());
}

function answerEverythingElse(server: FastifyInstance, startPage: StartPage | undefined): void {
  server.setNotFoundHandler((request, reply) => answerNotFound(request, reply, startPage));
  server.setErrorHandler<Error & { readonly statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error }, 'request failed');
    }
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(status >= 500 ? 'The bank could not answer\n' : 'The request was not accepted\n');
  });
}

interface Background {
  readonly live: LiveEvents;
  readonly sessions: SessionCache;
  readonly signal: Signal;
  /** Wakes what waits for a time of day or an age: a demonstration has moved the clock. */
  readonly clockMoved: Signal;
  readonly jobs: readonly JobName[];
}

function runInBackground(server: FastifyInstance, bank: BankServices, background: Background): void {
  const { live, sessions, signal, clockMoved, jobs: names } = background;
  const running = backgroundJobs(names, { bank, log: server.log, changed: () => signal.wake() });
  const jobs = [...running.values()];
  const wakers = { calls: signal, clock: clockMoved };
  signal.subscribe(() => live.wake());
  for (const [name, job] of running) {
    jobNamed(name).wokenBy.forEach((waker) => wakers[waker].subscribe(() => job.wake()));
  }
  server.addHook('onReady', async () => {
    await synchronizeDirectories(bank);
    await preparePasswords();
    live.start();
    sessions.start();
    jobs.forEach((job) => job.start());
  });
  server.addHook('onClose', async () => sessions.stop());
  server.addHook('onClose', () => bank.documents.close());
  server.addHook('onClose', () => bank.reader.close());
  server.addHook('onClose', async () => bank.pictures.close());
  closeInOrder(server, live, jobs);
}

/**
 * Streams are ended before the server waits for its calls, because they never end by themselves. Connections are closed as
 * soon as no call is under way: clients keep them open, some without ever having sent a call, for longer than a stop may take.
 */
function closeInOrder(server: FastifyInstance, live: LiveEvents, jobs: readonly RunningJob[]): void {
  const answering = new Set<ServerResponse>();
  server.server.on('request', (_request, response) => {
    answering.add(response);
    response.once('close', () => answering.delete(response));
  });
  let sweeping: NodeJS.Timeout | undefined;
  server.addHook('preClose', async () => {
    await live.stop();
    const deadline = performance.now() + DRAIN_LIMIT_MS;
    sweeping = setInterval(() => {
      if (answering.size === 0 || performance.now() > deadline) {
        server.server.closeAllConnections();
      }
    }, SWEEP_MS);
  });
  server.addHook('onClose', async () => {
    clearInterval(sweeping);
    await Promise.all(jobs.map((job) => job.stop()));
  });
}
