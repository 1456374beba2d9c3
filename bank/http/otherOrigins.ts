import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Headers that calls carry besides the ones every page may send. */
const REQUEST_HEADERS = [
  ...['content-type', 'x-grpc-web', 'x-user-agent', 'grpc-timeout', 'deadline', 'accept'],
  ...['refid', 'traceparent', 'devicetype', 'useragent', 'language', 'sessionkey', 'devicekey'],
].join(', ');
const ANSWER_HEADERS = 'date, content-disposition, content-length';
const PREFLIGHT_SECONDS = 600;

/** Lets an application at an origin the operator has named read the answers: its page and the services may have different hosts. */
export function admitOrigin(request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]): void {
  const { origin } = request.headers;
  if (origin !== undefined && allowed.includes(origin)) {
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': ANSWER_HEADERS });
  }
}

/** Answers the question browsers ask before a call of such an application. */
export function answerPreflight(server: FastifyInstance, prefix: string): void {
  server.options(`${prefix}*`, (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': REQUEST_HEADERS,
        'access-control-max-age': PREFLIGHT_SECONDS,
      })
      .send(),
  );
}
