import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { freePort } from '../support/StartedBank';
import type { Visit } from './slowPhone';

/** The built application of Actual, a budget that is used from a browser, of the npm registry. */
const PACKAGE = '@actual-app/web';
const VERSION = '26.9.0';
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|wasm|txt|webmanifest)$/;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
/** As its own server has it: without them the application refuses to start. */
const HEADERS = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

/** The peer of a cold opening: the built package served as files, compressed as the bank's files are. */
export class ActualPeer {
  private constructor(
    private readonly folder: string,
    private readonly server: Server,
    private readonly port: number,
  ) {}

  static async serve(): Promise<ActualPeer> {
    const folder = downloaded();
    const port = await freePort();
    const server = createServer((request, response) => peer.answer(request, response));
    const peer = new ActualPeer(folder, server, port);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return peer;
  }

  /** Its entrance: it has no account to show to a browser that has never seen it. */
  get visit(): Visit {
    return { url: `http://127.0.0.1:${this.port}/`, content: '#root button' };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const path = normalize(decodeURIComponent((request.url ?? '/').split('?', 1)[0] ?? '/'));
    const asked = join(this.folder, path);
    const file = existsSync(asked) && statSync(asked).isFile() ? asked : join(this.folder, 'index.html');
    const encoding = encodingFor(request, file);
    response.writeHead(200, {
      ...HEADERS,
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    });
    response.end(readFileSync(encoding === undefined ? file : `${file}${SUFFIXES[encoding]}`));
  }
}

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

function encodingFor(request: IncomingMessage, file: string): 'br' | 'gzip' | undefined {
  if (!COMPRESSIBLE.test(file)) {
    return undefined;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
}

/** Fetches the package once into the folder of what may be deleted. */
function downloaded(): string {
  const folder = join(projectRoot(), '.cache', 'peers', `actual-${VERSION}`);
  const build = join(folder, 'package', 'build');
  if (!existsSync(join(build, 'index.html'))) {
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['pack', `${PACKAGE}@${VERSION}`, '--silent', '--pack-destination', folder], { cwd: folder });
    execFileSync('tar', ['xzf', `actual-app-web-${VERSION}.tgz`], { cwd: folder });
  }
  compress(build);
  return build;
}

/** Writes `.gz` and `.br` beside every file that lacks them, as the build of the bank does: it takes a minute, once. */
function compress(build: string): void {
  const files = readdirSync(build, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !existsSync(`${path}.br`));
  for (const path of files) {
    const bytes = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    );
  }
}
