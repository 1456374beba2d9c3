import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cardOf, referenceTo } from './support/cardStory';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const PHONE = '996555000101';
/** The directory of the demonstration does not answer about numbers like this. */
const SILENT_PHONE = '+996555005031';
const VISA = '1010';
const OTHER_VISA = '1051';

type Code = 'GET_BOUND_VISA_ALIAS' | 'GET_VISA_ALIAS_CREDENTIAL' | 'BIND_CARD_TO_VISA_ALIAS' | 'VISA_ALIAS_DELETE';

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());

async function ask(code: Code, data: object = {}) {
  return client.operation('AccountService', code, data);
}

const reference = async (lastDigits: string) => referenceTo(await cardOf(client, lastDigits));

describe('a telephone number', () => {
  it('is shown masked, with the name senders see, before anything is bound', async () => {
    expect((await ask('GET_VISA_ALIAS_CREDENTIAL')).data).toEqual({
      maskedPhone: '+996 *** ** 01 01',
      shownName: 'A***k A***v',
    });
    expect((await ask('GET_BOUND_VISA_ALIAS')).data).toEqual({});
  });

  it('leads to a Visa card of its owner, then to another one, and to none', async () => {
    const [first, second] = [await reference(VISA), await reference(OTHER_VISA)];
    const bound = await ask('BIND_CARD_TO_VISA_ALIAS', first);
    expect(bound.data).toMatchObject({ bound: first });
    expect((await ask('BIND_CARD_TO_VISA_ALIAS', first)).data).toEqual(bound.data);
    expect((await ask('GET_BOUND_VISA_ALIAS')).data).toEqual(bound.data);
    expect((await ask('VISA_ALIAS_DELETE', second)).code).toBe('VISA_ALIAS_NOT_FOUND');
    expect((await ask('BIND_CARD_TO_VISA_ALIAS', second)).data).toMatchObject({ bound: second });
    expect((await ask('VISA_ALIAS_DELETE', second)).data).toEqual({});
    expect((await ask('GET_BOUND_VISA_ALIAS')).data).toEqual({});
  });

  it('cannot be bound to a card of another customer or scheme, a locked or an expired one', async () => {
    const stranger = await server.signedIn('aizada');
    expect((await ask('BIND_CARD_TO_VISA_ALIAS', referenceTo(await cardOf(stranger, '2026')))).code).toBe(
      'CARD_NOT_FOUND',
    );
    expect((await ask('BIND_CARD_TO_VISA_ALIAS', await reference('1014'))).code).toBe('CARD_NOT_VISA');
    const { owner } = server.bank.database;
    const change = (values: string) =>
      owner.query(`update card set ${values} where masked_number = '428801******1010'`);
    await change(`ipc_status = 'softLock'`);
    expect((await ask('BIND_CARD_TO_VISA_ALIAS', await reference(VISA))).code).toBe('CARD_LOCKED');
    await change(`ipc_status = 'active', expires_on = '2020-01-31'`);
    expect((await ask('BIND_CARD_TO_VISA_ALIAS', await reference(VISA))).code).toBe('CARD_EXPIRED');
    await change(`expires_on = '2030-01-31'`);
  });

  it('that is bound at another bank stays there', async () => {
    const { owner } = server.bank.database;
    await owner.query(`insert into sandbox_visa_alias (alias, bank, bound_at) values ($1, 'ELSEWHERE', now())`, [
      PHONE,
    ]);
    expect((await ask('BIND_CARD_TO_VISA_ALIAS', await reference(VISA))).code).toBe('VISA_ALIAS_TAKEN');
    expect((await ask('GET_BOUND_VISA_ALIAS')).data).toEqual({});
    expect((await ask('VISA_ALIAS_DELETE', await reference(VISA))).code).toBe('VISA_ALIAS_NOT_FOUND');
    await owner.query('delete from sandbox_visa_alias');
  });

  it('cannot be asked about while the directory is silent', async () => {
    await server.bank.database.owner.query(`update app_user set phone = $1 where login = 'aibek'`, [SILENT_PHONE]);
    const card = await reference(VISA);
    expect((await ask('GET_BOUND_VISA_ALIAS')).code).toBe('CARD_NETWORK_UNAVAILABLE');
    expect((await ask('BIND_CARD_TO_VISA_ALIAS', card)).code).toBe('CARD_NETWORK_UNAVAILABLE');
    expect((await ask('VISA_ALIAS_DELETE', card)).code).toBe('CARD_NETWORK_UNAVAILABLE');
  });
});
