import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { callersOf, isAllowedTo } from '../../src/application/operations/declaration';
import { statementOperations } from '../../src/application/operations/statements';
import type { Failure } from '../../src/application/operations/failureCodes';
import { MAX_ENTRIES_IN_PDF } from '../../src/domain/statement/statementLimits';
import { statementFileRequest } from '../../src/infrastructure/registry/statements';
import { withinAccountScope } from '../db/AccountScope';
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable';
import { acquireSlot } from '../kernel/acquireSlot';
import { HEAVY_CALLS } from '../kernel/heavyCalls';
import { openStatementFile } from '../modules/statements/statementFile';
import { readStatement } from '../modules/statements/statementRepository';
import type { Call } from '../kernel/Call';
import { accountScopeOf } from './accountScopeOf';
import type { Gateway } from './Gateway';

/** Route that serves statements too long for the answer of a call. The session key travels in a header, as in every call. */
const STATEMENT_ROUTE = '/ibank.v1.StatementFiles/:statementId/:format';

const STALLED_MS = 60_000;

const STATUS_OF: Partial<Readonly<Record<Failure['code'], number>>> = {
  INVALID_SESSION_KEY: 401,
  SESSION_LOCKED: 401,
  ACCESS_DENIED: 403,
  STATEMENT_NOT_FOUND: 404,
  STATEMENT_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  BANK_UNAVAILABLE: 503,
};

/** Gives statements out as streams: the bank holds a page of entries at a time, and reads on when the client has. */
export function serveStatementFiles(
  server: FastifyInstance,
  gateway: Gateway,
  callOf: (request: FastifyRequest, gateway: Gateway) => Call,
): void {
  server.get(STATEMENT_ROUTE, { errorHandler: refuseUnavailable }, async (request, reply) => {
    const call = callOf(request, gateway);
    const asked = z.safeParse(statementFileRequest, request.params);
    if (!asked.success) {
      return refuse(reply, { code: 'STATEMENT_NOT_FOUND' });
    }
    const session = await gateway.signedInSession(call, { isActivity: true });
    if (!session.ok) {
      return refuse(reply, session.failure);
    }
    if (!isAllowedTo(statementOperations.GET_STATEMENT_FILE, callersOf(session.value))) {
      return refuse(reply, { code: 'ACCESS_DENIED' });
    }
    const { statementId, format } = asked.data;
    const stored = await withinAccountScope(accountScopeOf(session.value, statementOperations.GET_STATEMENT_FILE), () =>
      readStatement(gateway.bank.database.pool, session.value.customerId, statementId),
    );
    if (stored === undefined) {
      return refuse(reply, { code: 'STATEMENT_NOT_FOUND' });
    }
    if (format === 'pdf' && stored.statement.entryCount > MAX_ENTRIES_IN_PDF) {
      return refuse(reply, { code: 'STATEMENT_TOO_LARGE', data: { most: MAX_ENTRIES_IN_PDF.toString() } });
    }
    const release = acquireSlot(gateway.bank.database, HEAVY_CALLS.GET_STATEMENT_FILE, session.value.customerId);
    if (release === undefined) {
      return refuse(reply, { code: 'TOO_MANY_REQUESTS' });
    }
    const file = openStatementFile(gateway.bank, stored, { format, language: session.value.language });
    const stream = Readable.from(file.bytes, { objectMode: false });
    const { socket } = request.raw;
    // Whoever does not read for so long has gone, and its place is wanted.
    socket.setTimeout(STALLED_MS, () => socket.destroy());
    stream.on('close', () => {
      socket.setTimeout(0);
      release();
    });
    stream.on('error', (cause) => call.log.error({ err: cause, statementId, format }, 'statement broke off'));
    return reply
      .header('content-type', file.contentType)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(stream);
  });
}

function refuseUnavailable(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  if (!isDatabaseUnavailable(error)) {
    throw error;
  }
  refuse(reply, { code: 'BANK_UNAVAILABLE' });
}

function refuse(reply: FastifyReply, failure: Failure): FastifyReply {
  return reply.code(STATUS_OF[failure.code] ?? 400).send({ code: failure.code, data: failure.data });
}
