import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { freePort } from '../support/StartedBank';
import type { Bench } from './Bench';
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

  /** Serves the peer; none where its package is neither at hand nor can be downloaded. A short run downloads nothing. */
  static async serve({ extent, note }: Bench): Promise<ActualPeer | undefined> {
    const folder = extent === 'full' ? downloaded(note) : present();
    if (folder === undefined) {
      note(`measured without the peer, ${PACKAGE} ${VERSION}`);
      return undefined;
    }
    compress(folder);
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

/** Folder of the package, among the files that may be deleted at any time. */
const PEER_FOLDER = join(projectRoot(), '.cache', 'peers', `actual-${VERSION}`);

function present(): string | undefined {
  const build = join(PEER_FOLDER, 'package', 'build');
  return existsSync(join(build, 'index.html')) ? build : undefined;
}

/** Fetches the package where it is missing. */
function downloaded(note: (line: string) => void): string | undefined {
  if (present() === undefined) {
    mkdirSync(PEER_FOLDER, { recursive: true });
    const pack = ['pack', `${PACKAGE}@${VERSION}`, '--silent', '--pack-destination', PEER_FOLDER];
    try {
      execFileSync('npm', pack, { cwd: PEER_FOLDER });
      execFileSync('tar', ['xzf', `actual-app-web-${VERSION}.tgz`], { cwd: PEER_FOLDER });
    } catch (cause) {
      note(`the peer could not be downloaded: ${String(cause).split('\n', 1)[0]}`);
    }
  }
  return present();
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
