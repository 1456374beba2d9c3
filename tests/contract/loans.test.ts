import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loanOperations } from '../../src/application/operations/loans';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const LOAN_KEYS = [
  'accountNo',
  'accruedInterestSum',
  'actions',
  'ccy',
  'collateral',
  'contractRefNo',
  'dataVersion',
  'dayCount',
  'daysInArrears',
  'disbursedAmount',
  'id',
  'interestRate',
  'loanSchedule',
  'loanStatus',
  'maturityDate',
  'name',
  'nextInstalment',
  'openDate',
  'outstandingAmount',
  'pastDueAmount',
  'penaltyAmount',
  'penaltyRate',
  'prepaidAmount',
  'productCode',
  'repaymentAccountId',
  'repaymentAccountNo',
  'repaymentMethod',
  'termMonths',
  'tillDateAccrual',
  'totalToClose',
];

interface WireLoan {
  readonly id: string;
  readonly contractRefNo: string;
  readonly openDate: string;
  readonly actions: readonly string[];
  readonly disbursedAmount: string;
  readonly outstandingAmount: string;
  readonly accruedInterestSum: string;
  readonly pastDueAmount: string;
  readonly penaltyAmount: string;
  readonly totalToClose: string;
  readonly daysInArrears: number;
  readonly nextInstalment: { readonly valueDate: string; readonly amount: string };
  readonly collateral: readonly { readonly kind: string; readonly amount: string }[];
  readonly loanSchedule: readonly { readonly valueDate: string }[];
}

interface WireInstalment {
  readonly number: number;
  readonly valueDate: string;
  readonly principal: string;
  readonly amount: string;
  readonly state: string;
}

/** Monday, 10:00 in Bishkek. */
const NOW = Date.UTC(2026, 10, 23, 4);

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer({ now: NOW });
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function loansOf(by: WireClient, data: object = {}): Promise<readonly WireLoan[]> {
  const answer = await by.operation('AccountService', 'GET_LOANS_V2', data);
  return Array.isArray(answer.data) ? answer.data : [];
}

async function instalmentsOf(by: WireClient, loanId: string): Promise<readonly WireInstalment[]> {
  const answer = await by.operation('AccountService', 'GET_LOAN_REPAYMENT_SCHEDULE', { loanId });
  const { instalments } = Object(answer.data);
  return instalments;
}

const minor = (text: string) => BigInt(text.replace('.', ''));
const total = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + minor(amount), 0n);

describe('loans', () => {
  it('are listed, the latest first, with everything that is known of them; what is over is asked for by its status', async () => {
    const loans = await loansOf(client);
    expect(loans.map((loan) => Object.keys(loan).toSorted())).toEqual(loans.map(() => LOAN_KEYS));
    expect(loans.map(({ contractRefNo }) => contractRefNo)).toEqual(['KR-000302', 'KR-000301', 'KR-000303']);
    for (const loan of loans) {
      expect(total([loan.outstandingAmount, loan.accruedInterestSum])).toBe(minor(loan.totalToClose));
      expect(loan.loanSchedule[0]?.valueDate).toBe(loan.nextInstalment.valueDate);
    }
    expect((await loansOf(client, { loanStatus: 'C' })).map(({ contractRefNo }) => contractRefNo)).toEqual([
      'KR-000304',
    ]);
    expect((await loansOf(client, { loanStatus: 'L' })).map(({ contractRefNo }) => contractRefNo)).toEqual([
      'KR-000305',
    ]);
    const accounts = await accountsOf(client);
    expect(accounts.some(({ id }) => loans.some((loan) => loan.id === id))).toBe(false);
  });

  it('say what is past due, for how long, and what secures them', async () => {
    const [loan] = await loansOf(await server.signedIn('aizada'));
    expect(loan).toMatchObject({
      contractRefNo: 'KR-000306',
      name: 'Унаа',
      collateral: [{ kind: 'vehicle', amount: '1300000.00' }, { kind: 'guarantee' }],
    });
    expect(loan?.daysInArrears).toBeGreaterThan(30);
    expect(minor(loan?.penaltyAmount ?? '0')).toBeGreaterThan(0n);
    expect(
      total([loan?.outstandingAmount ?? '', loan?.accruedInterestSum ?? '', loan?.penaltyAmount ?? '']),
    ).toBeLessThan(minor(loan?.totalToClose ?? ''));
  });

  it('are listed for a company too', async () => {
    const loans = await loansOf(await server.signedIn('saltanat'));
    expect(loans.map(({ contractRefNo, actions }) => [contractRefNo, actions])).toEqual([['KR-000307', ['repay']]]);
  });
});

describe('GET_LOAN_REPAYMENT_SCHEDULE', () => {
  it('shows every instalment, and all of them repay exactly what was paid out', async () => {
    for (const loan of await loansOf(client)) {
      const instalments = await instalmentsOf(client, loan.id);
      expect(total(instalments.map(({ principal }) => principal))).toBe(minor(loan.disbursedAmount));
      expect(instalments.map(({ number }) => number)).toEqual(instalments.map((_, place) => place + 1));
      expect(instalments.find(({ state }) => state === 'coming')).toMatchObject(loan.nextInstalment);
      expect(instalments.filter(({ state }) => state === 'due')).toEqual([]);
    }
  });

  it('marks what fell due and was not paid', async () => {
    const client2 = await server.signedIn('aizada');
    const [loan] = await loansOf(client2);
    const due = (await instalmentsOf(client2, loan?.id ?? '')).filter(({ state }) => state === 'due');
    expect(due).toHaveLength(2);
    expect(total(due.map(({ amount }) => amount))).toBe(minor(loan?.pastDueAmount ?? ''));
  });

  it('is refused for a loan of another customer and for an account that is no loan', async () => {
    const [loan] = await loansOf(client);
    const [account] = await accountsOf(client);
    const stranger = await server.signedIn('aizada');
    const ask = async (by: WireClient, loanId = '') =>
      (await by.operation('AccountService', 'GET_LOAN_REPAYMENT_SCHEDULE', { loanId })).code;
    expect([await ask(stranger, loan?.id)]).toEqual(loanOperations.GET_LOAN_REPAYMENT_SCHEDULE.failures);
    expect(await ask(client, account?.id)).toBe('LOAN_NOT_FOUND');
  });
});

describe('GET_LOAN_REPAYMENTS_FILE', () => {
  const ask = (by: WireClient, loanId: string, format: string) =>
    by.operation('AccountService', 'GET_LOAN_REPAYMENTS_FILE', { loanId, format });

  it.each([
    ['pdf', 'application/pdf', '%PDF-'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
  ])('makes the schedule as %s', async (format, contentType, beginning) => {
    const [loan] = await loansOf(client);
    const { data } = await ask(client, loan?.id ?? '', format);
    expect(data).toMatchObject({ fileName: `tulpar-loan-${loan?.contractRefNo}.${format}`, contentType });
    const { content } = Object(data);
    expect(Buffer.from(String(content), 'base64').toString('latin1').startsWith(beginning)).toBe(true);
  });

  it('is refused for a loan of another customer, and in an unknown format', async () => {
    const [loan] = await loansOf(client);
    const stranger = await server.signedIn('aizada');
    expect([(await ask(stranger, loan?.id ?? '', 'pdf')).code]).toEqual(
      loanOperations.GET_LOAN_REPAYMENTS_FILE.failures,
    );
    expect((await ask(client, loan?.id ?? '', 'doc')).code).toBe('INVALID_REQUEST');
  });
});
