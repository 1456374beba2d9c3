import { createRequire } from 'node:module';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

import { fastify, LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { BankServices } from '../BankServices';
import { synchronizeDirectories } from '../directories/synchronizeDirectories';
import { KnownSessions } from '../identity/KnownSessions';
import { preparePasswords } from '../identity/passwords';
import { CardOrders } from '../jobs/CardOrders';
import { WalletRegistrations } from '../jobs/WalletRegistrations';
import { DigitalLoanReview } from '../jobs/DigitalLoanReview';
import { DailyWork } from '../jobs/DailyWork';
import { DAILY_TASKS } from '../jobs/dailyTasks';
import { LimitReview } from '../jobs/LimitReview';
import { OverdraftReview } from '../jobs/OverdraftReview';
import { RestructuringReview } from '../jobs/RestructuringReview';
import { PassportReview } from '../jobs/PassportReview';
import { Retention } from '../jobs/Retention';
import { SalaryPayments } from '../jobs/SalaryPayments';
import { ScheduledPayments } from '../jobs/ScheduledPayments';
import { LiveEvents } from '../notifications/LiveEvents';
import { projectRoot } from '../projectRoot';
import { cardProcessingOf } from '../rails/cards/connectedCards';
import { walletOperatorOf } from '../rails/wallet/connectedWallets';
import { connectedRails } from '../rails/connectedRails';
import { createEmailSender } from '../rails/email/createEmailSender';
import { MessageDispatcher } from '../rails/MessageDispatcher';
import { RailDispatcher } from '../rails/RailDispatcher';
import { createSmsSender } from '../rails/sms/createSmsSender';
import { SandboxDigitalLoanDesk } from '../sandbox/SandboxDigitalLoanDesk';
import { SandboxLimitDesk } from '../sandbox/SandboxLimitDesk';
import { SandboxOverdraftDesk } from '../sandbox/SandboxOverdraftDesk';
import { SandboxRestructuringDesk } from '../sandbox/SandboxRestructuringDesk';
import { SandboxPassportDesk } from '../sandbox/SandboxPassportDesk';
import { serveSandbox } from '../sandbox/serveSandbox';
import type { CallLog } from './Call';
import { serveCalls } from './calls';
import { Gateway } from './Gateway';
import { addSecurityHeaders, SECURITY_HEADERS } from './securityHeaders';
import { SERVER_LIMITS } from './ServerLimits';
import { answerNotFound, serveApplication } from './staticApplication';
import { WakeUps } from './WakeUps';

const KEEP_ALIVE_MS = 65_000;
const SWEEP_MS = 25;
/** Calls still running by then are cut off; the whole stop has to end within five seconds. */
const DRAIN_LIMIT_MS = 3000;

/** Values that never stand in a log, wherever they turn up. */
const SECRETS = [
  'sessionkey', 'devicekey', 'deviceKey', 'req.headers.devicekey', 'otp', 'password', 'username',
  'req.headers.sessionkey', 'req.headers.authorization', '*.sessionkey', '*.otp', '*.password',
];

/**
 * The whole bank behind HTTP, not yet listening: calls, live streams, health, the application and, in a sandbox, its phones.
 * What works in the background starts when the server is ready and stops when it is closed.
 */
export function buildServer(bank: BankServices, limits = SERVER_LIMITS): FastifyInstance {
  const { configuration } = bank;
  const server = fastify({
    logger: { level: configuration.logLevel, redact: { paths: SECRETS, censor: '***' }, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    // Lines of a call carry its reference, so a log of its own for each request would only cost.
    childLoggerFactory: (logger) => logger,
    trustProxy: configuration.trustProxy,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // An address that cannot be read never reaches the hooks, so its answer gets its headers here.
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack();
      reply.raw.writeHead(400, { ...SECURITY_HEADERS, 'content-type': 'text/plain' }).end('The request was not accepted\n');
    },
    http: { connectionsCheckingInterval: limits.checkedEveryMs, headersTimeout: limits.headersMs },
  });
  const wakeUps = new WakeUps();
  const clockMoved = new WakeUps();
  const live = new LiveEvents(bank, server.log);
  const sessions = new KnownSessions(bank.database);
  addSecurityHeaders(server, configuration);
  serveHealth(server, bank);
  serveCalls(server, new Gateway(bank, { live, sessions, wakeUps, streamLimits: limits.stream }));
  if (configuration.sandbox) {
    serveSandbox(server, bank, () => clockMoved.wake());
  }
  if (configuration.staticDirectory !== undefined) {
    serveApplication(server, configuration.staticDirectory);
  }
  answerEverythingElse(server, configuration.staticDirectory !== undefined);
  runInBackground(server, bank, { live, sessions, wakeUps, clockMoved });
  return server;
}

function answerEverythingElse(server: FastifyInstance, servesApplication: boolean): void {
  server.setNotFoundHandler((request, reply) => answerNotFound(request, reply, servesApplication));
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
  readonly sessions: KnownSessions;
  readonly wakeUps: WakeUps;
  /** Wakes what waits for a time of day or an age: a demonstration has moved the clock. */
  readonly clockMoved: WakeUps;
}

function runInBackground(server: FastifyInstance, bank: BankServices, { live, sessions, wakeUps, clockMoved }: Background): void {
  const ways = dispatchersOf(bank, server.log);
  const retention = new Retention(bank, server.log);
  const orders = new RailDispatcher(bank, connectedRails(bank), { log: server.log, changed: () => wakeUps.wake() });
  const desks = desksOf(bank, server.log, wakeUps);
  const scheduled = new ScheduledPayments(bank, { log: server.log, changed: () => wakeUps.wake() });
  const salaries = new SalaryPayments(bank, { log: server.log, changed: () => wakeUps.wake() });
  const daily = new DailyWork(bank, DAILY_TASKS, { log: server.log, changed: () => wakeUps.wake() });
  wakeUps.subscribe(() => ways.forEach((way) => way.wake()));
  wakeUps.subscribe(() => live.wake());
  wakeUps.subscribe(() => orders.wake());
  wakeUps.subscribe(() => salaries.wake());
  clockMoved.subscribe(() => orders.wake());
  clockMoved.subscribe(() => ways.forEach((way) => way.wake()));
  clockMoved.subscribe(() => retention.wake());
  clockMoved.subscribe(() => desks.forEach((desk) => desk.wake()));
  clockMoved.subscribe(() => scheduled.wake());
  clockMoved.subscribe(() => daily.wake());
  server.addHook('onReady', async () => {
    await synchronizeDirectories(bank);
    await preparePasswords();
    ways.forEach((way) => way.start());
    live.start();
    sessions.start();
    retention.start();
    orders.start();
    desks.forEach((desk) => desk.start());
    scheduled.start();
    salaries.start();
    daily.start();
  });
  server.addHook('onClose', () => retention.stop());
  server.addHook('onClose', () => orders.stop());
  server.addHook('onClose', async () => {
    await Promise.all(desks.map((desk) => desk.stop()));
  });
  server.addHook('onClose', () => scheduled.stop());
  server.addHook('onClose', () => salaries.stop());
  server.addHook('onClose', () => daily.stop());
  server.addHook('onClose', async () => sessions.stop());
  closeInOrder(server, live, ways);
}

/** Every way out of the bank to its customers. */
function dispatchersOf(bank: BankServices, log: CallLog): readonly MessageDispatcher[] {
  const email = createEmailSender(bank);
  const toPhones = new MessageDispatcher(bank, { channel: 'sms', sender: createSmsSender(bank) }, log);
  return email === undefined ? [toPhones] : [toPhones, new MessageDispatcher(bank, { channel: 'email', sender: email }, log)];
}

/** Those outside who answer later: the processing centre of cards, the operator of wallets and, outside a sandbox with a program of their own, people at the bank. */
function desksOf(
  bank: BankServices,
  log: CallLog,
  wakeUps: WakeUps,
): readonly (PassportReview | LimitReview | OverdraftReview | RestructuringReview | DigitalLoanReview | CardOrders | WalletRegistrations)[] {
  const parts = { log, decided: () => wakeUps.wake() };
  const processing = cardProcessingOf(bank);
  return [
    ...(processing === undefined ? [] : [new CardOrders(bank, processing, { log, changed: () => wakeUps.wake() })]),
    ...(walletOperatorOf(bank) === undefined ? [] : [new WalletRegistrations(bank, { log, changed: () => wakeUps.wake() })]),
    ...(bank.configuration.sandbox
      ? [
          new PassportReview(bank, new SandboxPassportDesk(), parts),
          new LimitReview(bank, new SandboxLimitDesk(), parts),
          new OverdraftReview(bank, new SandboxOverdraftDesk(), parts),
          new RestructuringReview(bank, new SandboxRestructuringDesk(), parts),
          new DigitalLoanReview(bank, new SandboxDigitalLoanDesk(), parts),
        ]
      : []),
  ];
}

/**
 * Streams are ended before the server waits for its calls, because they never end by themselves. Connections are closed as
 * soon as no call is under way: clients keep them open, some without ever having sent a call, for longer than a stop may take.
 */
function closeInOrder(server: FastifyInstance, live: LiveEvents, ways: readonly MessageDispatcher[]): void {
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
    await Promise.all(ways.map((way) => way.stop()));
  });
}

function serveHealth(server: FastifyInstance, bank: BankServices): void {
  const version = versionOf();
  server.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await bank.database.pool.query('select 1');
    } catch {
      return reply.code(503).send({ status: 'unavailable', version });
    }
    return reply.send({ status: 'ok', version, sandbox: bank.configuration.sandbox, time: new Date(bank.clock.now()).toISOString() });
  });
}

function versionOf(): string {
  const description: unknown = createRequire(import.meta.url)(join(projectRoot(), 'package.json'));
  return typeof description === 'object' && description !== null && 'version' in description ? String(description.version) : '';
}
