import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { BatchesStore } from '../../../src/application/corporate/BatchesStore';
import type { ListedLine } from '../../../src/application/operations/batches';
import type { DownloadedFile } from '../../../src/application/operations/accounts';
import type { Batch, BatchLineStatus } from '../../../src/domain/batch/Batch';
import { money } from '../../../src/domain/money/Money';
import { success } from '../../../src/domain/result/Result';
import { BatchUploadViewModel } from '../../../src/ui/features/company/batch/BatchUploadViewModel';
import { BatchViewModel } from '../../../src/ui/features/company/batch/BatchViewModel';
import { anAccount } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers, operationIdOf } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { aPaymentContext } from '../support/aPaymentContext';

export const PURPOSE = {
  code: '41100000',
  name: { ru: 'Оплата за товары', en: 'Payment for goods', kg: 'Товарлар үчүн төлөм', cn: '货款' },
};

export const BATCH_ID = operationIdOf('00000000-0000-4000-8000-000000000777');
const PAGE = 2;

export function aLine(number: number, changes: Partial<ListedLine> = {}): ListedLine {
  return {
    ...{ number, fileName: 'pay.csv', row: number + 1, amount: money(BigInt(number) * 100n, 'KGS'), status: 'chosen' },
    written: {
      recipientName: `Получатель ${number}`,
      inn: '',
      account: '1280016000000114',
      amount: `${number}.00`,
      purpose: 'Зарплата',
    },
    ...{ faults: [], warnings: [], refusal: undefined, operationId: undefined },
    ...changes,
  };
}

export const LINES: readonly ListedLine[] = [
  aLine(1),
  aLine(2, { status: 'draft', warnings: [{ code: 'REPEATED_IN_BATCH', line: 1 }] }),
  aLine(3, { status: 'faulty', faults: [{ row: 4, field: 'account', code: 'ACCOUNT_DIGITS' }] }),
];

export function aBatch(lines: readonly ListedLine[], isMine = true): Batch {
  const statuses: readonly BatchLineStatus[] = [...new Set(lines.map(({ status }) => status))];
  return {
    ...{
      operationId: BATCH_ID,
      kind: 'salary',
      format: 'csv',
      fileNames: ['pay.csv'],
      debitAccountId: '1',
      debitAccountNumber: '1280016000000114',
    },
    ...{
      madeBy: { ru: 'А', en: 'A', kg: 'А', cn: 'A' },
      createdAt: new MovableTime().now(),
      fee: money(50n, 'KGS'),
      isMine,
    },
    totals: statuses.map((status) => {
      const those = lines.filter((line) => line.status === status);
      return {
        status,
        count: those.length,
        sum: money(
          those.reduce((sum, { amount }) => sum + (amount?.minor ?? 0n), 0n),
          'KGS',
        ),
      };
    }),
  };
}

/** A bank that keeps what is chosen, and answers two lines at a time. */
export function aBankWithBatch(isMine = true, handlesPayroll = true) {
  let lines = LINES;
  const saved: DownloadedFile[] = [];
  let sent = 0;
  const time = new MovableTime();
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([anAccount()]),
    GET_BANKS: () => success({ dataVersion: 1n, content: [] }),
    GET_PAYMENT_PURPOSES: () => success({ dataVersion: 1n, content: [PURPOSE] }),
    GET_DIRECTORY_OPERATION_TIME_LIMITS: () => success([]),
    GET_VALUE_DATE: ({ paymentSystem }) => success({ paymentSystem, days: [] }),
    UPLOAD_BATCH_FILE: () => success({ batch: aBatch(lines), faults: [], lines: lines.slice(0, PAGE) }),
    SELECT_BATCH_TXNS: ({ type, transactions, from }) => {
      const status = { choose: 'chosen', drop: 'draft' } as const;
      if (type === 'choose' || type === 'drop') {
        lines = lines.map((line) => (transactions.includes(line.number) ? { ...line, status: status[type] } : line));
      }
      const end = from - 1 + PAGE;
      return success({
        batches: [aBatch(lines, isMine)],
        lines: type === 'list' ? [] : lines.slice(from - 1, end),
        next: type !== 'list' && end < lines.length ? end + 1 : undefined,
      });
    },
    SEND_TXNS_TO_PROCESSING_CORP: () => {
      lines = lines.map((line) => (line.status === 'chosen' ? { ...line, status: 'signing' } : line));
      return success({ batch: aBatch(lines), sent: 1, refused: 0, awaited: { places: [1], signers: [] } });
    },
  });
  const batches = new BatchesStore(gateway);
  const parts = {
    gateway,
    identifiers: new CountingIdentifiers(),
    batches,
    saver: { save: (file: DownloadedFile) => saved.push(file) },
    clock: time,
  };
  return {
    gateway,
    batches,
    saved,
    sentNotices: () => sent,
    upload: new BatchUploadViewModel({
      ...parts,
      accounts: new AccountsStore(gateway),
      user: { handlesPayroll },
      context: aPaymentContext(gateway, time),
    }),
    model: new BatchViewModel({
      ...parts,
      documents: {
        reload: async () => {
          sent += 1;
        },
      },
    }),
  };
}
