import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { SALARY_HEADER } from '../../src/domain/batch/salaryCsv';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only } from './support/transferStory';
import type { WireClient } from './support/WireClient';

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
/** More files than an accountant corrects in an hour. */
const FILES = 45;
/** Lines of a file that spends most of a small budget. */
const LONG = 3000;
const AMPLE = { perSecond: 100_000, burst: 10_000_000 };

async function uploadsOf(client: WireClient) {
  const soms = (await accountsOf(client)).filter((account) => isOrdinary(account) && account.ccy === 'KGS');
  const { id, accountNo } = only(soms.slice(0, 1), () => true);
  return (lines: number) => {
    const rows = Array.from({ length: lines }, (_, index) =>
      [index + 1, 'Асанов Айбек Маратович', '20101199000001', accountNo, '10.00', 'Заработная плата'].join(';'),
    );
    const content = Buffer.from([SALARY_HEADER, ...rows, ''].join('\r\n')).toString('base64');
    return client.operation('TransferService', 'UPLOAD_BATCH_FILE', {
      operationId: randomUUID(),
      batchType: 'salary',
      accountDebitId: id,
      files: [{ name: 'salary.csv', content }],
    });
  };
}

describe('uploads of a company', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ now: MONDAY_TEN });
  });
  afterAll(() => server.close());

  it('are not limited in number: an accountant hands in a file as often as it is corrected', async () => {
    const upload = await uploadsOf(await server.signedIn('saltanat'));
    const codes: string[] = [];
    for (let file = 0; file < FILES; file += 1) {
      codes.push((await upload(1)).code);
    }
    expect(codes).toEqual(Array.from({ length: FILES }, () => ''));
  });
});

describe('uploads beyond the budget of a user', () => {
  let server: TestServer;
  beforeAll(async () => {
    const budgets = { user: { perSecond: 5, burst: 600 }, address: AMPLE, bank: AMPLE };
    server = await startTestServer({ now: MONDAY_TEN, configuration: { budgets } });
  });
  afterAll(() => server.close());

  it('are refused with the moment to try again', async () => {
    const upload = await uploadsOf(await server.signedIn('saltanat'));
    let last = await upload(LONG);
    for (let file = 0; file < FILES && last.code === ''; file += 1) {
      last = await upload(file % 2 === 0 ? 1 : LONG);
    }
    expect(last).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      particulars: { retryAt: expect.stringMatching(/^2026-/) },
    });
  });
});
