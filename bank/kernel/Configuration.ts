import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

import { applicationSettingsOf } from './applicationSettings';
import type { ApplicationSettings } from './applicationSettings';
import { fileOf, originsOf, passkeySiteOf, sandboxOf, senderOf, smsGatewayUrlOf, switchOf } from './checkedSettings';
import type { PasskeySite } from './checkedSettings';
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
  /** Address of the gateway that sends SMS; undefined in a sandbox, which shows messages instead. */
  readonly smsGatewayUrl: string | undefined;
  /** The mail relay letters are handed to; absent in a sandbox, which shows them instead, and where no letters are sent. */
  readonly smtpUrl: string | undefined;
  /** A file with the certificate of the authority the relay's certificate comes from, where that is the bank's own. */
  readonly smtpAuthorityFile: string | undefined;
  /** Public address of the bank for customers and for those who check its documents; printed on statements. */
  readonly publicAddress: string;
  /** Site of the passkeys; undefined for a bank without them. */
  readonly passkeySite: PasskeySite | undefined;
  /** Sender of e-mails. */
  readonly emailFrom: string;
  /** The least serious entries of the log: trace, debug, info, warn, error, fatal or silent. */
  readonly logLevel: LogLevel;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Reads the configuration from the environment; throws with the variable's name when one cannot be used. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const sandbox = sandboxOf(environment);
  return {
    port: portOf(environment['PORT']),
    host: environment['HOST'] ?? '127.0.0.1',
    dataDirectory: resolve(environment['DATA_DIR'] ?? '.data'),
    databaseUrl: databaseUrlOf(environment, 'DATABASE_URL', sandbox),
    databaseOwnerUrl: databaseUrlOf(environment, 'DATABASE_OWNER_URL', sandbox),
    sandbox,
    staticDirectory: staticDirectoryOf(environment['STATIC_DIR']),
    application: applicationSettingsOf(environment),
    allowedOrigins: originsOf(environment),
    hosts: hostsOf(environment),
    trustProxy: switchOf(environment, 'TRUST_PROXY'),
    rates: {
      session: rateOf(environment, 'RATE_SESSION', { perSecond: 50, burst: 200 }),
      address: rateOf(environment, 'RATE_ADDRESS', { perSecond: 200, burst: 1000 }),
      signIn: rateOf(environment, 'RATE_SIGN_IN', { perSecond: 2, burst: 20 }),
    },
    budgets: {
      user: rateOf(environment, 'BUDGET_USER', { perSecond: 250, burst: 15_000 }),
      address: rateOf(environment, 'BUDGET_ADDRESS', { perSecond: 1000, burst: 60_000 }),
      bank: rateOf(environment, 'BUDGET_BANK', { perSecond: 800 * availableParallelism(), burst: 60_000 }),
    },
    failedSignIns: countOf(environment, 'FAILED_SIGN_INS', FAILED_SIGN_INS),
    idleLimitMs: idleLimitOf(environment['IDLE_MINUTES']),
    codeMessages: {
      tenMinutes: countOf(environment, 'CODE_MESSAGES_TEN_MINUTES', CODE_MESSAGES.tenMinutes),
      hour: countOf(environment, 'CODE_MESSAGES_HOUR', CODE_MESSAGES.hour),
      day: countOf(environment, 'CODE_MESSAGES_DAY', CODE_MESSAGES.day),
    },
    pinTries: countOf(environment, 'PIN_TRIES', PIN_TRIES),
    passwordCost: passwordCostOf(environment['PASSWORD_COST'], sandbox),
    documentThreads: countOf(environment, 'DOCUMENT_THREADS', WORKER_THREADS),
    readerThreads: countOf(environment, 'READER_THREADS', WORKER_THREADS),
    smsGatewayUrl: smsGatewayUrlOf(environment['SMS_GATEWAY_URL']),
    smtpUrl: smtpUrlOf(environment['SMTP_URL']),
    smtpAuthorityFile: fileOf(environment, 'SMTP_CA_FILE'),
    publicAddress: (environment['PUBLIC_ADDRESS'] || `http://127.0.0.1:${portOf(environment['PORT'])}`).replace(
      /\/+$/,
      '',
    ),
    passkeySite: passkeySiteOf(environment),
    emailFrom: senderOf(environment['EMAIL_FROM']),
    logLevel: logLevelOf(environment['LOG_LEVEL']),
  };
}

/** The machine itself, its public address and what the operator adds. */
function hostsOf(environment: NodeJS.ProcessEnv): readonly string[] {
  const publicAddress = environment['PUBLIC_ADDRESS'];
  if (publicAddress && !URL.canParse(publicAddress)) {
    throw new Error(`PUBLIC_ADDRESS must be an address such as https://bank.example, not "${publicAddress}"`);
  }
  const added = (environment['ALLOWED_HOSTS'] ?? '').split(',').filter((host) => host !== '');
  const unusable = added.find((host) => !/^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i.test(host));
  if (unusable !== undefined) {
    throw new Error(
      `ALLOWED_HOSTS must be names such as bank.example or bank.example:8443, separated by commas, not "${unusable}"`,
    );
  }
  return ['127.0.0.1', 'localhost', '[::1]', ...(publicAddress ? [new URL(publicAddress).host] : []), ...added];
}

