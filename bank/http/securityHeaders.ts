import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

import type { Configuration } from '../kernel/Configuration';
import { inlineScripts } from './inlineScripts';

/** The address at which browsers report what the policy below has stopped. */
export const REPORT_PATH = '/policy-reports';
const REPORT_GROUP = 'policy';

interface PolicyOptions {
  /** Origin of the bank's services where it is not that of the page. */
  readonly services?: string | undefined;
  /** Hashes of the scripts within the pages. */
  readonly scripts?: readonly string[];
}

/**
 * Only the bank's own scripts run, and markup cannot become script (Trusted Types). The application puts no style into
 * markup, so styles need no exception either (reliability: S35, S36). The one policy of Trusted Types may be made once and knows one
 * address, that of the service worker (src/infrastructure/device/registerWorker.ts).
 */
const contentSecurityPolicy = ({ services, scripts = [] }: PolicyOptions): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${services === undefined ? '' : ` ${services}`}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types worker',
    `report-uri ${REPORT_PATH}`,
    `report-to ${REPORT_GROUP}`,
  ].join('; ');

/** The headers of every answer. The camera is asked for by the page that reads codes to pay by, the location by the map of
 * branches, and no page may be framed. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy({}),
  'reporting-endpoints': `${REPORT_GROUP}="${REPORT_PATH}"`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
};

const ONE_YEAR_SECONDS = 31_536_000;

type HeaderOptions = Pick<Configuration, 'trustProxy' | 'application' | 'staticDirectory'>;

/** Puts the security headers on every answer that comes from a route, errors included; see {@link refuseUnparsed} for the rest. */
export function addSecurityHeaders(server: FastifyInstance, options: HeaderOptions): void {
  const headers = {
    ...SECURITY_HEADERS,
    'content-security-policy': contentSecurityPolicy({
      services: options.application.servicesOrigin,
      scripts: inlineScripts(options.staticDirectory),
    }),
  };
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (options.trustProxy && request.headers['x-forwarded-proto'] === 'https') {
      reply.header('strict-transport-security', `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`);
    }
  });
}

const UNPARSED = 'The request was not accepted\n';

/**
 * Answers a request the HTTP parser did not accept. It reaches neither routes nor hooks, so it gets its headers here. A connection
 * whose request head exceeded the time limit is answered with that reason.
 */
export function refuseUnparsed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = UNPARSED_STATUS[error.code ?? ''] ?? '400 Bad Request';
  const headers = {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'text/plain',
    'content-length': String(UNPARSED.length),
    'connection': 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', UNPARSED].join('\r\n'));
}

const UNPARSED_STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};
