import { randomUUID } from 'node:crypto';

import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, ordinaryPair, prepared, send, transferOf } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

let server: TestServer;
let client: WireClient;
let from: WireAccount;
let to: WireAccount;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
  [from, to] = ordinaryPair(await accountsOf(client));
});
afterAll(() => server.close());

function txnIdOf(data: unknown): string {
  return (data as { readonly txnId: string }).txnId;
}

/** Number of a transfer of 12.34 between own accounts that has been booked. */
async function transferred(): Promise<string> {
  const { operationId, code } = await prepared(server, client, transferOf(from, to, '12.34'));
  return txnIdOf((await confirm(client, operationId, code)).data);
}

/** Number of a transfer to a person that waits for its recipient at a money-transfer system. */
async function sentToPerson(): Promise<string> {
  const operationId = randomUUID();
  await client.operation('TransferService', 'MAKE_MONEY_TRANSFER', {
    moneyTransferType: 'send',
    operationId,
    moneyTransferSystemId: '1',
    accountDebitId: from.id,
    recipientCountry: 'KG',
    recipientLastName: 'Искаков',
    recipientFirstName: 'Данияр',
    recipientPhone: '+996700123456',
    amount: '500.00',
    ccy: from.ccy,
  });
  const { code } = await server.codeSentBy('aibek', () => send(client, operationId));
  const txnId = txnIdOf((await confirm(client, operationId, code)).data);
  await server.round('networkOrders');
  return txnId;
}

/** Verification code printed on the receipt of an operation. */
async function printedCode(txnId: string, by = client): Promise<string> {
  const { data } = await by.operation('AccountService', 'GET_TRANSACTION_RECEIPT_FILE', { txnId });
  const { content } = data as { readonly content: string };
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(content, 'base64'))));
  const [code] = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}/.exec(text.join(' ')) ?? [];
  return code ?? '';
}

function verify(data: object, by = server.visitor()) {
  return by.operation('AccountService', 'VERIFY_RECEIPT', data);
}

describe('a receipt', () => {
  it('is verified by its code, however the code is written, with no more data than a comparison needs', async () => {
    const txnId = await transferred();
    const code = await printedCode(txnId);
    const { data } = await verify({ code: code.toLowerCase().replaceAll('-', '') });
    expect(data).toMatchObject({
      id: txnId,
      txnCode: 'MAKE_OWN_ACCOUNTS_TRANSFER',
      txnStatusExternal: 'ACCEPTED',
      ccy: 'KGS',
      amount: '12.34',
      accountDebitNo: `*${from.accountNo.slice(-4)}`,
      accountCreditNo: `*${to.accountNo.slice(-4)}`,
      returned: false,
    });
    expect(JSON.stringify(data)).not.toMatch(/Сыдыков|Айбек/);
    expect(JSON.stringify(data)).not.toContain(from.accountNo);
  });

  it('finds the same code on a receipt made again, and another on each other one', async () => {
    const [first, second] = [await transferred(), await transferred()];
    const code = await printedCode(first);
    expect(code).not.toBe('');
    expect(await printedCode(first)).toBe(code);
    expect(await printedCode(second)).not.toBe(code);
  });

  it('opens the link the customer shared, which carries the code of the receipt', async () => {
    const txnId = await transferred();
    const { data } = await client.operation('AccountService', 'GET_RECEIPT_LINK', { txnId });
    const { code, address } = data as { readonly code: string; readonly address: string };
    expect(new URL(address)).toMatchObject({ pathname: '/excerpt', search: `?code=${code}` });
    expect(await printedCode(txnId)).toBe(code);
    expect((await verify({ code })).data).toMatchObject({ id: txnId, amount: '12.34' });
  });

  it('has no link to an operation of another customer', async () => {
    const txnId = await transferred();
    const other = await server.signedIn('aizada');
    expect((await other.operation('AccountService', 'GET_RECEIPT_LINK', { txnId })).code).toBe('TRANSACTION_NOT_FOUND');
  });

  it('is verified with the later return of its money', async () => {
    const txnId = await sentToPerson();
    const code = await printedCode(txnId);
    expect((await verify({ code })).data).toMatchObject({ txnStatusExternal: 'WAITING', returned: false });
    await client.operation('TransferService', 'TRANSACTION_DELETE_BY_ID', { txnId });
    await server.round('networkOrders');
    expect((await verify({ code })).data).toMatchObject({ txnStatusExternal: 'RETURNED', returned: true });
  });

  it('is unknown by a code that was never printed', async () => {
    expect((await verify({ code: '0000-0000-0000-0000-0000' })).code).toBe('RECEIPT_NOT_FOUND');
    expect((await verify({ code: '0000-0000-0000-0000-0000' }, client)).code).toBe('RECEIPT_NOT_FOUND');
  });

  it.each([{}, { code: 'abc' }, { code: '0000-0000-0000-0000-0000', txnId: '1' }])(
    'asks in vain with %j',
    async (data) => {
      expect((await verify(data)).code).toBe('INVALID_REQUEST');
    },
  );
});
