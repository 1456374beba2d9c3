import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { RawClient } from '../support/RawClient';
import { operationRequest, successText } from './operationBytes';
import { SteadyConnection } from './SteadyConnection';
import type { ClientBase } from 'pg';
import type { StartedBank } from '../support/StartedBank';
import type { BenchCustomer } from './BenchCustomers';

const TRANSFER_PATH = '/ibank.v1.TransferService/execute';
const FINGERPRINT = /"fingerprint":"([0-9A-Z]{4}-[0-9A-Z]{4})"/;
const DRAIN_LIMIT_MS = 60_000;
const DRAIN_POLL_MS = 50;
const CODES = "select substring(text from '[0-9A-Z]{4}-[0-9A-Z]{4}') as fingerprint, code from sandbox_message where id > $1";
const LAST_MESSAGE = "select coalesce(max(id), 0)::text as id from sandbox_message";

interface Created {
  readonly operationId: string;
  readonly fingerprint: string;
}

interface Worker {
  readonly customer: BenchCustomer;
  readonly connection: SteadyConnection;
  readonly created: Created[];
}

/** One run: how many transfers were confirmed, and what each step of the way took. */
export interface SeriesResult {
  readonly transfers: number;
  readonly createMs: number;
  readonly sendMs: number;
  readonly confirmMs: number;
  /** From the last request for a code until the last code lay on its phone; not part of the measured path. */
  readonly drainMs: number;
}

/**
 * Confirmed transfers through the bank's own door, several clients at once. All are created, for all of them a code is asked
 * for, the codes are read from the phones in one go while the clock stands still, and all are confirmed.
 */
export class TransferSeries {
  private constructor(
    private readonly workers: readonly Worker[],
    private readonly database: ClientBase,
  ) {}

  static async open(bank: StartedBank, customers: readonly BenchCustomer[], database: ClientBase): Promise<TransferSeries> {
    const keys: string[] = [];
    for (const { login } of customers) {
      const client = new RawClient(bank.origin);
      await client.signIn(login);
      keys.push(client.sessionKey ?? '');
    }
    // Connections are opened last: the bank cuts off one that says nothing for as long as many sign-ins take.
    const workers = customers.map((customer, index) => ({
      customer,
      connection: new SteadyConnection('127.0.0.1', bank.port, headers(keys[index] ?? '', bank.port)),
      created: [],
    }));
    return new TransferSeries(workers, database);
  }

  /** Creates for as long as asked, then confirms everything that was created. */
  async run(createMs: number): Promise<SeriesResult> {
    const { rows } = await this.database.query<{ id: string }>(LAST_MESSAGE);
    const lastMessage = rows[0]?.id ?? '0';
    const createTimeMs = await elapsed(() => this.createAll(performance.now() + createMs));
    const transfers = this.workers.reduce((sum, worker) => sum + worker.created.length, 0);
    const sendMs = await elapsed(() => this.sendAll());
    const drainStart = performance.now();
    const codes = await this.codes(lastMessage, transfers);
    const drainMs = performance.now() - drainStart;
    const confirmMs = await elapsed(() => this.confirmAll(codes));
    return { transfers, createMs: createTimeMs, sendMs, confirmMs, drainMs };
  }

  close(): void {
    this.workers.forEach((worker) => worker.connection.close());
  }

  private async createAll(until: number): Promise<void> {
    await this.atOnce(async ({ customer, connection, created }) => {
      while (performance.now() < until) {
        const operationId = randomUUID();
        const preview = successText(await connection.post(TRANSFER_PATH, creation(customer, operationId)));
        created.push({ operationId, fingerprint: FINGERPRINT.exec(preview)?.[1] ?? '' });
      }
    });
  }

  private async sendAll(): Promise<void> {
    await this.atOnce(async ({ connection, created }) => {
      for (const { operationId } of created) {
        successText(await connection.post(TRANSFER_PATH, operationRequest('SEND_OTP_BY_SMS', JSON.stringify({ operationId }))));
      }
    });
  }

  private async confirmAll(codes: ReadonlyMap<string, string>): Promise<void> {
    await this.atOnce(async ({ connection, created }) => {
      for (const { operationId, fingerprint } of created.splice(0)) {
        const data = JSON.stringify({ operationId, otp: codes.get(fingerprint) });
        successText(await connection.post(TRANSFER_PATH, operationRequest('CONFIRM_TRANSFER', data)));
      }
    });
  }

  private async atOnce(work: (worker: Worker) => Promise<void>): Promise<void> {
    await Promise.all(this.workers.map(work));
  }

  private async codes(afterMessage: string, count: number): Promise<ReadonlyMap<string, string>> {
    const deadline = performance.now() + DRAIN_LIMIT_MS;
    while (performance.now() < deadline) {
      const { rows } = await this.database.query<{ fingerprint: string; code: string }>(CODES, [afterMessage]);
      if (rows.length >= count) {
        return new Map(rows.map((row) => [row.fingerprint, row.code]));
      }
      await delay(DRAIN_POLL_MS);
    }
    throw new Error(`Fewer than ${count} codes reached the phones`);
  }
}

function creation(customer: BenchCustomer, operationId: string): string {
  return operationRequest(
    'MAKE_OWN_ACCOUNTS_TRANSFER',
    JSON.stringify({
      operationId,
      accountDebitId: customer.debitAccountId,
      accountCreditId: customer.creditAccountId,
      amount: '1.00',
      ccy: 'KGS',
      purpose: '',
    }),
  );
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

async function elapsed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
