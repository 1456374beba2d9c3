import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { callOperation, companyAccounts, limitTo, valueOf } from './support/limitedUser';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

let server: TestServer;
const ids = { saltanat: '', daniyar: '' };

beforeAll(async () => {
  server = await startTestServer();
  const numbers = await companyAccounts(server);
  const movements = await server.bank.database.owner.query<{ id: string }>(
    `select t.id::text as id from txn t where t.debit_account_id = $1 order by t.id limit 2`,
    [numbers.main],
  );
  ids.saltanat = await applied('saltanat', movements.rows[0]?.id);
  ids.daniyar = await applied('daniyar', movements.rows[1]?.id);
  await limitTo(server, numbers);
});
afterAll(() => server.close());

/** Makes a movement of the company the order of an application of this user. */
async function applied(login: string, txn: string | undefined): Promise<string> {
  return valueOf(
    server,
    `with ordered as (
        insert into operation (customer_id, operation_id, user_id, code, request_hash, request, debit_account_id, credit_account_id,
            debit_number, credit_number, debit_name, credit_name, amount, fee, currency, purpose, digest, fingerprint, state, created_at,
            expires_at, txn_code, credited, credited_currency, leg_accounts, leg_amounts)
          select a.customer_id, gen_random_uuid(), u.id, 'MAKE_SHOP_OPERATION', '\\x00', '{}', a.id, a.id, a.number, a.number, 'A', 'B',
            100, 0, 'KGS', '', '\\x00', '0000', 'created', now(), now() + interval '1 day', 'MAKE_SHOP_OPERATION', 100, 'KGS',
            array[a.id], array[0]
          from txn t join account a on a.id = t.debit_account_id, app_user u where t.id = ${txn} and u.login = '${login}'
          returning id, customer_id, user_id),
      made as (
        insert into application (txn_id, operation_id, customer_id, user_id, product)
          select ${txn}, id, customer_id, user_id, 'makeStatementRequest' from ordered returning txn_id),
      stepped as (
        insert into application_step (txn_id, state, at) select txn_id, 'ACCEPTED_FOR_PROCESSING', now() from made)
      select txn_id::text as value from made`,
  );
}

async function listed(client: WireClient): Promise<readonly string[]> {
  const { code, data } = await callOperation(client, 'GET_APPLICATIONS', {});
  expect(code).toBe('');
  return z.parse(z.array(z.object({ txnId: z.string() })), data).map(({ txnId }) => txnId);
}

it('shows a user whose accounts are limited the applications of their own, and every other user those of the company', async () => {
  const both = [ids.daniyar, ids.saltanat].toSorted();
  expect((await listed(await server.signedIn('daniyar'))).toSorted()).toEqual(both);
  expect(await listed(await server.signedIn('saltanat'))).toEqual([ids.saltanat]);
});

interface WireCase {
  readonly id: string;
  readonly readOnly?: true;
  readonly application?: { readonly id: string };
}

async function cases(client: WireClient): Promise<readonly WireCase[]> {
  return (await callOperation(client, 'GET_CASES', {})).data as readonly WireCase[];
}

it('shows the case of an order to users who may see the order, and lets its maker alone write there', async () => {
  const [saltanat, daniyar] = [await server.signedIn('saltanat'), await server.signedIn('daniyar')];
  const ofDaniyar = await cases(daniyar);
  expect(ofDaniyar.map(({ application, readOnly }) => [application?.id, readOnly]).toSorted()).toEqual(
    [
      [ids.daniyar, undefined],
      [ids.saltanat, true],
    ].toSorted(),
  );
  expect((await cases(saltanat)).map(({ application }) => application?.id)).toEqual([ids.saltanat]);
  expect(await cases(await server.signedIn('ainura'))).toEqual([]);

  const own = ofDaniyar.find(({ readOnly }) => readOnly === undefined)?.id ?? '';
  const shared = ofDaniyar.find(({ readOnly }) => readOnly)?.id ?? '';
  const message = (topicId: string) => ({ topicId, localMsgId: randomUUID(), text: 'Когда будет готово?', files: [] });
  expect((await callOperation(daniyar, 'ADD_USER_MSG', message(shared))).code).toBe('CHAT_TOPIC_NOT_FOUND');
  const { code, data } = await callOperation(saltanat, 'ADD_USER_MSG', message(shared));
  expect(code).toBe('');
  expect((await callOperation(daniyar, 'GET_MSGS_BY_TOPIC_ID', { topicId: shared })).data).toMatchObject({
    msgs: [{ text: 'Когда будет готово?' }],
  });
  const read = { topicId: shared, msgId: Object(data).id };
  expect((await callOperation(daniyar, 'CHAT_MSGS_WERE_READ', read)).data).toEqual({ unreadCount: 0 });
  expect((await callOperation(saltanat, 'GET_MSGS_BY_TOPIC_ID', { topicId: own })).code).toBe('CHAT_TOPIC_NOT_FOUND');
});

it.each(['CANCEL_APPLICATION', 'GET_APPLICATION_PAPER'] as const)(
  '%s finds nothing of another for such a user',
  async (code) => {
    const client = await server.signedIn('saltanat');
    expect((await callOperation(client, code, { txnId: ids.daniyar })).code).toBe('TRANSACTION_NOT_FOUND');
    expect((await callOperation(client, code, { txnId: ids.saltanat })).code).not.toBe('TRANSACTION_NOT_FOUND');
  },
);
