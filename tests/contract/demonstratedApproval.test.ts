import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { assertBooksBalance } from '../../bank/ledger/invariants';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, transferOf } from './support/transferStory';
import type { WireClient } from './support/WireClient';

const COMPANY = 'ОсОО «Чүй Курулуш»';

const Documents = z.array(
  z.object({
    preview: z.object({ operationId: z.string() }),
    canApprove: z.boolean(),
    canSign: z.boolean(),
  }),
);

let server: TestServer;
let maker: WireClient;
let approver: WireClient;
let signer: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  [maker, approver, signer] = [
    await server.signedIn('ainura'),
    await server.signedIn('timur'),
    await server.signedIn('kanat'),
  ];
});
afterAll(() => server.close());

const ask = (client: WireClient, code: string, request: object) => client.operation('AccountService', code, request);
const move = (client: WireClient, code: string, request: object) => client.operation('TransferService', code, request);

async function permits(client: WireClient, operationId: string) {
  const { data } = await ask(client, 'GET_TXNS_ON_CONFIRMATION', { filters: { state: 'waiting' } });
  const found = z.parse(Documents, data).find(({ preview }) => preview.operationId === operationId);
  return found && { canApprove: found.canApprove, canSign: found.canSign };
}

it('a document of the second company is made, approved and signed by three users of the demonstration', async () => {
  const [from, to] = await accountsOf(maker);
  if (from === undefined || to === undefined) {
    throw new Error('The second company has no two accounts');
  }
  const request = transferOf(from, to, '1250.00');
  const { operationId } = request;
  expect((await move(approver, 'MAKE_OWN_ACCOUNTS_TRANSFER', { ...request, operationId: randomUUID() })).code).toBe(
    'ACCESS_DENIED',
  );
  const made = await move(maker, 'MAKE_OWN_ACCOUNTS_TRANSFER', request);
  expect([made.code, made.data]).toMatchObject(['', { awaited: { approvers: [{ en: 'Timur Omurov' }], places: [1] } }]);
  expect((await move(maker, 'SEND_TXN_TO_PROCESSING_CORP', { operationId })).code).toBe('');

  expect(await permits(signer, operationId)).toEqual({ canApprove: false, canSign: false });
  const signing = { operationId: randomUUID(), documents: [operationId] };
  expect((await move(signer, 'CREATE_CONFIRM_OPERATION', signing)).code).toBe('NOT_APPROVED');
  expect(await permits(approver, operationId)).toEqual({ canApprove: true, canSign: false });
  expect((await ask(approver, 'APPROVE_TXN_ON_CONFIRMATION', { operationId })).code).toBe('');

  expect(await permits(signer, operationId)).toEqual({ canApprove: false, canSign: true });
  const again = { operationId: randomUUID(), documents: [operationId] };
  const { answer, code: otp } = await server.codeSentBy('kanat', () => move(signer, 'CREATE_CONFIRM_OPERATION', again));
  expect(answer.code).toBe('');
  const signed = await move(signer, 'CONFIRM_CONFIRM_OPERATION', { operationId: again.operationId, otp });
  expect(signed.data).toMatchObject([{ operationId, txnId: expect.any(String) }]);
  await assertBooksBalance(server.bank.database.owner);
});

it('the second company keeps the Kyrgyz letters of its name', async () => {
  const { data } = await maker.operation('UtilityService', 'GET_CORP_CUSTOMER_DATA', {});
  expect(data).toMatchObject({ customerNo: '2000002', corpName: { ru: COMPANY, kg: '«Чүй Курулуш» ЖЧКсы' } });
});
