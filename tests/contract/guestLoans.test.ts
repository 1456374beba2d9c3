import { afterAll, beforeAll, expect, it } from 'vitest';

import { digitalLoanOperations } from '../../src/application/operations/digitalLoans';
import { digitalLoanStory } from './support/digitalLoanStory';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

const ASKED = { amount: '30000.00', ccy: 'KGS', termMonths: 12 };

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());

const { ask, wanted } = digitalLoanStory(() => ({ server, client }));

it.each([
  ['a visitor', undefined, 'INVALID_SESSION_KEY'],
  ['a user of a company', 'daniyar', 'ACCESS_DENIED'],
])('tells %s the terms and the cost of a loan, and nothing of a borrower', async (_who, login, closed) => {
  const caller = login === undefined ? server.visitor() : await server.signedIn(login);
  const answerTo = (code: keyof typeof digitalLoanOperations, data: object) =>
    caller.operation('AccountService', code, data);
  const answer = await answerTo('DIGITAL_LOAN_GET_CALCULATION_INFO', { ccy: 'KGS' });
  expect(Object.keys(JSON.parse(answer.text)).sort()).toEqual(['ccy', 'terms']);
  expect(answer.text).toContain('"maxAmount":"300000.00"');
  expect(answer.text).not.toContain('likelyAmount');
  const cost = await answerTo('DIGITAL_LOAN_CALCULATE_INTEREST_RATE', ASKED);
  expect(cost.text).toBe((await ask('DIGITAL_LOAN_CALCULATE_INTEREST_RATE', ASKED)).text);
  const { failures } = digitalLoanOperations.DIGITAL_LOAN_CALCULATE_INTEREST_RATE;
  expect([
    (await answerTo('DIGITAL_LOAN_CALCULATE_INTEREST_RATE', { ...ASKED, termMonths: 13 })).code,
    (await answerTo('DIGITAL_LOAN_CALCULATE_INTEREST_RATE', { ...ASKED, amount: '1.00' })).code,
  ]).toEqual(failures);
  expect((await answerTo('DIGITAL_LOAN_GET_CALCULATION_INFO', { ccy: 'USD' })).code).toBe('LOAN_TERM_NOT_FOUND');
  expect((await answerTo('DIGITAL_LOAN_APPLY', await wanted())).code).toBe(closed);
});
