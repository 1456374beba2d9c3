import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { digitalLoanOperations } from '../../../src/application/operations/digitalLoans';
import { CLOSED, DORMANT, FROZEN, NO_CREDIT, NO_DEBIT } from './accountFlags';
import type { TestServer } from './startTestServer';
import { accountsOf, only } from './transferStory';
import type { WireAccount } from './transferStory';
import type { WireClient } from './WireClient';

const MINUTE_MS = 60_000;

type Code = keyof typeof digitalLoanOperations | 'CONFIRM_ACCOUNT_OPERATION' | 'GET_LOANS_V2';

export interface WireApplication {
  readonly id: string;
  readonly status: string;
  readonly amount: string;
  readonly approvedAmount?: string;
  readonly reason?: string;
  readonly loanId?: string;
  readonly contractRefNo?: string;
}

interface WireOffer {
  readonly terms: readonly {
    readonly termMonths: number;
    readonly interestRate: string;
    readonly maxAmount: string;
    readonly likelyAmount?: string;
  }[];
  readonly monthlyIncome: string;
  readonly monthlyDebt: string;
  readonly failureCode?: string;
  readonly openApplicationId?: string;
}

export interface WireCalculation {
  readonly amount: string;
  readonly interestRate: string;
  readonly effectiveRate: string;
  readonly openDate: string;
  readonly instalmentAmount: string;
  readonly interestAmount: string;
  readonly totalAmount: string;
  readonly scheduleOnlineLoan: readonly {
    readonly principal: string;
    readonly interest: string;
    readonly amount: string;
    readonly outstandingAmount: string;
  }[];
}

/** Changes of an account, each with the failure of a loan payout to the account meanwhile. */
export const STOPPED = [
  [DORMANT, 'ACCOUNT_CREDIT_DORMANT'],
  [NO_CREDIT, 'ACCOUNT_NO_CREDIT'],
  [FROZEN, 'ACCOUNT_DEBIT_FROZEN'],
  [NO_DEBIT, 'ACCOUNT_NO_DEBIT'],
  [CLOSED, 'ACCOUNT_NOT_FOUND'],
] as const;

export const minor = (text: string) => BigInt(text.replace('.', ''));

export function applicationIn(list: readonly WireApplication[], id: string): WireApplication {
  const found = list.find((each) => each.id === id);
  if (found === undefined) {
    throw new Error(`There is no application ${id}`);
  }
  return found;
}

/** Calls of a customer who applies for a loan, through the current server and client. */
export function digitalLoanStory(now: () => { readonly server: TestServer; readonly client: WireClient }) {
  async function ask(code: Code, data: object, by = now().client) {
    return by.operation('AccountService', code, data);
  }

  async function read<Value>(code: Code, data: object, by = now().client): Promise<Value> {
    const answer = await ask(code, data, by);
    expect(answer.success).toBe(true);
    const value: Value = JSON.parse(JSON.stringify(answer.data));
    return value;
  }

  async function named(name: string, by = now().client): Promise<WireAccount> {
    return only(await accountsOf(by), ({ accountName }) => accountName === name);
  }

  async function wanted(changes: object = {}) {
    return {
      operationId: randomUUID(),
      accountId: (await named('Основной')).id,
      amount: '30000.00',
      ccy: 'KGS',
      termMonths: 12,
      ...changes,
    };
  }

  const applications = (by = now().client) => read<readonly WireApplication[]>('DIGITAL_LOAN_GET_LIST', {}, by);
  const offer = (by = now().client) => read<WireOffer>('DIGITAL_LOAN_GET_CALCULATION_INFO', { ccy: 'KGS' }, by);

  async function decided(id: string, by = now().client): Promise<WireApplication> {
    now().server.bank.clock.advance(MINUTE_MS);
    await now().server.round('digitalLoanReview');
    return applicationIn(await applications(by), id);
  }

  async function approved(changes: object = {}): Promise<WireApplication> {
    const { id } = await read<WireApplication>('DIGITAL_LOAN_APPLY', await wanted(changes));
    const application = await decided(id);
    expect(application).toMatchObject({ status: 'approved' });
    return application;
  }

  async function agreement(applicationId: string) {
    const { file, digest } = await read<{
      readonly file: { readonly fileName: string; readonly contentType: string; readonly content: string };
      readonly digest: string;
    }>('DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE', { applicationId });
    return { ...file, bytes: Buffer.from(file.content, 'base64'), digest };
  }

  async function signature(applicationId: string) {
    return { operationId: randomUUID(), applicationId, digest: (await agreement(applicationId)).digest };
  }

  async function prepared(request: { readonly operationId: string }) {
    const { code, answer } = await now().server.codeSentBy('aibek', () => ask('DIGITAL_LOAN_CONFIRM', request));
    expect(answer.success).toBe(true);
    return {
      otp: code,
      confirm: (otp = code) => ask('CONFIRM_ACCOUNT_OPERATION', { operationId: request.operationId, otp }),
    };
  }

  return {
    ask,
    read,
    named,
    wanted,
    applications,
    offer,
    decided,
    approved,
    agreement,
    signature,
    prepared,
  };
}
