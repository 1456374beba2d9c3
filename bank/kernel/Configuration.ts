import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

import { applicationSettingsOf } from './applicationSettings';
import type { ApplicationSettings } from './applicationSettings';
import {
  databaseUrlOf,
  fileOf,
  folderOf,
  hostOf,
  hostsOf,
  originsOf,
  passkeySiteOf,
  publicAddressOf,
} from './addressSettings';
import type { PasskeySite } from './addressSettings';
import {
  countOf,
  rateOf,
  sandboxOf,
  senderOf,
  smsGatewaysOf,
  smtpUrlOf,
  switchOf,
  wholeNumberOf,
} from './checkedSettings';
import { settingsOf } from './settingNames';
import type { Settings } from './settingNames';
import { MAX_IDLE_MS } from './sessionLimits';
import type { BudgetRates } from './BudgetRates';
import type { Rate } from './RateLimiter';
import { projectRoot } from './projectRoot';

/** Price of hashing a password: `low` is for tests of a sandbox. */
export type PasswordCost = 'full' | 'low';

/** Settings of an operator from the environment; docs/deploy.md lists every variable. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database and of the generated secrets. */
  readonly dataDirectory: string;
  /** A PostgreSQL to use instead of the embedded one, with the login of the bank. */
  readonly databaseUrl: string | undefined;
  /** The same database with the login of its owner, under which the schema is made and changed. */
  readonly databaseOwnerUrl: string | undefined;
  /** True for a demonstration: published customers, phones that show codes. Only where `SANDBOX=1` asks for it. */
  readonly sandbox: boolean;
  /** Built application to serve; absent while Vite serves it in development. */
  readonly staticDirectory: string | undefined;
  /** Settings of the application, for another host of its services or other intervals than those of the specification. */
  readonly application: ApplicationSettings;
  /** Origins besides the bank's own that may call it (the development server). */
  readonly allowedOrigins: readonly string[];
  /** Names the bank is called by in the Host header: `host` for any port, `host:port` for one. A request under another name is refused. */
  readonly hosts: readonly string[];
  /** True when a proxy in front of the bank is trusted about the client's address and the use of TLS. */
  readonly trustProxy: boolean;
  /** Rate limits of calls: per session, per address without a session, and for sign-ins of one login from one address. */
  readonly rates: { readonly session: Rate; readonly address: Rate; readonly signIn: Rate };
  /** Budgets of calls: of a user, of an address, and of the whole bank. */
  readonly budgets: BudgetRates;
  /** Sign-ins from one address that may fail within an hour, beyond those that succeed, before it has to wait. */
  readonly failedSignIns: number;
  /** Lifetime of a session without activity of the user, in milliseconds. */
  readonly idleLimitMs: number;
  /** Largest number of messages with codes one telephone gets in each period. */
  readonly codeMessages: { readonly tenMinutes: number; readonly hour: number; readonly day: number };
  /** Number of wrong PINs in a row that end a locked session. */
  readonly pinTries: number;
  /** Price of hashing a password: `low` only in a sandbox, for tests that sign in hundreds of times. */
  readonly passwordCost: PasswordCost;
  /** PDF documents laid out at the same time, each on a thread of its own. */
  readonly documentThreads: number;
  /** Files and long requests of customers read at the same time, each on a thread of its own. */
  readonly readerThreads: number;
  /** Addresses of the gateways that send SMS, the preferred one first; none in a sandbox, which shows messages instead. */
  readonly smsGateways: readonly string[];
  /** The mail relay letters are handed to; absent in a sandbox, which shows them instead, and where no letters are sent. */
  readonly smtpUrl: string | undefined;
  /** A file with the certificate of the authority the relay's certificate comes from, where that is the bank's own. */
  readonly smtpAuthorityFile: string | undefined;
  /** Public address of the bank for customers and for those who check its documents; printed on statements. */
  readonly publicAddress: string;
  /** Site of the passkeys; undefined for a bank without them. */
  readonly passkeySite: PasskeySite | undefined;
  /** Time from SIGTERM to the moment the bank stops accepting calls, in milliseconds; it is not ready for new ones meanwhile. */
  readonly drainMs: number;
  /** Address of the metrics; `undefined` for a bank without. Port 0 is any free one. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Sender of e-mails. */
  readonly emailFrom: string;
  /** The least serious entries of the log: trace, debug, info, warn, error, fatal or silent. */
  readonly logLevel: LogLevel;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Reads the configuration from the environment; throws with the variable's name when one cannot be used. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const settings = settingsOf(environment);
  const sandbox = sandboxOf(settings);
  const port = wholeNumberOf(settings, 'PORT', { from: 0, to: HIGHEST_PORT }) ?? USUAL_PORT;
  return {
    port,
    host: hostOf(settings, 'HOST') ?? '127.0.0.1',
    dataDirectory: resolve(folderOf(settings, 'DATA_DIR') ?? '.data'),
    databaseUrl: databaseUrlOf(settings, 'DATABASE_URL', sandbox),
    databaseOwnerUrl: databaseUrlOf(settings, 'DATABASE_OWNER_URL', sandbox),
    sandbox,
    staticDirectory: staticDirectoryOf(settings.STATIC_DIR),
    application: applicationSettingsOf(settings),
    allowedOrigins: originsOf(settings),
    hosts: hostsOf(settings),
    trustProxy: switchOf(settings, 'TRUST_PROXY'),
    rates: {
      session: rateOf(settings, 'RATE_SESSION', { perSecond: 50, burst: 200 }),
      address: rateOf(settings, 'RATE_ADDRESS', { perSecond: 200, burst: 1000 }),
      signIn: rateOf(settings, 'RATE_SIGN_IN', { perSecond: 2, burst: 20 }),
    },
    budgets: {
      user: rateOf(settings, 'BUDGET_USER', { perSecond: 250, burst: 15_000 }),
      address: rateOf(settings, 'BUDGET_ADDRESS', { perSecond: 1000, burst: 60_000 }),
      bank: rateOf(settings, 'BUDGET_BANK', { perSecond: 800 * availableParallelism(), burst: 60_000 }),
    },
    failedSignIns: countOf(settings, 'FAILED_SIGN_INS') ?? FAILED_SIGN_INS,
    idleLimitMs: (wholeNumberOf(settings, 'IDLE_MINUTES', IDLE_MINUTES) ?? IDLE_MINUTES.to) * MINUTE_MS,
    codeMessages: {
      tenMinutes: countOf(settings, 'CODE_MESSAGES_TEN_MINUTES') ?? CODE_MESSAGES.tenMinutes,
      hour: countOf(settings, 'CODE_MESSAGES_HOUR') ?? CODE_MESSAGES.hour,
      day: countOf(settings, 'CODE_MESSAGES_DAY') ?? CODE_MESSAGES.day,
    },
    pinTries: wholeNumberOf(settings, 'PIN_TRIES', { from: 1, to: MOST_PIN_TRIES }) ?? PIN_TRIES,
    passwordCost: passwordCostOf(settings.PASSWORD_COST, sandbox),
    documentThreads: wholeNumberOf(settings, 'DOCUMENT_THREADS', THREADS) ?? WORKER_THREADS,
    readerThreads: wholeNumberOf(settings, 'READER_THREADS', THREADS) ?? WORKER_THREADS,
    smsGateways: smsGatewaysOf(settings),
    smtpUrl: smtpUrlOf(settings.SMTP_URL),
    smtpAuthorityFile: fileOf(settings, 'SMTP_CA_FILE'),
    publicAddress: publicAddressOf(settings) ?? `http://127.0.0.1:${port}`,
    passkeySite: passkeySiteOf(settings),
    drainMs:
      (wholeNumberOf(settings, 'DRAIN_SECONDS', DRAIN_SECONDS) ?? (sandbox ? 0 : USUAL_DRAIN_SECONDS)) * SECOND_MS,
    metrics: metricsOf(settings, sandbox),
    emailFrom: senderOf(settings.EMAIL_FROM),
    logLevel: logLevelOf(settings),
  };
}

