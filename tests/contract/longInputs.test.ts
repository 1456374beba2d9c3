import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { InsertLogRequest, LogEntry } from '../../proto/generated/ibank/v1/log';
import { BeginStreamRequest } from '../../proto/generated/ibank/v1/stream';
import { CLIENT_LOG } from '../../bank/http/clientLogReading';
import { LONG_REQUEST } from '../../bank/http/operationReading';
import { BATCH_FILES } from '../../bank/modules/batches/batchReading';
import { BATCH_LINES } from '../../bank/modules/batches/checkLines';
import { PDF_CHECK } from '../../bank/modules/files';
import { authenticationOperations } from '../../src/application/operations/authentication';
import { printSalary } from '../../src/domain/batch/salaryCsv';
import { sampleFile } from '../../src/domain/batch/sampleFiles';
import { bankDayOf } from '../../src/domain/time/Instant';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only } from './support/transferStory';
import { frame } from './support/WireClient';

const READINGS = [LONG_REQUEST, CLIENT_LOG, PDF_CHECK, BATCH_FILES, BATCH_LINES];
/** Bytes from which an input is read on another thread, and more. */
const LONG = 40_000;
const RESOURCE_EXHAUSTED = 8;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => server.close());

/** Names of the readings that other threads are asked for; a reading on this thread throws. */
function watchReadings(): readonly string[] {
  READINGS.forEach((reading) =>
    vi.spyOn(reading, 'read').mockImplementation(() => {
      throw new Error(`${reading.name} is read on the event loop`);
    }),
  );
  const asked: string[] = [];
  const { reader } = server.bank.services;
  const run = reader.run.bind(reader);
  vi.spyOn(reader, 'run').mockImplementation((reading, input) => {
    asked.push(reading.name);
    return run(reading, input);
  });
  return asked;
}

const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64');

describe('a long input is read on another thread', () => {
  it('that masks it, in the log of an application', async () => {
    const asked = watchReadings();
    const entries = Array.from({ length: 8 }, () => new LogEntry({ error: `otp: 123456 ${'x'.repeat(5000)}` }));
    await server.visitor().call('LogService/insertLog', new InsertLogRequest({ entries }));
    expect(asked).toEqual([CLIENT_LOG.name]);
    const { rows } = await server.bank.database.owner.query<{ message: string }>('select message from client_log');
    expect(rows.map(({ message }) => message.slice(0, 8))).toEqual(entries.map(() => 'otp: ***'));
  });

  it('that parses its JSON, in a request', async () => {
    const client = await server.signedIn('aibek');
    const asked = watchReadings();
    const answer = await client.operation('AccountService', 'GET_ACCOUNTS_V2', { padding: 'x'.repeat(LONG) });
    expect([answer.code, asked]).toEqual(['INVALID_REQUEST', [LONG_REQUEST.name]]);
  });

  it('that checks it, in the upload of a PDF', async () => {
    const client = await server.signedIn('aibek');
    const asked = watchReadings();
    const pdf = `%PDF-1.4\n${'text '.repeat(LONG / 5)}\n%%EOF`;
    const upload = { documentId: randomUUID(), documentString: base64(pdf), metadata: { fileExtension: 'pdf' } };
    const answer = await client.operation('UtilityService', 'UPLOAD_FILE', upload);
    expect([answer.code, asked]).toEqual(['', [LONG_REQUEST.name, PDF_CHECK.name]]);
  });

  it('that reads and checks its lines, in the upload of a salary', async () => {
    const client = await server.signedIn('saltanat');
    const from = only(await accountsOf(client), (account) => isOrdinary(account) && account.ccy === 'KGS');
    const [order] = sampleFile('salary', bankDayOf(server.bank.clock.now())).orders;
    const orders = Array.from({ length: 500 }, () => order).flatMap((each) => each ?? []);
    const asked = watchReadings();
    const answer = await client.operation('TransferService', 'UPLOAD_BATCH_FILE', {
      operationId: randomUUID(),
      batchType: 'salary',
      accountDebitId: from.id,
      files: [{ name: 'salary.csv', content: base64(new TextEncoder().encode(printSalary({ orders }))) }],
    });
    expect([answer.code, asked]).toEqual(['', [LONG_REQUEST.name, BATCH_FILES.name, BATCH_LINES.name]]);
  });
});

describe('a long input of a method that never needs one', () => {
  it.each([
    ...Object.keys(authenticationOperations).map((name) => `AuthenticationService/${name}`),
    'StreamService/beginStream',
  ])('is refused before it is read: %s', async (method) => {
    const message = new BeginStreamRequest({ lastposition: 'x'.repeat(LONG * 2) });
    const answer = await server.visitor().post(method, frame(message.serializeBinary()));
    expect([answer.httpStatus, answer.grpcStatus, answer.message]).toEqual([200, RESOURCE_EXHAUSTED, undefined]);
  });
});
