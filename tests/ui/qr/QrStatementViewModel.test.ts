import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { QrPointsStore } from '../../../src/application/qr/QrPointsStore';
import { TableExport } from '../../../src/application/export/TableExport';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { HistoryTableWords } from '../../../src/ui/objects/operations/historyTable';
import { QrStatementViewModel } from '../../../src/ui/features/payments/qrCodes/QrStatementViewModel';
import { FileTableWriter } from '../../../src/infrastructure/files/FileTableWriter';
import { history } from '../../../src/locales/ru/screens/accounts.json';
import { operations } from '../../../src/locales/ru/screens/home.json';
import { anAccount, aTransaction } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { KeptFiles } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';

const TURNOVER = { incoming: money(0n, 'KGS'), incomingCount: 0, outgoing: money(150_000n, 'KGS'), outgoingCount: 1 };

const WORDS: HistoryTableWords = {
  name: 'QR',
  titles: history.export.titles,
  kinds: operations.kinds,
  signs: operations.signs,
  statuses: operations.statuses,
};

function aScreen() {
  const time = new MovableTime();
  const files = new KeptFiles();
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([anAccount()]),
    GET_QR_STATEMENT_HISTORY: ({ from, cursor, direction }) => {
      if (from < '2026-08-01') {
        return refusal({ code: 'EXCERPT_PERIOD_EXCEEDS_MAX_ALLOWED' });
      }
      const row = aTransaction({ id: cursor === undefined ? '2' : '1', txnCode: 'MAKE_QR_PAYMENT' });
      return success({
        transactions: direction === 'incoming' ? [] : [row],
        next: cursor === undefined ? '2' : undefined,
        turnover: TURNOVER,
      });
    },
  });
  const model = new QrStatementViewModel({
    gateway,
    accounts: new AccountsStore(gateway),
    points: new QrPointsStore(gateway),
    exported: new TableExport(new FileTableWriter(), files),
    clock: time,
  });
  return { model, files };
}

describe('the statement of payments by codes', () => {
  it('shows the last month, page by page, with the turnover', async () => {
    const { model } = aScreen();
    await model.load();
    expect([model.preset, model.status, model.rows.map(({ id }) => id), model.turnover]).toEqual([
      'month',
      'LOADED',
      ['2'],
      TURNOVER,
    ]);
    await model.loadMore();
    await model.loadMore();
    expect([model.rows.map(({ id }) => id), model.next]).toEqual([['2', '1'], undefined]);
  });

  it('goes into a file as a whole', async () => {
    const { model, files } = aScreen();
    await model.load();
    await model.save(WORDS);
    const [file] = files.files;
    expect(file?.name).toMatch(/^QR 2026-10-23 2026-11-21\.csv$/);
    expect(new TextDecoder().decode(file?.bytes).split('\r\n')).toHaveLength(4);
  });

  it('is empty, or says that the period is too long', async () => {
    const { model } = aScreen();
    model.change({ direction: 'incoming' });
    await expect.poll(() => model.status).toBe('EMPTY');
    const { from } = model.filter;
    model.choosePreset('quarter');
    expect(model.filter.from < from).toBe(true);
    model.change({ from: bankDayOf(Date.UTC(2026, 6, 1)) });
    await expect.poll(() => model.failure?.code).toBe('EXCERPT_PERIOD_EXCEEDS_MAX_ALLOWED');
    expect(model.status).toBe('ERROR');
  });
});
