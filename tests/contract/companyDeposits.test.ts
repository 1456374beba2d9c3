import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { clients, inACompany, sign } from './support/companyStory';
import { accountsOf, isOrdinary, only } from './support/transferStory';

const CONTRACT = 'DP-000108';

interface WireDeposit {
  readonly id: string;
  readonly contractRefNo: string;
  readonly earlyClosing?: { readonly txnId: string };
}

async function deposit(): Promise<WireDeposit> {
  const { data } = await clients.saltanat.operation('AccountService', 'GET_DEPOSITS_V2', {});
  const listed: readonly WireDeposit[] = JSON.parse(JSON.stringify(data));
  const found = listed.find(({ contractRefNo }) => contractRefNo === CONTRACT);
  if (found === undefined) {
    throw new Error(`The company of the demonstration has no deposit ${CONTRACT}`);
  }
  return found;
}

describe('the closing of a company’s deposit', () => {
  inACompany();

  it('waits for both signatures and is ordered with the last one', async () => {
    const maker = clients.saltanat;
    const soms = (await accountsOf(maker))
      .filter((account) => isOrdinary(account) && account.ccy === 'KGS')
      .slice(0, 1);
    const operationId = randomUUID();
    const order = { depositId: (await deposit()).id, accountCreditId: only(soms, () => true).id };
    const created = await maker.operation('TransferService', 'MAKE_TXN_SHOP_OPERATION', {
      operationId,
      productType: 'makeEarlyClosingOfDeposit',
      data: order,
    });
    expect([created.code, created.data]).toMatchObject(['', { awaited: { places: [1, 2] } }]);
    const alone = await maker.operation('TransferService', 'CONFIRM_TRANSFER', { operationId, otp: '123456' });
    expect(alone.success).toBe(false);
    expect((await maker.operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', { operationId })).success).toBe(
      true,
    );
    expect(await sign('daniyar', operationId)).toEqual([{ operationId }]);
    expect((await deposit()).earlyClosing).toBeUndefined();
    const signed = await sign('saltanat', operationId);
    expect(signed).toEqual([{ operationId, txnId: expect.stringMatching(/^\d+$/) }]);
    expect(signed).toMatchObject([{ txnId: (await deposit()).earlyClosing?.txnId }]);
  });
});