/** The folder given, else the built application of this repository where there is one. */
function staticDirectoryOf(given: string | undefined): string | undefined {
  const folder = given === undefined ? join(projectRoot(), 'dist', 'app') : resolve(given);
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (given !== undefined && !isBuilt) {
    throw new Error(`STATIC_DIR must be a folder with the built application, and ${folder} has no index.html`);
  }
  return isBuilt ? folder : undefined;
}

/** Metrics are on in a sandbox, at a port that collides with none, and elsewhere where an operator has named the port. */
function metricsOf(settings: Settings, sandbox: boolean): Configuration['metrics'] {
  const port = wholeNumberOf(settings, 'METRICS_PORT', { from: 0, to: HIGHEST_PORT }) ?? (sandbox ? 0 : undefined);
  const host = hostOf(settings, 'METRICS_HOST') ?? '127.0.0.1';
  return port === undefined ? undefined : { host, port };
}

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
/** A balancer that asks every few seconds has noticed by the end. */
const USUAL_DRAIN_SECONDS = 10;
const DRAIN_SECONDS = { from: 0, to: 300 };
const USUAL_PORT = 8080;
const HIGHEST_PORT = 65_535;

/** Customers behind one address mistype too; who tries passwords needs thousands. */
const FAILED_SIGN_INS = 50;
/** The specification's ten minutes at most; European rules for payment services ask for five. */
const IDLE_MINUTES = { from: 5, to: MAX_IDLE_MS / MINUTE_MS };

/** Limits of messages with codes: a user who pays many bills needs a code every minute, and fewer than a hundred a day. */
const CODE_MESSAGES = { tenMinutes: 10, hour: 30, day: 100 } as const;
/** Wrong PINs in a row: of ten thousand PINs, a stranger opens one locked screen in two thousand. */
const PIN_TRIES = 5;
/** With more a stranger would open one locked screen in a thousand. */
const MOST_PIN_TRIES = 10;

function passwordCostOf(cost: string | undefined, sandbox: boolean): PasswordCost {
  if (cost !== undefined && cost !== 'full' && cost !== 'low') {
    throw new Error(`PASSWORD_COST must be full or low, not "${cost}"`);
  }
  if (cost === 'low' && !sandbox) {
    throw new Error('PASSWORD_COST must be full where customers are real: low is for tests of a sandbox');
  }
  return cost ?? 'full';
}

/** Half of the processors, so that calls have the other half; a few do for thousands of customers. */
const WORKER_THREADS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));
/** Threads of one kind: sixty-four may take twelve gigabytes. */
const THREADS = { from: 1, to: 64 };

function logLevelOf({ LOG_LEVEL: text = 'info' }: Settings): LogLevel {
  const level = LOG_LEVELS.find((name) => name === text);
  if (level === undefined) {
    throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}"`);
  }
  return level;
}
