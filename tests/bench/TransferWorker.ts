import { randomUUID } from 'node:crypto';

import { RawClient } from '../support/RawClient';
import { operationRequest, successText } from './operationBytes';
import { SteadyConnection } from './SteadyConnection';
import type { StartedBank } from '../support/StartedBank';
import type { LoadUser } from './arrange';

const TRANSFER_PATH = '/ibank.v1.TransferService/execute';
const FINGERPRINT = /"fingerprint":"([0-9A-Z]{4}-[0-9A-Z]{4})"/;

/** A transfer that was created; its code is found by the fingerprint. */
export interface Created {
  readonly operationId: string;
  readonly fingerprint: string;
}

/** One customer with one session on one connection, who moves one som between the own accounts. */
export class TransferWorker {
  private constructor(
    private readonly customer: LoadUser,
    private readonly connection: SteadyConnection,
  ) {}

  /** Signs everybody in, then connects: the bank cuts off a connection that says nothing for as long as many sign-ins take. */
  static async openAll(bank: StartedBank, customers: readonly LoadUser[]): Promise<readonly TransferWorker[]> {
    const keys: string[] = [];
    for (const { login } of customers) {
      const client = new RawClient(bank.origin);
      await client.signIn(login);
      keys.push(client.sessionKey ?? '');
    }
    return customers.map(
      (customer, index) =>
        new TransferWorker(
          customer,
          new SteadyConnection('127.0.0.1', bank.port, headers(keys[index] ?? '', bank.port)),
        ),
    );
  }

  async create(): Promise<Created> {
    const operationId = randomUUID();
    const { debitAccountId, creditAccountId } = this.customer;
    const request = {
      operationId,
      accountDebitId: debitAccountId,
      accountCreditId: creditAccountId,
      amount: '1.00',
      ccy: 'KGS',
      purpose: '',
    };
    const preview = await this.call('MAKE_OWN_ACCOUNTS_TRANSFER', request);
    return { operationId, fingerprint: FINGERPRINT.exec(preview)?.[1] ?? '' };
  }

  async askForCode({ operationId }: Created): Promise<void> {
    await this.call('SEND_OTP_BY_SMS', { operationId });
  }

  async confirm({ operationId }: Created, otp: string | undefined): Promise<void> {
    await this.call('CONFIRM_TRANSFER', { operationId, otp });
  }

  close(): void {
    this.connection.close();
  }

  private async call(code: string, request: object): Promise<string> {
    return successText(await this.connection.post(TRANSFER_PATH, operationRequest(code, JSON.stringify(request))));
  }
}

function headers(sessionKey: string, port: number): string {
  return [
    `host: 127.0.0.1:${port}`,
    'content-type: application/grpc-web-text',
    'x-grpc-web: 1',
    `refid: ${randomUUID()}`,
    'devicetype: browser',
    'useragent: load of the bench',
    `sessionkey: ${sessionKey}`,
    '',
  ].join('\r\n');
}
