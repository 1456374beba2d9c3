import type { IncomingMessage } from 'node:http';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HEALTH_PATHS } from './health';

/** The operator of the bank may request health under any name of its machine. */
const NAMELESS: ReadonlySet<string> = new Set(HEALTH_PATHS);

/**
 * Refuses calls that name another host than the bank's, none, or several: a foreign page whose name was made to
 * point here must not be taken for the bank's own, and a proxy must not be made to read another name than the bank does.
 */
export function refuseForeignHosts(server: FastifyInstance, hosts: readonly string[]): void {
  const known = new Set(hosts.map((host) => host.toLowerCase()));
  server.addHook('onRequest', async (request, reply) => {
    if (timesNamed(request.raw) !== 1) {
      return reply
        .code(400)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('The request was not accepted\n');
    }
    if (!NAMELESS.has(request.url) && !isKnown(request.host, known)) {
      return reply
        .code(421)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('This address is not served here\n');
    }
    return undefined;
  });
}

function timesNamed({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

function isKnown(host: string, known: ReadonlySet<string>): boolean {
  const named = host.toLowerCase();
  return known.has(named) || known.has(named.replace(/:\d+$/, ''));
}

/** True when a page of this origin is one of the bank's own: same scheme, name and port as the call itself. */
export function isOwnOrigin(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = request.headers;
  return origin === undefined || allowed.includes(origin) || origin === `${request.protocol}://${request.host}`;
}
