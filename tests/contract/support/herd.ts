import type fc from 'fast-check';
import * as z from 'zod/mini';

import { catalogue, codeOnWire } from '../../../src/application/operations/catalogue';
import type { OperationCode } from '../../../src/application/operations/catalogue';
import type { WireCodec } from '../../../src/infrastructure/registry/adapter';
import { adapterOf } from '../../../src/infrastructure/registry/registry';
import { carried } from '../../registry/arbitraries';
import { OPERATION_SERVICES } from '../../support/operationServices';
import type { TestServer } from './startTestServer';
import type { WireClient } from './WireClient';
import { fixedSamples } from '../../support/propertyRuns';

/** Calls of a herd that are under way at once. */
export const HERD = 48;
const SEED = 20_261_124;

/** A request of an operation as JSON. */
export type WireRequest = Readonly<Record<string, unknown>>;

/** Well-formed requests of an operation, each with ids of its own that belong to nobody. */
export function strayRequests(code: OperationCode): readonly WireRequest[] {
  const requests: fc.Arbitrary<unknown> = carried[code].request;
  return fixedSamples(requests, { count: HERD, seed: SEED }).map((request) =>
    Object(z.encode<WireCodec<unknown>>(adapterOf(code).request, request)),
  );
}

/** Ids of the user's products, keyed by the names of request fields. */
const OWNED = `
  select jsonb_strip_nulls(jsonb_build_object(
    'accountId', a.ids[1]::text, 'accountDebitId', a.ids[1]::text, 'accountCreditId', a.ids[2]::text,
    'cardId', (select min(c.id)::text from card c where c.customer_id = u.customer_id),
    'depositId', (select min(d.account_id)::text from deposit d join account da on da.id = d.account_id where da.customer_id = u.customer_id),
    'loanId', (select min(l.account_id)::text from loan l join account la on la.id = l.account_id where la.customer_id = u.customer_id),
    'txnId', (select max(t.id)::text from txn t where t.debit_account_id = a.ids[1]))) as owned
  from app_user u cross join lateral (
    select array_agg(id order by balance desc) as ids from account
    where customer_id = u.customer_id and currency = 'KGS' and account_class like '2%'
      and not exists (select from deposit d where d.account_id = account.id)) a
  where u.login = $1`;

/** One well-formed request of an operation over what the user has; a hundred of it are the same request. */
export async function ownRequest(code: OperationCode, login: string, server: TestServer): Promise<WireRequest> {
  const { rows } = await server.bank.database.owner.query<{ owned: WireRequest }>(OWNED, [login]);
  const [stray = {}] = strayRequests(code);
  const known: WireRequest = { ...rows[0]?.owned, amount: '1.00', ccy: 'KGS' };
  return Object.fromEntries(Object.entries(stray).map(([name, value]) => [name, name in known ? known[name] : value]));
}

/** Sends all requests at one moment; returns the code of each refusal, '' for a success. */
export function stampede(
  client: WireClient,
  code: OperationCode,
  requests: readonly WireRequest[],
): Promise<readonly string[]> {
  const [service] = catalogue[code].services;
  return Promise.all(
    requests.map(
      async (request) => (await client.operation(OPERATION_SERVICES[service], codeOnWire(code), request)).code,
    ),
  );
}

export function sameRequest(request: WireRequest): readonly WireRequest[] {
  return Array.from({ length: HERD }, () => request);
}
