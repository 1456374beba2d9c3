import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { ApplicationKind, Outcome } from '../../../src/domain/case/CustomerCase';
import { SMALL_JPEG } from '../../support/samplePictures';
import { moveApplication } from './desk';
import type { TestServer } from './startTestServer';
import { accountsOf, confirm, only, send } from './transferStory';
import type { WireClient } from './WireClient';

/** Customer who applies, at a server. */
export interface Applicant {
  readonly server: TestServer;
  readonly client: WireClient;
  readonly login: string;
}

/** Application of a kind: how it is made, how the bank decides it, and with which outcome. */
export interface ApplicationStory {
  readonly login: string;
  readonly make: (applicant: Applicant) => Promise<void>;
  readonly decide: (applicant: Applicant) => Promise<unknown>;
  readonly outcome: Outcome;
  /** Business days of the promise. */
  readonly days: number;
}

const reviewed =
  (job: Parameters<TestServer['round']>[0]) =>
  ({ server }: Applicant) =>
    server.round(job);

type Sent = Readonly<Record<string, unknown>> & { readonly operationId: string };

/** Prepares a change, and confirms it with the code. */
async function confirmed({ server, client, login }: Applicant, [service, code, step]: readonly string[], sent: Sent) {
  const { code: otp } = await server.codeSentBy(login, () => client.operation(service ?? '', code ?? '', sent));
  const answer = await client.operation(service ?? '', step ?? '', { operationId: sent.operationId, otp });
  expect(answer.code).toBe('');
}

const mainAccount = async ({ client }: Applicant) =>
  only(await accountsOf(client), ({ accountName }) => accountName === 'Основной').id;

const ACCOUNT_CHANGE = ['AccountService', 'CONFIRM_ACCOUNT_OPERATION'] as const;

/** Id of the latest order of a customer. */
export async function latestOrder({ client }: Pick<Applicant, 'client'>): Promise<string> {
  const { data } = await client.operation('AccountService', 'GET_APPLICATIONS', {});
  return Array.isArray(data) ? String(Object(data[0]).txnId) : '';
}

async function orderCard(applicant: Applicant): Promise<void> {
  const { server, client, login } = applicant;
  const { rows } = await server.bank.database.owner.query<{ id: string }>(
    "select id::text from service_point where kind = 'branch' order by id limit 1",
  );
  const account = await mainAccount(applicant);
  const data = { accountDebitId: account, cardAccountId: account, branchId: rows[0]?.id };
  const request = { operationId: randomUUID(), productType: 'makeInstantCardOrder', data };
  expect((await client.operation('TransferService', 'MAKE_SHOP_OPERATION', request)).code).toBe('');
  const { code } = await server.codeSentBy(login, () => send(client, request.operationId));
  await confirm(client, request.operationId, code);
}

async function handOut(applicant: Applicant): Promise<void> {
  const id = await latestOrder(applicant);
  for (const to of ['IN_PROCESS', 'FORMED', 'ACCEPTED']) {
    expect(await moveApplication(applicant.server, { id, to })).toBe(200);
  }
}

async function sendPassport(applicant: Applicant): Promise<void> {
  const { client } = applicant;
  const content = Buffer.from(SMALL_JPEG).toString('base64');
  const file = { documentId: randomUUID(), documentString: content, metadata: { fileExtension: 'jpg' } };
  const { data } = await client.operation('UtilityService', 'UPLOAD_FILE', file);
  await confirmed(applicant, ['UtilityService', 'EDIT_PASSPORT_DATA', 'CONFIRM_UTILITY_OPERATION'], {
    operationId: randomUUID(),
    files: [Object(data).uuid],
    passport: {
      series: 'ID',
      number: '7654321',
      issuedBy: 'МКК 211041',
      issuedOn: '2026-11-02',
      expiresOn: '2036-11-02',
      inn: '21706199300217',
      address: 'г. Бишкек, ул. Чуй, 120, кв. 5',
    },
  });
}

/** One application of every kind. */
export const APPLICATION_STORIES: Readonly<Record<ApplicationKind, ApplicationStory>> = {
  productOrder: { login: 'aibek', make: orderCard, decide: handOut, outcome: 'approved', days: 1 },
  onlineLoan: {
    login: 'aibek',
    make: async (applicant) => {
      const sent = { operationId: randomUUID(), accountId: await mainAccount(applicant), amount: '30000.00' };
      const terms = { ccy: 'KGS', termMonths: 12 };
      const { code } = await applicant.client.operation('AccountService', 'DIGITAL_LOAN_APPLY', { ...sent, ...terms });
      expect(code).toBe('');
    },
    decide: reviewed('digitalLoanReview'),
    outcome: 'approved',
    days: 1,
  },
  overdraft: {
    login: 'aibek',
    make: async (applicant) => {
      const accountId = await mainAccount(applicant);
      const [service, step] = ACCOUNT_CHANGE;
      const sent = { operationId: randomUUID(), accountId, amount: '20000.00', ccy: 'KGS' };
      await confirmed(applicant, [service, 'GET_OVERDRAFT', step], sent);
    },
    decide: reviewed('overdraftReview'),
    outcome: 'approved',
    days: 1,
  },
  restructuring: {
    login: 'aibek',
    make: async (applicant) => {
      const { data } = await applicant.client.operation('AccountService', 'GET_LOANS_V2', {});
      const loans: readonly unknown[] = Array.isArray(data) ? data : [];
      const loan = loans.find((each) => Object(each).contractRefNo === 'KR-000301');
      const [service, step] = ACCOUNT_CHANGE;
      const sent = { operationId: randomUUID(), loanId: Object(loan).id, months: 36 };
      await confirmed(applicant, [service, 'RESTRUCTURE_LOAN', step], sent);
    },
    decide: reviewed('restructuringReview'),
    outcome: 'declined',
    days: 3,
  },
  limit: {
    login: 'aibek',
    make: (applicant) =>
      confirmed(applicant, ['UtilityService', 'CHANGE_LIMIT', 'CONFIRM_UTILITY_OPERATION'], {
        operationId: randomUUID(),
        transferCode: 'CLEARING',
        level: 'increased',
      }),
    decide: reviewed('limitReview'),
    outcome: 'approved',
    days: 1,
  },
  passport: { login: 'bermet', make: sendPassport, decide: reviewed('passportReview'), outcome: 'declined', days: 1 },
};
