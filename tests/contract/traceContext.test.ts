import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { traceIdOf } from '../../bank/http/traceContext';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { watchLog } from './support/writtenLog';
import type { WrittenLog } from './support/writtenLog';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SAMPLED = `00-${TRACE}-00f067aa0ba902b7-01`;
const UNSAMPLED = `00-${TRACE}-00f067aa0ba902b7-00`;
let server: TestServer;
let written: WrittenLog;

beforeAll(async () => {
  written = watchLog();
  server = await startTestServer({ configuration: { logLevel: 'info' } });
});
afterAll(async () => {
  await server.close();
  written.end();
});

describe('a call with a traceparent', () => {
  it('has its trace in its line of the log', async () => {
    const visitor = server.visitor({ traceparent: UNSAMPLED });
    const lines = await written.linesOf(() => visitor.operation('AccountService', 'GET_ACCOUNTS_V2', {}));
    expect(lines).toMatchObject([{ msg: 'call', operation: 'GET_ACCOUNTS_V2', trace: TRACE }]);
  });
});

describe('a traceparent', () => {
  it.each([[SAMPLED], [UNSAMPLED], [`cc-${TRACE}-00f067aa0ba902b7-03-later`]])('%s is read', (header) => {
    expect(traceIdOf(header)).toBe(TRACE);
  });

  it.each([
    undefined,
    '',
    `ff-${TRACE}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`,
    `${SAMPLED}-more`,
    `${SAMPLED}\n{"level":"fatal"}`,
  ])('%j is none', (header) => {
    expect(traceIdOf(header)).toBeUndefined();
  });
});
