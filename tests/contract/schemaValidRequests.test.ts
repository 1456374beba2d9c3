import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { requestSchema } from '../../scripts/generate/schemaDocument';
import { catalogue, OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { OperationCode } from '../../src/application/operations/catalogue';
import { callersOf, isAllowedTo } from '../../src/application/operations/declaration';
import type { Declaration } from '../../src/application/operations/declaration';
import { COMPANY_RIGHTS } from '../../src/domain/corporate/Company';
import { faultFinder, validBy } from '../registry/schemaArbitrary';
import { runs } from '../support/propertyRuns';
import { callOperation } from './support/limitedUser';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

/** Demonstration users who together may call every operation. */
const USERS = {
  aibek: callersOf({ customerKind: 'I', rights: [] }),
  saltanat: callersOf({ customerKind: 'C', rights: COMPANY_RIGHTS }),
  meerim: callersOf({ customerKind: 'I', rights: [], isAdministrator: true }),
} as const;

const LOGINS = ['aibek', 'saltanat', 'meerim'] as const;

type Login = (typeof LOGINS)[number];

function loginFor(code: OperationCode): Login | undefined {
  const declaration: Declaration = catalogue[code];
  return LOGINS.find((login) => isAllowedTo(declaration, USERS[login]));
}

let server: TestServer;
const clients = new Map<Login, WireClient>();

beforeAll(async () => {
  server = await startTestServer();
  await server.bank.database.owner.query(
    `update app_user set rights = '{${COMPANY_RIGHTS.join(',')}}', operations = null where login = 'saltanat'`,
  );
});
afterAll(() => server.close());

const MINUTE_MS = 60_000;

/** Signs a user in, whom earlier requests may have locked out, or sent as many codes as a telephone gets in a day. */
async function signIn(login: Login): Promise<WireClient> {
  const { owner } = server.bank.database;
  await owner.query(
    `update app_user set failed_tries = 0, blocked_until = null, access_blocked_at = null, known_devices_only = false
      where login = $1`,
    [login],
  );
  await owner.query('delete from code_quota');
  await owner.query('delete from wrong_codes');
  server.bank.clock.advance(MINUTE_MS);
  const client = await server.signedIn(login);
  clients.set(login, client);
  return client;
}

/** Refusals of a request that the bank has not carried out because of its form, or because of a defect. */
const OF_THE_FORM = ['INVALID_REQUEST', 'INVALID_DATE_FORMAT', 'INTERNAL_SERVER_ERROR', 'UNKNOWN_OPERATION_CODE'];
/** Failures of a call that never came as far as the data of its request. */
const NOT_TRIED = ['ACCESS_DENIED', 'INVALID_SESSION_KEY', 'SESSION_LOCKED', 'PASSPORT_EXPIRED'];
const ENDED: readonly string[] = ['INVALID_SESSION_KEY', 'SESSION_LOCKED'];

/** The request with the largest number of nineteen digits in the place of each number in text. */
function withLargestNumbers(json: unknown): unknown {
  if (Array.isArray(json)) {
    return json.map(withLargestNumbers);
  }
  if (typeof json === 'object' && json !== null) {
    return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, withLargestNumbers(value)]));
  }
  return typeof json === 'string' && /^-?\d+$/.test(json) ? '9'.repeat(19) : json;
}

/** Valid requests, half of them with numbers no column of the database holds. */
function requestsOf(code: OperationCode): fc.Arbitrary<unknown> {
  const schema = requestSchema(code);
  const faultsOf = faultFinder(schema);
  return fc.tuple(validBy(schema), fc.boolean()).map(([request, isLarge]) => {
    const large = withLargestNumbers(request);
    return isLarge && faultsOf(large) === '' ? large : request;
  });
}

/** Answer to a request; a session that earlier requests have ended, such as by wrong passwords, is begun anew. */
async function answerTo(login: Login, code: OperationCode, request: unknown) {
  const client = clients.get(login) ?? (await signIn(login));
  const answer = await callOperation(client, code, request);
  return ENDED.includes(answer.code) ? callOperation(await signIn(login), code, request) : answer;
}

describe('requests that are valid by the published schema', () => {
  it.each(OPERATION_CODES)('%s is never rejected for its form', async (code) => {
    const login = loginFor(code);
    if (login === undefined) {
      throw new Error(`No user may call ${code}`);
    }
    await fc.assert(
      fc.asyncProperty(requestsOf(code), async (request) => {
        const answer = await answerTo(login, code, request);
        expect({ code: answer.code, particulars: answer.particulars }).not.toEqual(
          expect.objectContaining({ code: expect.toBeOneOf([...OF_THE_FORM, ...NOT_TRIED]) }),
        );
      }),
      runs({ cost: 'medium' }),
    );
  });
});
