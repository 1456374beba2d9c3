import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';
import { accountsOf, ordinaryPair } from '../../contract/support/transferStory';
import { Desk } from '../../support/Desk';

const TRANSFER = { login: 'aibek', systemId: '1', currency: 'KGS', amount: '500', sender: 'Серикова Асель' };

let server: TestServer;
let desk: Desk;

beforeAll(async () => {
  server = await startTestServer();
  desk = new Desk(server.address);
});
afterAll(() => server.close());

describe('money somebody sends on the desk', () => {
  it('waits under a number of the system, is listed, and can be received with it', async () => {
    const { controlNumber = '' } = await desk.sendMoney(TRANSFER);
    expect(controlNumber).toMatch(/^\d{10}$/);
    const listed = (await (await fetch(`${server.address}/sandbox/money-transfers`)).json()) as {
      readonly waiting: readonly object[];
    };
    expect(listed.waiting).toContainEqual(
      expect.objectContaining({ system: 'Ak Kerben', controlNumber, amount: '500.00', currency: 'KGS' }),
    );
    const client = await server.signedIn('aibek');
    const [soms] = ordinaryPair(await accountsOf(client));
    const created = await client.operation('TransferService', 'MAKE_MONEY_TRANSFER', {
      moneyTransferType: 'receive',
      operationId: randomUUID(),
      moneyTransferSystemId: '1',
      accountCreditId: soms.id,
      transferCode: controlNumber,
      senderLastName: 'Серикова',
      senderFirstName: 'Асель',
      amount: '500.00',
      ccy: 'KGS',
    });
    expect(created.code).toBe('');
  });

  it.each([
    [{ login: 'nobody' }, 'NOT_SENT'],
    [{ login: 'saltanat' }, 'NOT_SENT'],
    [{ systemId: '99' }, 'NOT_SENT'],
    [{ currency: 'XAU' }, 'NOT_SENT'],
    [{ sender: 'Асель' }, 'NOT_SENT'],
    [{ sender: 'Асель <b>' }, 'NOT_SENT'],
    [{ currency: 'EUR' }, 'NOT_CARRIED'],
    [{ amount: '99' }, 'NOT_CARRIED'],
    [{ amount: '300000,01' }, 'NOT_CARRIED'],
    [{ amount: 'много' }, 'NOT_CARRIED'],
  ])('is not sent with %j', async (changes, error) => {
    expect(await desk.sendMoney({ ...TRANSFER, ...changes })).toEqual({ error });
  });
});
