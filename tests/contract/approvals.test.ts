import { randomUUID } from 'node:crypto';

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { COMPANY_RIGHTS } from '../../src/domain/corporate/Company';
import { clients, inACompany, limitRequest, owner, server, sign, TEN_MINUTES_MS } from './support/companyStory';
import { expectEveryFailure } from './support/producedFailures';
import { accountsOf, isOrdinary, transferOf } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const TEN_DAYS_MS = 10 * 24 * 60 * 60 * 1000;
const APPROVER = 'Cholpon Zheenbekova';
const DIRECTOR = 'Daniyar Sadykov';

const Name = z.object({ en: z.string() });
const Document = z.object({
  preview: z.object({ operationId: z.string() }),
  awaited: z.object({ approvers: z.optional(z.array(Name)) }),
  approval: z.optional(z.object({ by: Name, approvedAt: z.string() })),
  canApprove: z.boolean(),
  canSign: z.boolean(),
  end: z.optional(
    z.object({
      state: z.string(),
      by: z.optional(Name),
      reason: z.optional(z.string()),
      returned: z.optional(z.boolean()),
    }),
  ),
});

let approver: WireClient;

inACompany();

async function signInApprover(): Promise<void> {
  approver = await server.signedIn('cholpon');
}

function rightsOf(login: string, rights: string): Promise<unknown> {
  return owner(`update app_user set rights = '{${rights}}', accounts_limited = false where login = '${login}'`);
}

beforeAll(signInApprover);
beforeEach(async () => {
  await rightsOf('cholpon', 'view,approve');
  await rightsOf('daniyar', 'view,approve,sign');
  await signInApprover();
});

async function ask(client: WireClient, code: string, request: object) {
  const service = code.startsWith('CREATE_') ? 'TransferService' : 'AccountService';
  const answer = await client.operation(service, code, request);
  return answer.code;
}

const approve = (client: WireClient, operationId: string) =>
  ask(client, 'APPROVE_TXN_ON_CONFIRMATION', { operationId });
const decline = (client: WireClient, operationId: string, reason: string) =>
  ask(client, 'DECLINE_TXN_ON_CONFIRMATION', { operationId, reason });
const begin = (client: WireClient, operationId: string) =>
  ask(client, 'CREATE_CONFIRM_OPERATION', { operationId: randomUUID(), documents: [operationId] });

async function made() {
  const [from, to] = (await accountsOf(clients.saltanat)).filter((each) => isOrdinary(each) && each.ccy === 'KGS');
  if (from === undefined || to === undefined) {
    throw new Error('The company has no two accounts in soms');
  }
  const request = transferOf(from, to, '10.00');
  const answer = await clients.saltanat.operation('TransferService', 'MAKE_OWN_ACCOUNTS_TRANSFER', request);
  expect(answer.code).toBe('');
  return { operationId: request.operationId, preview: answer.data };
}

async function sent(): Promise<string> {
  const { operationId } = await made();
  const answer = await clients.saltanat.operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', { operationId });
  expect(answer.code).toBe('');
  return operationId;
}

async function documentFor(client: WireClient, operationId: string, state = 'waiting') {
  const answer = await client.operation('AccountService', 'GET_TXNS_ON_CONFIRMATION', { filters: { state } });
  return z.parse(z.array(Document), answer.data).find(({ preview }) => preview.operationId === operationId);
}

async function noticesOf(login: string): Promise<readonly unknown[]> {
  const rows = await owner(
    `select n.content -> 'ru' ->> 'title' as title from notification n join app_user u on u.id = n.user_id
      where u.login = '${login}' order by n.id`,
  );
  return rows.map(({ title }) => title);
}

