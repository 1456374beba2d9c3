import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isLanguage } from '../../src/domain/language/Language';
import type { Failure, FailureCode } from '../../src/application/operations/failureCodes';
import type { Language } from '../../src/domain/language/Language';
import { SERVICES } from '../../src/application/operations/declaration';
import type { ServiceName } from '../../src/application/operations/declaration';
import { AuthenticateResponse } from '../../proto/generated/ibank/v1/authentication';
import { OperationResponse } from '../../proto/generated/ibank/v1/operations';
import { DatabaseBusy } from '../db/ConnectionPool';
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable';
import { authenticationMethods } from './authenticationMethods';
import type { Call } from '../kernel/Call';
import { refusedUntil } from '../../src/application/operations/failureWith';
import { resumeCall, withinCall } from '../kernel/callCost';
import { networkOf } from '../kernel/networkOf';
import { acceptsGzip, compressedAnswer, SHORTEST_COMPRESSED } from './compressedAnswer';
import { CallRefused, GRPC_STATUS } from './grpcStatus';
import type { Method } from './Method';
import type { Gateway } from './Gateway';
import {
  formatOf,
  GRPC_WEB_CONTENT,
  MAX_FILE_REQUEST_CHARACTERS,
  MAX_REQUEST_CHARACTERS,
  requireIdentity,
} from './grpcWeb';
import type { GrpcWebFormat } from './grpcWeb';
import { isOwnOrigin } from './hosts';
import { admitOrigin, answerPreflight } from './otherOrigins';
import { finishCall, outcomeOfStatus } from './callRecord';
import { METRICS } from '../kernel/metrics/metrics';
import { logMethod } from './logMethod';
import { wireError } from './messages';
import { carriesFiles, operationMethod } from './operationMethod';
import { ReferencedLog } from './ReferencedLog';
import { referenceIdOf } from './referenceId';
import { serveStatementFiles } from './statementFiles';
import { traceIdOf } from './traceContext';
import { admitStream } from './streamMethod';

const PREFIX = '/ibank.v1.';
const STREAM_METHOD = 'StreamService/beginStream';
const EXIT_METHOD = 'AuthenticationService/exit';
const MAX_USER_AGENT = 300;

const SERVICE_NAMES: Readonly<Record<ServiceName, string>> = {
  account: 'AccountService',
  transfer: 'TransferService',
  payment: 'PaymentService',
  utility: 'UtilityService',
  integration: 'IntegrationService',
  directory: 'DirectoryService',
};

/** Serves every method of the wire. */
export function serveCalls(server: FastifyInstance, gateway: Gateway): void {
  const methods = methodsOf(gateway);
  server.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser(
      GRPC_WEB_CONTENT,
      { parseAs: 'buffer', bodyLimit: MAX_REQUEST_CHARACTERS },
      (_request, body, done) => done(null, body),
    );
    calls.addHook('onRequest', (request, reply, done) => {
      reply.header('cache-control', 'no-store');
      // Pages read the time of the bank off its answers; that of the machine may differ from it in a sandbox.
      reply.header('date', new Date(gateway.bank.clock.now()).toUTCString());
      // Programs that are no browsers send no origin, and have no cookies to abuse either: the session key travels in a header.
      if (!isOwnOrigin(request, gateway.bank.configuration.allowedOrigins)) {
        reply.code(403).send('Calls from this origin are not accepted\n');
        return;
      }
      admitOrigin(request, reply, gateway.bank.configuration.allowedOrigins);
      done();
    });
    answerPreflight(calls, PREFIX);
    calls.post<{ Params: { service: string; method: string } }>(`${PREFIX}:service/:method`, async (request, reply) => {
      const { service, method } = request.params;
      return respond({ name: `${service}/${method}`, methods, gateway }, request, reply);
    });
    serveStatementFiles(calls, gateway, callOf);
    for (const service of SERVICES.filter(carriesFiles)) {
      const name = `${SERVICE_NAMES[service]}/execute`;
      const options = { bodyLimit: MAX_FILE_REQUEST_CHARACTERS, onRequest: refuseLargeFromStrangers(gateway) };
      calls.post(`${PREFIX}${name}`, options, async (request, reply) =>
        respond({ name, methods, gateway }, request, reply),
      );
    }
  });
}

