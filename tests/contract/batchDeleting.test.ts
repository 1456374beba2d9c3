import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { SALARY_HEADER } from '../../src/domain/batch/salaryCsv';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only } from './support/transferStory';
import type { WireClient } from './support/WireClient';

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);

let server: TestServer;
let maker: WireClient;
let upload: { readonly operationId: string } & Readonly<Record<string, unknown>>;

async function salary() {
  const isSom = (account: Parameters<typeof isOrdinary>[0]) => isOrdinary(account) && account.ccy === 'KGS';
  const { id } = only(await accountsOf(maker), isSom);
  const { accountNo } = only(await accountsOf(await server.signedIn('aibek')), isSom);
  const good = `1;Асанов Айбек Маратович;20101199000001;${accountNo};100.00;Заработная плата`;
  const faulty = `2;Асанов Айбек Маратович;20101199000001;${accountNo};0.00;Заработная плата`;
  const content = Buffer.from([SALARY_HEADER, good, faulty, ''].join('\r\n')).toString('base64');
  return { batchType: 'salary', accountDebitId: id, files: [{ name: 'pay.csv', content }] };
}

beforeAll(async () => {
  server = await startTestServer({ now: MONDAY_TEN });
  maker = await server.signedIn('saltanat');
});
afterAll(() => server.close());

async function handedIn(): Promise<string> {
  upload = { ...(await salary()), operationId: randomUUID() };
  const { code, data } = await maker.operation('TransferService', 'UPLOAD_BATCH_FILE', upload);
  expect([code, Object(data).faults]).toEqual(['', []]);
  return upload.operationId;
}

function select(type: string, batchId?: string, client = maker) {
  return client.operation('TransferService', 'SELECT_BATCH_TXNS', { type, ...(batchId !== undefined && { batchId }) });
}

function send(batchId: string) {
  return maker.operation('TransferService', 'SEND_TXNS_TO_PROCESSING_CORP', { operationId: randomUUID(), batchId });
}

async function listed(): Promise<readonly string[]> {
  const { batches } = Object((await select('list')).data);
  return (batches as readonly { readonly operationId: string }[]).map(({ operationId }) => operationId);
}

it('deletes a file of which nothing was sent, for its uploader alone', async () => {
  const batchId = await handedIn();
  expect((await select('delete', batchId, await server.signedIn('daniyar'))).code).toBe('OPERATION_IMPOSSIBLE');
  expect(await listed()).toContain(batchId);
  expect((await select('delete', batchId)).code).toBe('');
  expect(await listed()).not.toContain(batchId);
  expect([
    (await select('read', batchId)).code,
    (await select('delete', batchId)).code,
    (await send(batchId)).code,
  ]).toEqual(['OPERATION_NOT_FOUND', 'OPERATION_NOT_FOUND', 'OPERATION_NOT_FOUND']);
  expect((await maker.operation('TransferService', 'UPLOAD_BATCH_FILE', upload)).code).toBe('OPERATION_ID_REUSED');
});

it('sends the sound lines without the faulty ones, and keeps the file from then on', async () => {
  const batchId = await handedIn();
  const { data } = await send(batchId);
  expect(Object(data)).toMatchObject({ sent: 1, refused: 0 });
  expect((await select('delete', batchId)).code).toBe('OPERATION_IMPOSSIBLE');
  expect(await listed()).toContain(batchId);
});
