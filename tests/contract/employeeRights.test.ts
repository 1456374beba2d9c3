import { randomUUID } from 'node:crypto';

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  beginCode,
  changes,
  clients,
  inACompany,
  oneOf,
  owner,
  readUserIds,
  server,
  sign,
} from './support/companyStory';
import type { UserIds } from './support/companyStory';
import type { Login } from './support/companyStory';
import { expectEveryFailure } from './support/producedFailures';

expectEveryFailure();

const CODE = 'CHANGE_CORP_EMPLOYEE_RIGHTS';

let ids: UserIds;
let accounts: readonly string[];

inACompany();

beforeAll(async () => {
  ids = await readUserIds();
  const rows = await owner(
    `select a.id::text as value from account a join customer c on c.id = a.customer_id where c.customer_no = '2000001' order by a.number`,
  );
  accounts = rows.map(({ value }) => String(value));
});
beforeEach(async () => {
  await owner(`update app_user set accounts_limited = false, operations = null where login in ('saltanat', 'daniyar');
    update app_user set rights = '{view}', signature_place = null, operations = null, accounts_limited = false where login = 'cholpon'`);
});

/** Fields of rights that limit nothing; a request states each. */
const UNLIMITED = { signaturePlace: 'none', operations: 'all', accounts: 'all' };

/** Asks for rights of a user; answers the code of the refusal, empty when a document was made. */
async function ask(login: Login, request: object): Promise<{ readonly code: string; readonly operationId: string }> {
  const operationId = randomUUID();
  const { code } = await clients[login].operation('AccountService', CODE, {
    operationId,
    ...UNLIMITED,
    ...request,
  });
  return { code, operationId };
}

async function sent(login: Login, request: object): Promise<string> {
  const { code, operationId } = await ask(login, request);
  expect(code).toBe('');
  const { code: refused } = await clients[login].operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', {
    operationId,
  });
  expect(refused).toBe('');
  return operationId;
}

