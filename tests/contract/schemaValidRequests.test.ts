import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { requestSchema } from '../../scripts/generate/schemaDocument';
import { catalogue, OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { OperationCode } from '../../src/application/operations/catalogue';
import { callersOf, isAllowedTo } from '../../src/application/operations/declaration';
import type { Declaration } from '../../src/application/operations/declaration';
import { COMPANY_RIGHTS } from '../../src/domain/corporate/Company';
import { faultFinder, validBy } from '../registry/schemaArbitrary';
import { fixedSamples } from '../support/propertyRuns';
import { callOperation } from './support/limitedUser';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

const REQUESTS = 5;

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
  for (const login of LOGINS) {
    clients.set(login, await server.signedIn(login));
  }
});
afterAll(() => server.close());

/** Refusals of a request that the bank has not carried out because of its form, or because of a defect. */
const OF_THE_FORM = ['INVALID_REQUEST', 'INVALID_DATE_FORMAT', 'INTERNAL_SERVER_ERROR', 'UNKNOWN_OPERATION_CODE'];
/** Failures of a call that never came as far as the data of its request. */
const NOT_TRIED = ['ACCESS_DENIED', 'INVALID_SESSION_KEY', 'SESSION_LOCKED', 'PASSPORT_EXPIRED'];

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

/** Valid requests, some with numbers no column of the database holds. */
function requestsOf(code: OperationCode): readonly unknown[] {
  const schema = requestSchema(code);
  const faultsOf = faultFinder(schema);
  const requests = fixedSamples(validBy(schema), { count: REQUESTS, seed: 33 });
  return [...requests, ...requests.map(withLargestNumbers).filter((request) => faultsOf(request) === '')];
}

describe('requests that are valid by the published schema', () => {
  it.each(OPERATION_CODES)('%s is never rejected for its form', async (code) => {
    const login = loginFor(code);
    const client = login && clients.get(login);
    if (client === undefined) {
      throw new Error(`No user may call ${code}`);
    }
    for (const request of requestsOf(code)) {
      const answer = await callOperation(client, code, request);
      expect({ request, code: answer.code, particulars: answer.particulars }).not.toEqual(
        expect.objectContaining({ code: expect.toBeOneOf([...OF_THE_FORM, ...NOT_TRIED]) }),
      );
    }
  });
});
