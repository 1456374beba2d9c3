import { Readable } from 'node:stream';

import type { OperationCode } from '../../src/application/operations/catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { callersOf, isAllowedTo } from '../../src/application/operations/declaration';
import { statementOperations } from '../../src/application/operations/statements';
import type { Failure } from '../../src/application/operations/failureCodes';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import { MAX_ENTRIES_IN_PDF } from '../../src/domain/statement/statementLimits';
import { statementFileRequest } from '../../src/infrastructure/registry/statements';
import { withinAccountScope } from '../db/AccountScope';
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable';
import { withinCall } from '../kernel/callCost';
import { networkOf } from '../kernel/networkOf';
import { withBackpressure } from '../kernel/withBackpressure';
import { recordDownload } from '../confirmations/recordAct';
import { statementDownload } from '../modules/statements/statementDownload';
import { openStatementFile } from '../modules/statements/statementFile';
import type { StatementFile } from '../modules/statements/statementFile';
import { readStatement } from '../modules/statements/statementRepository';
import type { Call } from '../kernel/Call';
import { finishCall } from './callRecord';
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
  server.get(STATEMENT_ROUTE, { errorHandler: refuseUnavailable }, (request, reply) =>
    withinCall(networkOf(request.ip), async (cost) => {
      const call = callOf(request, gateway);
      const began = performance.now();
      call.record.operation = 'GET_STATEMENT_FILE' satisfies OperationCode;
      const opened = await opening(request.params, call, gateway);
      call.record.outcome = opened.ok ? 'ok' : opened.failure.code;
      finishCall(call, performance.now() - began);
      if (!opened.ok) {
        gateway.budget.charge(cost);
        return refuse(reply, opened.failure);
      }
      const { file, release } = opened.value;
      const stream = Readable.from(file.bytes, { objectMode: false });
      const { socket } = request.raw;
      // A client that reads nothing for so long has gone, and others need its place.
      const giveUp = () => socket.destroy();
      socket.setTimeout(STALLED_MS, giveUp);
      stream.on('close', () => {
        socket.setTimeout(0).removeListener('timeout', giveUp);
        release();
        gateway.budget.charge(cost);
      });
      stream.on('error', (cause) => call.log.error({ err: cause, file: file.name }, 'statement broke off'));
      return reply
        .header('content-type', file.contentType)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(stream);
    }),
  );
}

interface OpenedFile {
  readonly file: StatementFile;
  /** Gives the place of the customer among the streams back. */
  readonly release: () => void;
}

async function opening(parameters: unknown, call: Call, gateway: Gateway): Promise<Result<OpenedFile, Failure>> {
  const asked = z.safeParse(statementFileRequest, parameters);
  if (!asked.success) {
    return refusal({ code: 'STATEMENT_NOT_FOUND' });
  }
  const session = await gateway.signedInSession(call, { isActivity: true });
  if (!session.ok) {
    return session;
  }
  if (!isAllowedTo(statementOperations.GET_STATEMENT_FILE, callersOf(session.value))) {
    return refusal({ code: 'ACCESS_DENIED' });
  }
  const { bank, budget } = gateway;
  const { statementId, format } = asked.data;
  return withBackpressure(call.now, () =>
    budget.run(
      { cost: statementOperations.GET_STATEMENT_FILE.cost, now: call.now },
      async (): Promise<Result<OpenedFile, Failure>> => {
        const scope = accountScopeOf(session.value, statementOperations.GET_STATEMENT_FILE);
        const stored = await withinAccountScope(scope, () =>
          readStatement(bank.database.pool, session.value.customerId, statementId),
        );
        if (stored === undefined) {
          return refusal({ code: 'STATEMENT_NOT_FOUND' });
        }
        if (format === 'pdf' && stored.statement.entryCount > MAX_ENTRIES_IN_PDF) {
          return refusal({ code: 'STATEMENT_TOO_LARGE', data: { most: MAX_ENTRIES_IN_PDF.toString() } });
        }
        const release = await budget.streams.acquire(session.value.customerId);
        await recordDownload(
          bank.database.pool,
          { ...call, caller: session.value },
          statementDownload(stored, { event: 'GET_STATEMENT_FILE', format }),
        );
        return success({
          file: openStatementFile(bank, stored, { format, language: session.value.language }),
          release,
        });
      },
    ),
  );
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
