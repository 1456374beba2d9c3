import type { FastifyInstance } from 'fastify';

/**
 * Only the bank's own files run, and markup cannot become script (Trusted Types). The application puts no style into
 * markup, so styles need no exception either (reliability: S35, S36).
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** The headers of every answer. The camera is asked for by the page that reads codes to pay by, and by nobody's frame. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
};

const ONE_YEAR_SECONDS = 31_536_000;

/** Puts the security headers on every answer, errors included. */
export function addSecurityHeaders(server: FastifyInstance, options: { readonly trustProxy: boolean }): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (options.trustProxy && request.headers['x-forwarded-proto'] === 'https') {
      reply.header('strict-transport-security', `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`);
    }
  });
}
