import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ApplicationSettings } from '../kernel/applicationSettings';

const ONE_YEAR_IMMUTABLE = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'no-cache';

/** The name of a file carries a hash of what is in it, so it never changes. */
const HASHED = /\/assets\//;

/** Answers with the page that starts the application. */
export type StartPage = (reply: FastifyReply) => FastifyReply;

/**
 * Serves the built application; every address of a page answers with the page that starts it. What the operator has set for the application
 * is written into that page, so that it is there before the first call and needs no other build.
 */
export function serveApplication(server: FastifyInstance, directory: string, settings: ApplicationSettings): StartPage {
  const tag = settingsTag(settings);
  server.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', HASHED.test(path) ? ONE_YEAR_IMMUTABLE : ALWAYS_ASK);
    },
  });
  if (tag === undefined) {
    return (reply) => reply.sendFile('index.html');
  }
  const page = readFileSync(join(directory, 'index.html'), 'utf8').replace('<title>', `${tag}<title>`);
  const start: StartPage = (reply) =>
    reply.header('cache-control', ALWAYS_ASK).type('text/html; charset=utf-8').send(page);
  ['/', '/index.html'].forEach((path) => server.get(path, (_request, reply) => start(reply)));
  return start;
}

/** The settings as src/infrastructure/device/readSettings.ts reads them; nothing where the operator has set none. */
function settingsTag(settings: ApplicationSettings): string | undefined {
  const { servicesOrigin, checkMs, retryMs, pollMs, idleMs, passkeys } = settings;
  const shown = { host: servicesOrigin, check: checkMs, retry: retryMs, poll: pollMs, idle: idleMs, passkeys };
  const data = Object.entries(shown)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-${name}="${value}"`);
  return data.length === 0 ? undefined : `<meta name="settings"${data.join('')} />`;
}

/** Answers what no route answers. */
export function answerNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  startPage: StartPage | undefined,
): FastifyReply {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reply.code(405).header('cache-control', 'no-store').type('text/plain').send('Method not allowed\n');
  }
  if (startPage !== undefined && isNavigation(request)) {
    return startPage(reply);
  }
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
}

const RESERVED = /^\/(?:sandbox|healthz|assets|ibank\.v1\.)/;

/** Addresses of pages have no dots; whatever has one is a file that is not there. */
function isNavigation(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  return !path.includes('.') && !RESERVED.test(path) && (request.headers.accept ?? '').includes('text/html');
}
