import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { catalogue, codeOnWire, OPERATION_CODES } from '../../src/application/operations/catalogue';
import { isOpenToViewOnly } from '../../src/application/operations/declaration';
import type { Declaration, ServiceName } from '../../src/application/operations/declaration';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, create, transferOf } from './support/transferStory';

const DAY_MS = 24 * 60 * 60_000;
const SERVICE_NAMES: Readonly<Record<ServiceName, string>> = {
  account: 'AccountService',
  transfer: 'TransferService',
  payment: 'PaymentService',
  utility: 'UtilityService',
  integration: 'IntegrationService',
  directory: 'DirectoryService',
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function declarationOf(code: (typeof OPERATION_CODES)[number]): Declaration {
  return catalogue[code];
}

describe('a user with an expired passport', () => {
  it('is refused every changing operation that does not declare otherwise, with any data', async () => {
    const client = await server.signedIn('bermet');
    const individual = OPERATION_CODES.filter((code) => declarationOf(code).allowed.includes('individual'));
    expect(individual.length).toBeGreaterThan(25);
    for (const code of individual) {
      const declaration = declarationOf(code);
      const answer = await client.operation(SERVICE_NAMES[declaration.services[0]], codeOnWire(code), {
        nonsense: true,
      });
      expect([code, answer.code === 'PASSPORT_EXPIRED']).toEqual([code, !isOpenToViewOnly(declaration)]);
    }
  });

  it('may protect the access, read, and renew the passport, and nothing else', () => {
    const open = OPERATION_CODES.filter(
      (code) => declarationOf(code).kind !== 'query' && isOpenToViewOnly(declarationOf(code)),
    );
    const aboutMoney = open.filter((code) => !declarationOf(code).services.includes('utility'));
    // A customer with an expired passport may still block a stolen card (bank/modules/cards/README.md); statements and a signed agreement
    // are
    // only read, and so are files of payments, of which nothing is sent.
    expect(aboutMoney.toSorted()).toEqual([
      'BLOCK_CARD',
      'DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE',
      'GENERATE_ACCOUNT_STATEMENT',
      'GENERATE_DEPOSIT_STATEMENT',
      'SELECT_BATCH_TXNS',
    ]);
    expect(open.filter((code) => /TRANSFER|PAYMENT|ACCOUNT|DEPOSIT|CARD|LOAN|BATCH|OTP_BY_SMS/.test(code))).toEqual(
      aboutMoney,
    );
    expect(open).toContain('EDIT_PASSPORT_DATA');
    expect(open).toContain('UPLOAD_FILE');
    expect(open).toContain('CONFIRM_UTILITY_OPERATION');
  });

  it('still sees the accounts and moves nothing between them', async () => {
    const client = await server.signedIn('bermet');
    const [from, to] = await accountsOf(client);
    expect(from && to && (await create(client, transferOf(from, to))).code).toBe('PASSPORT_EXPIRED');
  });

  it('may do everything on the last day of the passport by the Bishkek calendar, and nothing the day after', async () => {
    const now = new Date(server.bank.clock.now() + 6 * 60 * 60_000).toISOString().slice(0, 10);
    await server.bank.database.owner.query(
      `update customer set passport_expires_on = $1 where id = (select customer_id from app_user where login = 'bermet')`,
      [now],
    );
    const client = await server.signedIn('bermet');
    const [from, to] = await accountsOf(client);
    const tried = async () => from && to && (await create(await server.signedIn('bermet'), transferOf(from, to))).code;
    expect(await tried()).not.toBe('PASSPORT_EXPIRED');
    server.bank.clock.advance(DAY_MS);
    expect(await tried()).toBe('PASSPORT_EXPIRED');
  });
});
