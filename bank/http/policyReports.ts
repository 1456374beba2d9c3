import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import type { Configuration } from '../kernel/Configuration';
import { maskedForLog } from './masking';
import { RateLimiter } from '../kernel/RateLimiter';
import { REPORT_PATH } from './securityHeaders';
import { parseStrictJson, UnacceptableJson } from './strictJson';

const MAX_REPORT_BYTES = 16 * 1024;
const MAX_FIELD_LENGTH = 300;

/** `report-uri` names its fields with hyphens and sends one report. */
const oldReport = z.object({
  'csp-report': z.object({
    'document-uri': z.optional(z.string()),
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
});

/** `report-to` sends several reports, of this kind and of others. */
const newReports = z.array(
  z.object({
    type: z.string(),
    url: z.optional(z.string()),
    body: z.optional(z.object({ effectiveDirective: z.optional(z.string()), blockedURL: z.optional(z.string()) })),
  }),
);

interface PolicyReport {
  readonly page: string;
  readonly directive: string;
  readonly blocked: string;
}

/**
 * Takes what browsers tell of the content security policy and writes it to the log, masked, without queries of addresses. Anybody
 * may send such reports, so they are short, few from one address, and nothing but the log sees them.
 */
export function servePolicyReports(server: FastifyInstance, { rates }: Pick<Configuration, 'rates'>): void {
  const limiter = new RateLimiter(rates.signIn);
  server.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: MAX_REPORT_BYTES },
      (_request, body, done) => done(null, body),
    );
    reports.post(REPORT_PATH, async (request, reply) => {
      if (!limiter.allows(request.ip, performance.now())) {
        return reply.code(429).header('cache-control', 'no-store').send();
      }
      const read = reportsIn(String(request.body));
      if (read === undefined) {
        return reply
          .code(400)
          .header('cache-control', 'no-store')
          .type('text/plain')
          .send('The request was not accepted\n');
      }
      read.forEach((report) => request.log.warn({ report }, 'the policy of the page has stopped something'));
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

function reportsIn(text: string): readonly PolicyReport[] | undefined {
  const json = parsed(text);
  const old = z.safeParse(oldReport, json);
  if (old.success) {
    const report = old.data['csp-report'];
    return [
      reportOf(
        report['document-uri'],
        report['effective-directive'] ?? report['violated-directive'],
        report['blocked-uri'],
      ),
    ];
  }
  const several = z.safeParse(newReports, json);
  return several.success
    ? several.data
        .filter(({ type }) => type === 'csp-violation')
        .map(({ url, body }) => reportOf(url, body?.effectiveDirective, body?.blockedURL))
    : undefined;
}

function reportOf(page = '', directive = '', blocked = ''): PolicyReport {
  return { page: field(page), directive: field(directive), blocked: field(blocked) };
}

/** Addresses may carry what was typed after their question mark. */
function field(text: string): string {
  return maskedForLog(text.replace(/[?#].*$/s, '').slice(0, MAX_FIELD_LENGTH));
}

function parsed(text: string): unknown {
  try {
    return parseStrictJson(text);
  } catch (error) {
    if (error instanceof UnacceptableJson) {
      return undefined;
    }
    throw error;
  }
}