describe('rights of a user', () => {
  it('are in force with the second signature, in a session that is open', async () => {
    const [main, usd] = accounts;
    const auditor = await server.signedIn('cholpon');
    const seen = async () => {
      const { data } = await auditor.operation('AccountService', 'GET_ACCOUNTS_V2', {});
      return Array.isArray(data) ? data.length : 0;
    };
    const before = await seen();
    expect(before).toBeGreaterThan(2);
    const operationId = await sent('daniyar', {
      userId: ids.cholpon,
      rights: ['create', 'view'],
      operations: ['MAKE_OWN_ACCOUNTS_TRANSFER'],
      accounts: [
        { accountId: main, works: true },
        { accountId: usd, works: false },
      ],
    });
    const shown = (await changes('saltanat')).find((each) => each['operationId'] === operationId);
    expect(JSON.stringify(shown)).toMatch(
      /"ru":"просмотр, создание; операции: между своими счетами; счета: •\d{4}[^"]*\(просмотр\)/u,
    );
    await sign('daniyar', operationId);
    expect(await seen()).toBe(before);
    expect(await sign('saltanat', operationId)).toEqual([{ operationId, changed: true }]);
    await expect.poll(seen).toBe(2);
    const { data } = await auditor.operation('UtilityService', 'GET_SELF_USER_DATA', {});
    expect(data).toMatchObject({ corpRights: ['view', 'create'], corpOperations: ['MAKE_OWN_ACCOUNTS_TRANSFER'] });
    const transfer = (code: string) => auditor.operation('TransferService', code, {});
    expect((await transfer('MAKE_BANK_CLIENT_TRANSFER')).code).toBe('ACCESS_DENIED');
    expect((await transfer('MAKE_OWN_ACCOUNTS_TRANSFER')).code).not.toBe('ACCESS_DENIED');
  });

  it.each(['rights', 'signaturePlace', 'operations', 'accounts', 'userId'])(
    'are refused when %s is left out or has no value, and stay as they were',
    async (field) => {
      const rightsOf = `select to_jsonb(u) - 'id' as value from (select id, rights, signature_place, operations, accounts_limited
        from app_user where login = 'cholpon') u`;
      await owner(`update app_user set rights = '{view,create}', operations = '{MAKE_OWN_ACCOUNTS_TRANSFER}',
        accounts_limited = true where login = 'cholpon'`);
      const before = await oneOf(rightsOf);
      const whole = { userId: ids.cholpon, rights: ['view'], ...UNLIMITED };
      const { [field]: _left, ...without } = { ...whole } as Readonly<Record<string, unknown>>;
      for (const request of [without, { ...whole, [field]: null }, { ...whole, [field]: 'every' }]) {
        const { code, particulars } = await clients.daniyar.operation('AccountService', CODE, {
          operationId: randomUUID(),
          ...request,
        });
        expect([code, particulars]).toEqual(['INVALID_REQUEST', { field }]);
      }
      expect(await oneOf(rightsOf)).toEqual(before);
      expect((await ask('daniyar', whole)).code).toBe('');
    },
  );

  it('must leave every place of signature a user who works with all accounts', async () => {
    for (const request of [
      { userId: ids.daniyar, rights: ['view'] },
      { userId: ids.daniyar, rights: ['view', 'sign'], signaturePlace: 2 },
      { userId: ids.daniyar, rights: ['view', 'approve', 'sign'], signaturePlace: 1, accounts: [] },
    ]) {
      expect((await ask('saltanat', request)).code).toBe('OPERATION_IMPOSSIBLE');
    }
    await owner(`update app_user set rights = '{view,sign}', signature_place = 1 where login = 'cholpon'`);
    const replaced = await sent('saltanat', { userId: ids.daniyar, rights: ['view'] });
    await owner(`update app_user set rights = '{view}', signature_place = null where login = 'cholpon'`);
    await sign('daniyar', replaced);
    expect(await sign('saltanat', replaced)).toEqual([{ operationId: replaced, refusal: 'OPERATION_IMPOSSIBLE' }]);
  });

  it('cannot be changed for users or accounts of another company, nor to the present values', async () => {
    const others = String(
      await oneOf(
        `select min(a.id)::text as value from account a join customer c on c.id = a.customer_id where c.customer_no = '1000001'`,
      ),
    );
    const codes = [
      await ask('daniyar', { userId: ids.aibek, rights: ['view'] }),
      await ask('daniyar', { userId: ids.cholpon, rights: ['view'], accounts: [{ accountId: others, works: false }] }),
      await ask('daniyar', { userId: ids.cholpon, rights: ['view'] }),
      await ask('daniyar', { userId: ids.cholpon, rights: ['sign'] }),
      await ask('daniyar', { userId: ids.cholpon, rights: ['view', 'create'], operations: ['GET_ACCOUNTS_V2'] }),
      await ask('daniyar', { userId: ids.cholpon, rights: ['view', 'rule'] }),
    ].map(({ code }) => code);
    const impossible = 'OPERATION_IMPOSSIBLE';
    expect(codes).toEqual([impossible, 'ACCOUNT_NOT_FOUND', impossible, impossible, impossible, 'INVALID_REQUEST']);
  });

  it('are neither changed, seen nor signed by a user limited to accounts', async () => {
    const [main] = accounts;
    const operationId = await sent('daniyar', { userId: ids.cholpon, rights: ['view', 'create'] });
    await owner(`update app_user set accounts_limited = true where login = 'saltanat';
      insert into user_account (user_id, account_id, works) values (${ids.saltanat}, ${main}, true) on conflict do nothing`);
    expect((await ask('saltanat', { userId: ids.cholpon, rights: ['view', 'create'] })).code).toBe(
      'OPERATION_IMPOSSIBLE',
    );
    await expect.poll(async () => JSON.stringify(await changes('saltanat'))).not.toContain(operationId);
    expect(await beginCode('saltanat', operationId)).toBe('OPERATION_NOT_FOUND');
    const waiting = (await changes('daniyar')).find((each) => each['operationId'] === operationId);
    expect(JSON.stringify(waiting?.['awaited'])).toContain('Daniyar Sadykov');
    expect(JSON.stringify(waiting?.['awaited'])).not.toContain('Saltanat Mambetova');
  });

  it('are asked for by one request an id, and not without end', async () => {
    const request = { operationId: randomUUID(), userId: ids.cholpon, rights: ['view', 'create'] };
    expect((await ask('daniyar', request)).code).toBe('');
    expect((await ask('daniyar', { ...request, rights: ['view', 'approve'] })).code).toBe('OPERATION_ID_REUSED');
    const codes: string[] = [];
    while (codes.length < 25 && codes.at(-1) !== 'MAX_OTP_TRIES') {
      codes.push((await ask('daniyar', { userId: ids.cholpon, rights: ['view', 'create'] })).code);
    }
    expect(codes.at(-1)).toBe('MAX_OTP_TRIES');
  });
});