/** Hosts on this machine, or a folder of sockets: traffic to them cannot be read by others. */
const NEAR_HOSTS: ReadonlySet<string> = new Set(['', '127.0.0.1', '[::1]', 'localhost']);
const ENCRYPTED: ReadonlySet<string | null> = new Set(['require', 'verify-ca', 'verify-full']);

/** A database of real customers on another machine is reached under TLS or not at all (reliability: S40). */
function databaseUrlOf(environment: NodeJS.ProcessEnv, name: string, sandbox: boolean): string | undefined {
  const text = environment[name];
  if (!text || sandbox) {
    return text || undefined;
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !(NEAR_HOSTS.has(url.hostname) || ENCRYPTED.has(url.searchParams.get('sslmode')))) {
    const example = 'postgres://user:password@host/name?sslmode=verify-full';
    throw new Error(`${name} must name this machine or ask for TLS, such as ${example}`);
  }
  return text;
}

/** Checks the address of the relay at the start, so that a wrong one is not discovered with the first e-mail. */
function smtpUrlOf(text: string | undefined): string | undefined {
  if (!text) {
    return undefined;
  }
  if (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol)) {
    throw new Error('SMTP_URL must be smtps://user:password@host:465 or smtp://host:587');
  }
  return text;
}

/** The folder given, else the built application of this repository where there is one. */
function staticDirectoryOf(given: string | undefined): string | undefined {
  const folder = given ? resolve(given) : join(projectRoot(), 'dist', 'app');
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (given && !isBuilt) {
    throw new Error(`STATIC_DIR must be a folder with the built application, and ${folder} has no index.html`);
  }
  return isBuilt ? folder : undefined;
}

/** A rate is written `perSecond/burst`, e.g. `50/200`. */
function rateOf(environment: NodeJS.ProcessEnv, name: string, usual: Rate): Rate {
  const text = environment[name];
  if (text === undefined || text === '') {
    return usual;
  }
  const found = /^(\d{1,7})\/(\d{1,7})$/.exec(text);
  if (found === null) {
    throw new Error(`${name} must be two whole numbers, per second and at once, such as 50/200, not "${text}"`);
  }
  return { perSecond: Number(found[1]), burst: Number(found[2]) };
}

const MINUTE_MS = 60_000;

/** Customers behind one address mistype too; who tries passwords needs thousands. */
const FAILED_SIGN_INS = 50;
/** The specification's ten minutes at most; European rules for payment services ask for five. */
const IDLE_MINUTES = { shortest: 5, longest: MAX_IDLE_MS / MINUTE_MS };

function idleLimitOf(text: string | undefined): number {
  const minutes = text === undefined || text === '' ? IDLE_MINUTES.longest : Number(text);
  if (!Number.isInteger(minutes) || minutes < IDLE_MINUTES.shortest || minutes > IDLE_MINUTES.longest) {
    throw new Error(
      `IDLE_MINUTES must be a whole number from ${IDLE_MINUTES.shortest} to ${IDLE_MINUTES.longest}, not "${text}"`,
    );
  }
  return minutes * MINUTE_MS;
}

/** Limits of messages with codes: a user who pays many bills needs a code every minute, and fewer than a hundred a day. */
const CODE_MESSAGES = { tenMinutes: 10, hour: 30, day: 100 } as const;
/** Wrong PINs in a row: of ten thousand PINs, a stranger opens one locked screen in two thousand. */
const PIN_TRIES = 5;

function passwordCostOf(text: string | undefined, sandbox: boolean): PasswordCost {
  const cost = text === undefined || text === '' ? 'full' : text;
  if (cost !== 'full' && cost !== 'low') {
    throw new Error(`PASSWORD_COST must be full or low, not "${text}"`);
  }
  if (cost === 'low' && !sandbox) {
    throw new Error('PASSWORD_COST must be full where customers are real: low is for tests of a sandbox');
  }
  return cost;
}

/** Half of the processors, so that calls have the other half; a few do for thousands of customers. */
const WORKER_THREADS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

function countOf(environment: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = environment[name];
  if (text === undefined || text === '') {
    return usual;
  }
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new Error(`${name} must be a whole number from 1 on, not "${text}"`);
  }
  return Number(text);
}

function logLevelOf(text: string | undefined): LogLevel {
  const level = LOG_LEVELS.find((name) => name === (text === undefined || text === '' ? 'info' : text));
  if (level === undefined) {
    throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}"`);
  }
  return level;
}

const HIGHEST_PORT = 65_535;

function portOf(text: string | undefined): number {
  const port = text === undefined || text === '' ? 8080 : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT) {
    throw new Error(`PORT must be a whole number from 0 to ${HIGHEST_PORT}, not "${text}"`);
  }
  return port;
}
