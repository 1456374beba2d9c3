import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { salaryPayments } from '../../../bank/modules/batches/salaryPayments';
import { SALARY_HEADER } from '../../../src/domain/batch/salaryCsv';
import { jobOf } from '../../bank/support/jobs';
import { startTestServer } from './startTestServer';
import type { TestServer } from './startTestServer';
import { accountsOf, isOrdinary } from './transferStory';
import type { WireAccount } from './transferStory';
import type { WireClient } from './WireClient';

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);

interface WireLine {
  readonly status: string;
  readonly written: Readonly<Record<string, string>>;
  readonly faults: readonly { readonly field: string; readonly code: string }[];
  readonly warnings: readonly object[];
}

interface SalaryRow {
  readonly name: string;
  readonly inn: string;
  readonly account?: string;
  readonly amount: string;
}

/** A company with people to be paid. */
export interface PayrollStory {
  readonly server: TestServer;
  readonly payer: WireAccount;
  /** Accounts in soms of one person. */
  readonly employees: readonly string[];
  readonly call: (code: string, request: object, client?: WireClient) => ReturnType<WireClient['operation']>;
  /** Request for a person of the list, with the account of the first employee. */
  readonly person: (changes: object) => object;
  /** A user of the company without the right to the payroll. */
  readonly withoutPayroll: () => Promise<WireClient>;
  /** Uploads a table. */
  readonly upload: (
    text: string,
  ) => Promise<{ readonly batchId: string; readonly lines: readonly WireLine[]; readonly table?: object }>;
  readonly linesOf: (batchId: string) => Promise<readonly WireLine[]>;
  /** Sends the chosen lines to be signed; answers the id of the document. */
  readonly send: (batchId: string) => Promise<string>;
  readonly sign: (document: string) => Promise<void>;
  readonly detailsOf: (document: string) => Promise<object | undefined>;
  /** A salary whose lines are paid; answers the id of its batch. */
  readonly paidSalary: (rows: readonly SalaryRow[]) => Promise<string>;
}

export async function createPayrollStory(): Promise<PayrollStory> {
  const server = await startTestServer({ now: MONDAY_TEN });
  let maker = await server.signedIn('saltanat');
  const funds = ({ acyWithdrawableBalance }: WireAccount) => Number(acyWithdrawableBalance);
  const soms = (await accountsOf(maker)).filter((account) => isOrdinary(account) && account.ccy === 'KGS');
  const [payer] = soms.toSorted((left, right) => funds(right) - funds(left));
  if (payer === undefined) {
    throw new Error('The company has no account to pay from');
  }
  const employees = (await accountsOf(await server.signedIn('aibek')))
    .filter((account) => isOrdinary(account) && account.ccy === 'KGS')
    .map(({ accountNo }) => accountNo);

  const call: PayrollStory['call'] = (code, request, client = maker) =>
    client.operation('TransferService', code, request);

  const upload: PayrollStory['upload'] = async (text) => {
    const batchId = randomUUID();
    const { code, data } = await call('UPLOAD_BATCH_FILE', {
      operationId: batchId,
      batchType: 'salary',
      accountDebitId: payer.id,
      files: [{ name: 'ведомость.csv', content: Buffer.from(text).toString('base64') }],
    });
    expect(code).toBe('');
    const { transactions, table } = data as { readonly transactions: readonly WireLine[]; readonly table?: object };
    return { batchId, lines: transactions, ...(table !== undefined && { table }) };
  };

  const send: PayrollStory['send'] = async (batchId) => {
    const operationId = randomUUID();
    expect((await call('SEND_TXNS_TO_PROCESSING_CORP', { operationId, batchId })).code).toBe('');
    return operationId;
  };

  const sign: PayrollStory['sign'] = async (document) => {
    for (const login of ['daniyar', 'saltanat'] as const) {
      const client = await server.signedIn(login);
      const operationId = randomUUID();
      const { code: otp } = await server.codeSentBy(login, () =>
        client.operation('TransferService', 'CREATE_CONFIRM_OPERATION', { operationId, documents: [document] }),
      );
      expect((await client.operation('TransferService', 'CONFIRM_CONFIRM_OPERATION', { operationId, otp })).code).toBe(
        '',
      );
    }
    maker = await server.signedIn('saltanat');
  };

  return {
    ...{ server, payer, employees, call, upload, send, sign },
    person: (changes) => ({
      recipientName: '',
      inn: '',
      accountCreditNo: employees[0],
      note: '',
      active: true,
      ...changes,
    }),
    withoutPayroll: async () => {
      await server.bank.database.owner.query(
        `update app_user set rights = '{view,create,sign}' where login = 'ainura'`,
      );
      return server.signedIn('ainura');
    },
    linesOf: async (batchId) => {
      const { data } = await call('SELECT_BATCH_TXNS', { type: 'read', batchId });
      return (data as { readonly transactions: readonly WireLine[] }).transactions;
    },
    detailsOf: async (document) => {
      const { rows } = await server.bank.database.owner.query<{ details: object }>(
        `select terms -> 'details' as details from operation where operation_id = $1`,
        [document],
      );
      return rows[0]?.details;
    },
    paidSalary: async (rows) => {
      const lines = rows.map(({ name, inn, account = employees[0], amount }, index) =>
        [index + 1, name, inn, account, amount, 'Зарплата за ноябрь'].join(';'),
      );
      const { batchId } = await upload([SALARY_HEADER, ...lines, ''].join('\r\n'));
      await call('SELECT_BATCH_TXNS', { type: 'chooseAll', batchId });
      await sign(await send(batchId));
      await jobOf(server.bank, salaryPayments).round();
      return batchId;
    },
  };
}
