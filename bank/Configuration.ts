import { resolve } from 'node:path';

/** What an operator sets from outside; docs/deploy.md lists every variable. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** Where the embedded database and the generated secrets live. */
  readonly dataDirectory: string;
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Demonstration customers, phones that show codes. Never in production. */
  readonly sandbox: boolean;
  /** Built application to serve; absent while Vite serves it in development. */
  readonly staticDirectory: string | undefined;
  /** Origins besides the bank's own that may call it (the development server). */
  readonly allowedOrigins: readonly string[];
}

/** Reads the configuration from the environment; throws with the variable's name when one cannot be used. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const production = environment['NODE_ENV'] === 'production';
  return {
    port: portOf(environment['PORT']),
    host: environment['HOST'] ?? '127.0.0.1',
    dataDirectory: resolve(environment['DATA_DIR'] ?? '.data'),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    sandbox: !production && environment['SANDBOX'] !== '0',
    staticDirectory: environment['STATIC_DIR'] ? resolve(environment['STATIC_DIR']) : undefined,
    allowedOrigins: (environment['ALLOWED_ORIGINS'] ?? '').split(',').filter((origin) => origin !== ''),
  };
}

const HIGHEST_PORT = 65_535;

function portOf(text: string | undefined): number {
  const port = text === undefined || text === '' ? 8080 : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT) {
    throw new Error(`PORT must be a whole number from 0 to ${HIGHEST_PORT}, not "${text}"`);
  }
  return port;
}
