import { randomUUID } from 'node:crypto';

import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { Desk } from '../support/Desk';
import { useAuthenticator } from './support/devicesStory';
import { clients, inACompany, limitRequest, owner, server } from './support/companyStory';
import type { Login } from './support/companyStory';
import { accountsOf, isOrdinary, transferOf } from './support/transferStory';

let desk: Desk;
let company: string;

inACompany();

beforeAll(async () => {
  desk = new Desk(server.address);
  const [row] = await owner(`select id::text from customer where customer_no = '2000001'`);
  company = String(row?.['id']);
});
afterEach(async () => {
  await owner(`update app_user set auth_type = 'SMS' where login in ('saltanat', 'daniyar')`);
  await owner('delete from token_only');
});

function demand(tokenOnly: boolean, customerId = company) {
  return fetch(`${server.address}/sandbox/token-only`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customerId, tokenOnly }),
  });
}

/** Turns a signer to the token the bank has handed out. */
async function takeToken(login: Login): Promise<string> {
  const [token] = await desk.tokens(login);
  const tokenNumber = token?.serial ?? '';
  const operationId = randomUUID();
  const deviceOtp = await desk.press(tokenNumber);
  const { code } = await server.codeSentBy(login, () =>
    clients[login].operation('UtilityService', 'CHANGE_AUTH_TYPE', {
      operationId,
      otpType: 'TOKEN',
      tokenNumber,
      deviceOtp,
    }),
  );
  const answer = await clients[login].operation('UtilityService', 'CONFIRM_UTILITY_OPERATION', {
    operationId,
    otp: code,
  });
  expect(answer.code).toBe('');
  return tokenNumber;
}

async function transfer(): Promise<string> {
  const [from, to] = (await accountsOf(clients.saltanat)).filter((each) => isOrdinary(each) && each.ccy === 'KGS');
  if (from === undefined || to === undefined) {
    throw new Error('The company has no two accounts in soms');
  }
  const request = transferOf(from, to, '10.00');
  expect((await clients.saltanat.operation('TransferService', 'MAKE_OWN_ACCOUNTS_TRANSFER', request)).code).toBe('');
  return sent(request.operationId);
}

async function sent(operationId: string): Promise<string> {
  const answer = await clients.saltanat.operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', { operationId });
  expect(answer.code).toBe('');
  return operationId;
}

async function limitChange(): Promise<string> {
  const request = limitRequest('200000.00');
  expect((await clients.saltanat.operation('AccountService', 'CHANGE_CARD_LIMIT', request)).code).toBe('');
  return sent(request.operationId);
}

/** Rights of the reader of the company, who may make documents from then on. */
async function rightsChange(): Promise<string> {
  const operationId = randomUUID();
  const [reader] = await owner(`select id::text from app_user where login = 'cholpon'`);
  const unlimited = { signaturePlace: 'none', operations: 'all', accounts: 'all' };
  const request = { operationId, userId: reader?.['id'], rights: ['view', 'create'], ...unlimited };
  const made = await clients.saltanat.operation('AccountService', 'CHANGE_CORP_EMPLOYEE_RIGHTS', request);
  expect(made.code).toBe('');
  return sent(operationId);
}

function begin(documents: readonly string[], operationId = randomUUID()) {
  return clients.daniyar.operation('TransferService', 'CREATE_CONFIRM_OPERATION', { operationId, documents });
}

function confirm(operationId: string, otp: string) {
  return clients.daniyar.operation('TransferService', 'CONFIRM_CONFIRM_OPERATION', { operationId, otp });
}

const KINDS: readonly (readonly [string, () => Promise<readonly string[]>])[] = [
  ['one payment', async () => [await transfer()]],
  ['several at once', async () => [await transfer(), await transfer()]],
  ['a change of a product', async () => [await limitChange()]],
  ['a change of rights', async () => [await rightsChange()]],
  ['a payment together with a change', async () => [await transfer(), await limitChange()]],
];

describe.each(KINDS)('%s', (_title, make) => {
  it('is signed by the code of a token, and by no other, where the company demands it', async () => {
    const documents = await make();
    expect((await demand(true)).status).toBe(200);
    expect((await begin(documents)).code).toBe('TOKEN_REQUIRED');
    await useAuthenticator(server, clients.daniyar, 'daniyar');
    expect((await begin(documents)).code).toBe('TOKEN_REQUIRED');
    await owner(`update app_user set auth_type = 'SMS' where login = 'daniyar'`);
    const serial = await takeToken('daniyar');
    const operationId = randomUUID();
    expect((await begin(documents, operationId)).data).toMatchObject({ waiting: { otpType: 'TOKEN' } });
    const signed = await confirm(operationId, await desk.press(serial));
    expect(signed.data).toHaveLength(documents.length);
    expect(JSON.stringify(signed.data)).not.toContain('refusal');
  });
});

describe('the demand', () => {
  it('stops a signing whose code was sent before it, and another message for it', async () => {
    const documents = [await transfer()];
    const operationId = randomUUID();
    const { code } = await server.codeSentBy('daniyar', () => begin(documents, operationId));
    await demand(true);
    server.bank.clock.advance(30_000);
    const again = await clients.daniyar.operation('AccountService', 'RETRY_SEND_OTP', { operationId });
    expect(again.code).toBe('MAX_OTP_TRIES');
    expect((await confirm(operationId, code)).code).toBe('TOKEN_REQUIRED');
    expect((await demand(false)).status).toBe(200);
    expect((await confirm(operationId, code)).code).toBe('');
  });

  it('is shown to all users of the company only', async () => {
    const shown = async () => [
      (await clients.daniyar.operation('UtilityService', 'GET_SELF_USER_DATA', {})).data,
      (await clients.daniyar.operation('UtilityService', 'GET_CORP_CUSTOMER_DATA', {})).data,
    ];
    expect(await shown()).toMatchObject([{ tokenOnly: false }, { tokenOnly: false }]);
    await demand(true);
    expect(await shown()).toMatchObject([{ tokenOnly: true }, { tokenOnly: true }]);
    const aibek = await server.signedIn('aibek');
    expect((await aibek.operation('UtilityService', 'GET_SELF_USER_DATA', {})).data).toMatchObject({
      tokenOnly: false,
    });
  });

  it('is made for companies, once', async () => {
    const [person] = await owner(`select id::text from customer where customer_no = '1000001'`);
    const statuses = [];
    for (const [tokenOnly, id] of [
      [true, String(person?.['id'])],
      [false, company],
      [true, company],
      [true, company],
    ] as const) {
      statuses.push((await demand(tokenOnly, id)).status);
    }
    expect(statuses).toEqual([422, 422, 200, 422]);
  });

  it('leaves what takes something away to the means each user has', async () => {
    await demand(true);
    const request = limitRequest('10.00');
    const { code } = await server.codeSentBy('saltanat', () =>
      clients.saltanat.operation('AccountService', 'CHANGE_CARD_LIMIT', request),
    );
    const { operationId } = request;
    const confirmed = await clients.saltanat.operation('AccountService', 'CONFIRM_ACCOUNT_OPERATION', {
      operationId,
      otp: code,
    });
    expect(confirmed.code).toBe('');
  });
});