describe('a payment with an approver who does not sign', () => {
  it('is approved before it is signed; all users see who must approve and who did', async () => {
    const { preview } = await made();
    expect(preview).toMatchObject({ awaited: { approvers: [{ en: DIRECTOR }, { en: APPROVER }] } });
    const operationId = await sent();
    const waiting = { canSign: false, awaited: { approvers: [{ en: DIRECTOR }, { en: APPROVER }] } };
    expect(await documentFor(approver, operationId)).toMatchObject({ ...waiting, canApprove: true });
    expect(await documentFor(clients.daniyar, operationId)).toMatchObject({ ...waiting, canApprove: true });
    expect(await documentFor(clients.saltanat, operationId)).toMatchObject({ ...waiting, canApprove: false });
    expect(await begin(clients.daniyar, operationId)).toBe('NOT_APPROVED');
    expect(await approve(approver, operationId)).toBe('');
    expect(await approve(approver, operationId)).toBe('');
    expect(await documentFor(clients.daniyar, operationId)).toMatchObject({
      approval: { by: { en: APPROVER } },
      canApprove: false,
      canSign: true,
    });
    await sign('daniyar', operationId);
    expect(await sign('saltanat', operationId)).toMatchObject([{ operationId, txnId: expect.any(String) }]);
    expect(await documentFor(approver, operationId, 'done')).toMatchObject({ approval: { by: { en: APPROVER } } });
  });

  it('tells those who approve first, then those who sign, each once', async () => {
    const before = [await noticesOf('cholpon'), await noticesOf('daniyar')] as const;
    const operationId = await sent();
    await approve(approver, operationId);
    await approve(approver, operationId);
    const since = async (login: string, known: readonly unknown[]) => (await noticesOf(login)).slice(known.length);
    expect(await since('cholpon', before[0])).toEqual(['Документ ждёт согласования']);
    expect(await since('daniyar', before[1])).toEqual(['Документ ждёт согласования', 'Документ ждёт подписи']);
  });

  it('goes back to its maker with a comment only, and is corrected by another in its place', async () => {
    const operationId = await sent();
    expect(await decline(approver, operationId, ' ')).toBe('COMMENT_REQUIRED');
    expect(await decline(approver, operationId, 'Не тот договор')).toBe('');
    expect(await documentFor(clients.saltanat, operationId, 'declined')).toMatchObject({
      end: { state: 'declined', by: { en: APPROVER }, reason: 'Не тот договор', returned: true },
    });
    expect(await approve(clients.daniyar, operationId)).toBe('OPERATION_NOT_FOUND');
    const { operationId: corrected } = await made();
    const again = await clients.saltanat.operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', {
      operationId: corrected,
      replaces: operationId,
    });
    expect(again.data).toMatchObject({ approvers: [{ en: DIRECTOR }, { en: APPROVER }] });
    expect(await approve(approver, corrected)).toBe('');
  });

  it('is recalled by its maker without a word, and declined, not returned, once it is approved', async () => {
    expect(await decline(clients.saltanat, await sent(), '')).toBe('');
    const approved = await sent();
    await approve(approver, approved);
    expect(await decline(clients.daniyar, approved, 'Нет договора')).toBe('');
    const declined = await documentFor(clients.saltanat, approved, 'declined');
    expect(declined).toMatchObject({ end: { state: 'declined', reason: 'Нет договора' } });
    expect(declined).not.toMatchObject({ end: { returned: true } });
  });

  it('is approved once, not by its maker, not when it is over', async () => {
    const operationId = await sent();
    await rightsOf('saltanat', 'view,create,approve,sign');
    expect(await approve(clients.saltanat, operationId)).toBe('OWN_DOCUMENT');
    await rightsOf('saltanat', 'view,create,sign');
    expect(await approve(clients.daniyar, operationId)).toBe('');
    expect(await approve(approver, operationId)).toBe('ALREADY_APPROVED');
    expect(await approve(approver, randomUUID())).toBe('OPERATION_NOT_FOUND');
    await owner(`update app_user set phone = '+996770000303' where login = 'cholpon'`);
    expect(await approve(approver, await sent())).toBe('OWN_DOCUMENT');
    await owner(`update app_user set phone = '+996557000707' where login = 'cholpon'`);
    const late = await sent();
    server.bank.clock.advance(TEN_DAYS_MS + TEN_MINUTES_MS);
    await signInApprover();
    expect(await approve(approver, late)).toBe('OPERATION_TIME_OUT');
  });

  it('is not approved by who may not work with its account', async () => {
    const operationId = await sent();
    await owner(`update app_user set accounts_limited = true where login = 'cholpon'`);
    expect(await approve(approver, operationId)).toBe('OPERATION_NOT_FOUND');
    expect(await documentFor(clients.daniyar, operationId)).toMatchObject({ canApprove: false, canSign: true });
  });
});

it('a payment is not approved where all who approve sign as well', async () => {
  await rightsOf('cholpon', 'view');
  const operationId = await sent();
  const document = await documentFor(clients.daniyar, operationId);
  expect(document).toMatchObject({ canApprove: false, canSign: true, awaited: {} });
  expect(document?.awaited.approvers).toBeUndefined();
  expect(await approve(clients.daniyar, operationId)).toBe('OPERATION_IMPOSSIBLE');
});

it('a change of a product is signed without it', async () => {
  const request = limitRequest('200000.00');
  expect((await clients.saltanat.operation('AccountService', 'CHANGE_CARD_LIMIT', request)).code).toBe('');
  const { operationId } = request;
  await clients.saltanat.operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', { operationId });
  expect(await begin(clients.daniyar, operationId)).toBe('');
});

/** Calls about documents by the right a user holds alone: true where the right opens them. */
const TABLE = {
  GET_TXNS_ON_CONFIRMATION: { view: true, create: true, approve: true, sign: true, payroll: false, audit: false },
  APPROVE_TXN_ON_CONFIRMATION: { view: false, create: false, approve: true, sign: false, payroll: false, audit: false },
  DECLINE_TXN_ON_CONFIRMATION: { view: false, create: true, approve: true, sign: true, payroll: false, audit: false },
  SEND_TXN_TO_PROCESSING_CORP: { view: false, create: true, approve: false, sign: true, payroll: false, audit: false },
  CREATE_CONFIRM_OPERATION: { view: false, create: false, approve: false, sign: true, payroll: false, audit: false },
  CONFIRM_CONFIRM_OPERATION: { view: false, create: false, approve: false, sign: true, payroll: false, audit: false },
} as const;
const REQUESTS: Readonly<Record<keyof typeof TABLE, () => object>> = {
  GET_TXNS_ON_CONFIRMATION: () => ({}),
  APPROVE_TXN_ON_CONFIRMATION: () => ({ operationId: randomUUID() }),
  DECLINE_TXN_ON_CONFIRMATION: () => ({ operationId: randomUUID(), reason: 'No' }),
  SEND_TXN_TO_PROCESSING_CORP: () => ({ operationId: randomUUID() }),
  CREATE_CONFIRM_OPERATION: () => ({ operationId: randomUUID(), documents: [randomUUID()] }),
  CONFIRM_CONFIRM_OPERATION: () => ({ operationId: randomUUID(), otp: '000000' }),
};

it.each(COMPANY_RIGHTS)('the right %s alone opens what the table says', async (right) => {
  await rightsOf('cholpon', right);
  await signInApprover();
  const opened: Record<string, boolean> = {};
  for (const [code, request] of Object.entries(REQUESTS)) {
    const service = /^(SEND|CREATE|CONFIRM)_/.test(code) ? 'TransferService' : 'AccountService';
    opened[code] = (await approver.operation(service, code, request())).code !== 'ACCESS_DENIED';
  }
  expect(opened).toEqual(Object.fromEntries(Object.entries(TABLE).map(([code, row]) => [code, row[right]])));
});
