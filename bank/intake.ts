import { parseArgs } from 'node:util';

import { Client } from 'pg';

import { hashKeyOf } from './compose/settleSecrets';
import { columnTypes } from './db/columnTypes';
import { assertMigrated } from './db/migrate';
import { SESSION_OPTIONS } from './db/openDatabase';
import { assertServerVersion } from './db/serverVersion';
import { readSecrets } from './kernel/Secrets';
import type { Secrets } from './kernel/Secrets';
import { settingsOf } from './kernel/settingNames';
import { compare } from './modules/intake/compare';
import { takeIn } from './modules/intake/intake';
import type { Counts } from './modules/intake/intake';
import { inviteUsers } from './modules/intake/invite';

/** Exit codes: all is well, lines were refused or differ, or the command broke off. */
const EXIT = { well: 0, found: 1, broken: 2 } as const;

const USAGE = `Usage: npm run intake -- --database postgres://owner:password@host/name FOLDER   takes customers and what they have
       … --check FOLDER                                                          says what would become of each line
       … --compare FOLDER                                                        lists what the bank has otherwise
       … --invite                                                                sends first passwords to users who came`;

const OPTIONS = {
  database: { type: 'string' },
  check: { type: 'boolean', default: false },
  compare: { type: 'boolean', default: false },
  invite: { type: 'boolean', default: false },
} as const;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function intake(client: Client, folder: string, dryRun: boolean): Promise<number> {
  const counts = await takeIn(client, {
    folder,
    dryRun,
    now: Date.now,
    secrets: await secretsOf(client),
    refused: ({ file, row, field, problem }) => say(`${file}:${row} ${field} ${problem}`),
    progress: (file, lines) => process.stderr.write(`${file}: ${lines} lines\n`),
  });
  counts.forEach((of) => say(summary(of)));
  if (dryRun) {
    say('Nothing was taken: this was a check.');
  }
  return counts.some(({ refused }) => refused > 0) ? EXIT.found : EXIT.well;
}

/** Keys of the bank where the environment has its secret. */
async function secretsOf(client: Client): Promise<Pick<Secrets, 'hashKey'> | undefined> {
  const settings = settingsOf(process.env);
  return settings.TULPAR_SECRET === undefined ? undefined : hashKeyOf(client, await readSecrets('', settings));
}

function summary({ file, added, changed, same, refused }: Counts): string {
  return `${file}: ${added} new, ${changed} changed, ${same} as before, ${refused} refused`;
}

async function comparison(client: Client, folder: string): Promise<number> {
  let found = 0;
  for await (const { place, field, file, bank } of compare(client, folder)) {
    found += 1;
    say(`${place} ${field}: ${file} there, ${bank} here`);
  }
  say(`${found} differences`);
  return found === 0 ? EXIT.well : EXIT.found;
}

async function invitation(client: Client): Promise<number> {
  const invited = await inviteUsers(client, Date.now, (done) => {
    if (done > 0 && done % 100 === 0) {
      process.stderr.write(`${done} invited\n`);
    }
  });
  say(`${invited} users invited`);
  return EXIT.well;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [folder, ...more] = positionals;
  const acts = [values.check, values.compare, values.invite].filter(Boolean).length;
  if (values.database === undefined || acts > 1 || more.length > 0 || (folder === undefined) !== values.invite) {
    throw new Error(USAGE);
  }
  const client = new Client({
    connectionString: values.database,
    types: columnTypes,
    application_name: 'tulpar-intake',
    connectionTimeoutMillis: 10_000,
    options: SESSION_OPTIONS,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await assertServerVersion(client);
    await assertMigrated(client);
    if (folder === undefined) {
      return await invitation(client);
    }
    return await (values.compare ? comparison(client, folder) : intake(client, folder, values.check));
  } finally {
    await client.end();
  }
}

main().then(
  (code) => process.exit(code),
  (cause: unknown) => {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
    process.exit(EXIT.broken);
  },
);
