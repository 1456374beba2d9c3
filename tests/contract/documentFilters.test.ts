import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addDays } from '../../src/domain/time/days';
import { bankDayOf } from '../../src/domain/time/Instant';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, transferOf } from './support/transferStory';
import type { WireClient } from './support/WireClient';

let server: TestServer;
let director: WireClient;
let operationId: string;
let accountId: string;
let makerId: string;

beforeAll(async () => {
  server = await startTestServer();
  director = await server.signedIn('daniyar');
  const maker = await server.signedIn('saltanat');
  const [from, to] = (await accountsOf(maker))
    .filter((account) => isOrdinary(account) && account.ccy === 'KGS')
    .toSorted((left, right) => Number(right.acyWithdrawableBalance) - Number(left.acyWithdrawableBalance));
  if (from === undefined || to === undefined) {
    throw new Error('The company of the demonstration has no two accounts in soms');
  }
  const transfer = transferOf(from, to, '10.00');
  await maker.operation('TransferService', 'MAKE_OWN_ACCOUNTS_TRANSFER', transfer);
  await maker.operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', { operationId: transfer.operationId });
  operationId = transfer.operationId;
  accountId = from.id;
  const { rows } = await server.bank.database.owner.query<{ id: string }>(
    `select id::text from app_user where login = 'saltanat'`,
  );
  makerId = rows[0]?.id ?? '';
});
afterAll(() => server.close());

function listed(filters: object) {
  return director.operation('AccountService', 'GET_TXNS_ON_CONFIRMATION', { filters });
}

describe('GET_TXNS_ON_CONFIRMATION', () => {
  it('filters by period, account, maker and kind', async () => {
    const day = bankDayOf(server.bank.clock.now());
    const own = { dateFrom: day, dateTo: day, accountId, makerId, kind: 'ownTransfer' };
    const isListed = async (changes: object) =>
      JSON.stringify((await listed({ ...own, ...changes })).data).includes(operationId);
    expect({
      all: await isListed({}),
      earlier: await isListed({ dateFrom: addDays(day, -2), dateTo: addDays(day, -1) }),
      later: await isListed({ dateFrom: addDays(day, 1), dateTo: addDays(day, 2) }),
      account: await isListed({ accountId: '1' }),
      maker: await isListed({ makerId: '1' }),
      kind: await isListed({ kind: 'swift' }),
    }).toEqual({ all: true, earlier: false, later: false, account: false, maker: false, kind: false });
  });

  it.each([{ dateFrom: '24.11.2026' }, { dateTo: '2026-02-31' }])('takes no day %o', async (filters) => {
    expect((await listed(filters)).code).toBe('INVALID_DATE_FORMAT');
  });

  it.each([{ accountId: 'x' }, { makerId: '-1' }, { kind: 'bribe' }])('takes no filter %o', async (filters) => {
    expect((await listed(filters)).code).toBe('INVALID_REQUEST');
  });
});