/** Only who is signed in may make the bank read something large: a stranger's request is refused before it has arrived. */
function refuseLargeFromStrangers(gateway: Gateway) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (length <= MAX_REQUEST_CHARACTERS) {
      return undefined;
    }
    const session = await gateway.sessionAt(['active'], callOf(request, gateway));
    return session.ok ? undefined : reply.code(413).send('The request is too large\n');
  };
}

function methodsOf(gateway: Gateway): ReadonlyMap<string, Method> {
  const authentication = Object.entries(authenticationMethods(gateway));
  return new Map([
    ...authentication.map(([name, method]) => [`AuthenticationService/${name}`, method] as const),
    ...SERVICES.map((service) => [`${SERVICE_NAMES[service]}/execute`, operationMethod(service, gateway)] as const),
    ['LogService/insertLog', logMethod(gateway)],
  ]);
}

interface Target {
  readonly name: string;
  readonly methods: ReadonlyMap<string, Method>;
  readonly gateway: Gateway;
}

/** Message of the status of a call that a database out of reach has ended; the same name in every service and for the stream. */
const BANK_UNAVAILABLE: FailureCode = 'BANK_UNAVAILABLE';

/** Whatever this service answers may be the key of a session, which never shares a compressed answer with anything. */
const UNCOMPRESSED_SERVICE = 'AuthenticationService/';

/** Sends the answer of a method, compressed where that is worth it and gives nothing away. */
async function respond(target: Target, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const answered = await charged(target.gateway, request, () => answer(target, request, reply));
  if (!Buffer.isBuffer(answered) || target.name.startsWith(UNCOMPRESSED_SERVICE)) {
    return answered;
  }
  reply.header('vary', 'accept-encoding');
  if (answered.length < SHORTEST_COMPRESSED || !acceptsGzip(request.headers['accept-encoding'])) {
    return answered;
  }
  reply.header('content-encoding', 'gzip');
  return compressedAnswer(answered);
}

/** Measures a call and charges it to its budgets when it has ended. */
async function charged(gateway: Gateway, request: FastifyRequest, call: () => Promise<unknown>): Promise<unknown> {
  return withinCall(networkOf(request.ip), async (cost) => {
    try {
      return await call();
    } finally {
      resumeCall(undefined);
      gateway.budget.charge(cost);
    }
  });
}

/** Time after which a connection to a busy database is likely to be free, in milliseconds. */
const BUSY_MS = 2000;

async function answer(target: Target, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const call = callOf(request, target.gateway);
  const began = performance.now();
  try {
    return await carryOut(target, call, { request, reply });
  } finally {
    finishCall(call, performance.now() - began);
  }
}

