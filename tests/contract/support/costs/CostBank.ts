import { randomUUID } from 'node:crypto';

import { catalogue, codeOnWire } from '../../../../src/application/operations/catalogue';
import type { OperationCode } from '../../../../src/application/operations/catalogue';
import type { Declaration } from '../../../../src/application/operations/declaration';
import { OPERATION_SERVICES } from '../../../support/operationServices';
import type { TestServer } from '../startTestServer';
import { accountsOf, isOrdinary, only } from '../transferStory';
import type { WireAccount } from '../transferStory';
import type { WireClient } from '../WireClient';

/** Request of a call to be measured, and the login of its caller if it is not the usual one. */
export interface MeasuredCall {
  readonly request: object;
  readonly login?: string;
}

/** Makes what a call needs to succeed; `run` is the number of the call, from 0. */
export type CostStory = (bank: CostBank, run: number) => MeasuredCall | Promise<MeasuredCall>;

export type CostStories = Readonly<Partial<Record<OperationCode, CostStory>>>;

/** Person whose calls are measured. */
export const PERSON = 'aibek';
/** User of a company who makes documents and gives the second signature. */
export const MAKER = 'saltanat';
/** User of the same company who gives the first signature. */
export const DIRECTOR = 'daniyar';
export const ADMINISTRATOR = 'meerim';

/** The demonstration bank, in which calls of its customers are prepared. */
export class CostBank {
  private readonly clients = new Map<string, WireClient>();
  private readonly made = new Map<string, unknown>();

  constructor(readonly server: TestServer) {}

  /** A signed-in client; one whose session has ended signs in again. */
  async client(login: string): Promise<WireClient> {
    const known = this.clients.get(login);
    if (known !== undefined && (await known.validateSession()).success === true) {
      return known;
    }
    const client = await this.server.signedIn(login);
    this.clients.set(login, client);
    return client;
  }

  /** Calls an operation without any expectation. */
  async call(login: string, code: OperationCode, request: object) {
    const [service] = (catalogue[code] satisfies Declaration).services;
    return (await this.client(login)).operation(OPERATION_SERVICES[service], codeOnWire(code), request);
  }

  /**
   * Data of the answer of a call.
   *
   * @throws Error for a refused call
   */
  async ask<Data = unknown>(login: string, code: OperationCode, request: object): Promise<Data> {
    const answer = await this.call(login, code, request);
    if (!answer.success) {
      throw new Error(`${code} answered ${answer.code} ${JSON.stringify(answer.particulars)}`);
    }
    return Object(answer.data);
  }

  /** Makes a call that sends a one-time code; returns the code. */
  async otpOf(login: string, code: OperationCode, request: object): Promise<string> {
    // Signing in sends a code as well.
    await this.client(login);
    return (await this.server.codeSentBy(login, () => this.ask(login, code, request))).code;
  }

  /** Confirms a movement of money or an order of the person; returns the data of the answer. */
  async confirmed<Data = { readonly txnId: string }>(code: OperationCode, request: object): Promise<Data> {
    const operationId = randomUUID();
    await this.ask(PERSON, code, { ...request, operationId });
    const otp = await this.otpOf(PERSON, 'SEND_OTP_BY_SMS', { operationId });
    return this.ask<Data>(PERSON, 'CONFIRM_TRANSFER', { operationId, otp });
  }

  /** Confirms a change of a product; returns the data of the answer. */
  async changed<Data>(login: string, code: OperationCode, request: object): Promise<Data> {
    const operationId = randomUUID();
    const otp = await this.otpOf(login, code, { ...request, operationId });
    return this.ask<Data>(login, 'CONFIRM_ACCOUNT_OPERATION', { operationId, otp });
  }

  async sql(statement: string, values: readonly unknown[] = []): Promise<readonly Readonly<Record<string, string>>[]> {
    const { rows } = await this.server.bank.database.owner.query<Record<string, string>>(statement, [...values]);
    return rows;
  }

  /** Value that is made at the first call under a name and kept. */
  async once<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
    if (!this.made.has(name)) {
      this.made.set(name, await make());
    }
    return this.made.get(name) as Value;
  }

  /** Usable accounts of a customer in a currency, the one with most money first. */
  accounts(login: string, currency = 'KGS'): Promise<readonly WireAccount[]> {
    return this.once(`accounts of ${login} in ${currency}`, async () =>
      (await accountsOf(await this.client(login)))
        .filter((account) => isOrdinary(account) && account.ccy === currency)
        .toSorted((one, other) => Number(other.acyWithdrawableBalance) - Number(one.acyWithdrawableBalance)),
    );
  }

  async account(login: string, currency = 'KGS'): Promise<WireAccount> {
    return only(await this.accounts(login, currency), () => true);
  }

  /** Lets the codes, tries and unfinished changes of earlier calls count no more. */
  async forgetCodes(): Promise<void> {
    await this.sql('update code_subject set tries_left = default');
    await this.sql(`update confirmation set created_at = created_at - interval '2 days'`);
    await this.sql(`update email_confirmation set created_at = created_at - interval '2 days'`);
  }
}

/** Words of a movement of money between the customer's account with most money and others. */
export async function debited(bank: CostBank, words: object, login = PERSON): Promise<MeasuredCall> {
  const { id, ccy } = await bank.account(login);
  return {
    login,
    request: { operationId: randomUUID(), accountDebitId: id, amount: '50.00', ccy, ...words },
  };
}
