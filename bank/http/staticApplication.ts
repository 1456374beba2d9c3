import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const ONE_YEAR_IMMUTABLE = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'no-cache';

/** The name of a file carries a hash of what is in it, so it never changes. */
const HASHED = /\/assets\//;

/** Serves the built application; every address of a page answers with the page that starts it. */
export function serveApplication(server: FastifyInstance, directory: string): void {
  server.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', HASHED.test(path) ? ONE_YEAR_IMMUTABLE : ALWAYS_ASK);
    },
  });
}

/** Answers what no route answers. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply, servesApplication: boolean): FastifyReply {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reply.code(405).header('cache-control', 'no-store').type('text/plain').send('Method not allowed\n');
  }
  if (servesApplication && isNavigation(request)) {
    return reply.sendFile('index.html');
  }
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
}

const RESERVED = /^\/(?:sandbox|healthz|assets|ibank\.v1\.)/;

/** Addresses of pages have no dots; whatever has one is a file that is not there. */
function isNavigation(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  return !path.includes('.') && !RESERVED.test(path) && (request.headers.accept ?? '').includes('text/html');
}