async function carryOut(
  target: Target,
  call: Call,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<unknown> {
  const format = formatOf(request.headers['content-type']);
  reply.header('content-type', format.contentType);
  if (target.name === EXIT_METHOD) {
    // What the browser keeps by itself. The application deletes its own, but for what outlives a visit on purpose: the language.
    reply.header('clear-site-data', '"cache"');
  }
  try {
    requireIdentity(request.headers['grpc-encoding']?.toString());
    return await answerCall(target, call, { format, reply });
  } catch (error) {
    if (error instanceof CallRefused) {
      call.record.outcome = outcomeOfStatus(error);
      return format.encodeTrailer(error.status, error.reason);
    }
    if (error instanceof DatabaseBusy) {
      call.record.outcome = 'TOO_MANY_REQUESTS';
      METRICS.databaseBusy.inc();
      call.log.warn({ err: error, method: target.name }, 'the database is busy');
      return failureAnswer(target.name, refusedUntil('TOO_MANY_REQUESTS', call.now + BUSY_MS), format);
    }
    if (isDatabaseUnavailable(error)) {
      call.record.outcome = BANK_UNAVAILABLE;
      call.log.error({ err: error, method: target.name }, 'the database is unavailable');
      return format.encodeTrailer(GRPC_STATUS.unavailable, BANK_UNAVAILABLE);
    }
    call.record.outcome = 'INTERNAL_SERVER_ERROR';
    call.log.error({ err: error, method: target.name }, 'call failed');
    const data = { referenceId: call.referenceId };
    return failureAnswer(target.name, { code: 'INTERNAL_SERVER_ERROR', data }, format);
  }
}

interface Outlet {
  readonly format: GrpcWebFormat;
  readonly reply: FastifyReply;
}

async function answerCall({ name, methods, gateway }: Target, call: Call, { format, reply }: Outlet) {
  if (name === STREAM_METHOD) {
    return openStream(call, gateway, { format, reply });
  }
  const method = methods.get(name);
  if (method === undefined) {
    throw new CallRefused(GRPC_STATUS.unimplemented, 'UNIMPLEMENTED');
  }
  return format.encodeAnswer(await method(call));
}

/** The answer to a call that could not be carried through: of a defect the reference to quote, and nothing else. */
function failureAnswer(
  name: string,
  failure: Failure<'TOO_MANY_REQUESTS' | 'INTERNAL_SERVER_ERROR'>,
  format: GrpcWebFormat,
): Buffer {
  const error = wireError(failure);
  if (name === STREAM_METHOD) {
    return format.encodeTrailer(GRPC_STATUS.unavailable, failure.code);
  }
  if (name === 'LogService/insertLog') {
    return format.encodeTrailer(GRPC_STATUS.internal, failure.code);
  }
  // `success` and `error` have the same numbers in every answer of the authentication service.
  const message = name.startsWith('AuthenticationService/')
    ? AuthenticateResponse.fromObject({ success: false, error })
    : OperationResponse.fromObject({ success: false, error });
  return format.encodeAnswer(message.serializeBinary());
}

async function openStream(call: Call, gateway: Gateway, { format, reply }: Outlet): Promise<FastifyReply> {
  call.record.operation = 'beginStream';
  const stream = await admitStream(call, gateway);
  call.record.outcome = 'ok';
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) {
      reply.raw.setHeader(name, value);
    }
  }
  // Tells proxies in front not to hold the frames back.
  reply.raw.setHeader('x-accel-buffering', 'no');
  reply.raw.writeHead(200);
  reply.raw.flushHeaders();
  stream.run(reply.raw, format);
  return reply;
}

const NO_BODY = Buffer.alloc(0);

function callOf(request: FastifyRequest, gateway: Gateway): Call {
  const referenceId = referenceIdOf(request.headers['refid']);
  const { body, headers } = request;
  return {
    body: {
      bytes: Buffer.isBuffer(body) ? body : NO_BODY,
      isText: formatOf(headers['content-type']).isText,
    },
    sessionKey: typeof headers['sessionkey'] === 'string' ? headers['sessionkey'] : undefined,
    deviceKey: typeof headers['devicekey'] === 'string' ? headers['devicekey'] : undefined,
    userAgent: userAgentOf(headers['useragent'] ?? headers['user-agent']),
    language: languageOf(headers['language']),
    address: request.ip,
    referenceId,
    now: gateway.bank.clock.now(),
    log: new ReferencedLog(request.log, referenceId, traceIdOf(headers['traceparent'])),
    record: { operation: 'unknown', outcome: 'unknown' },
  };
}

// eslint-disable-next-line no-control-regex -- PostgreSQL takes no NUL, and the others are not needed
const CONTROLS = /[\u0000-\u001f\u007f]/g;

function languageOf(header: string | readonly string[] | undefined): Language | undefined {
  return typeof header === 'string' && isLanguage(header) ? header : undefined;
}

function userAgentOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' ? header.slice(0, MAX_USER_AGENT).replace(CONTROLS, '') : '';
}
