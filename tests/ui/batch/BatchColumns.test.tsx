import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { UploadedBatch } from '../../../src/application/operations/batches';
import { success } from '../../../src/domain/result/Result';
import { BatchColumns } from '../../../src/ui/features/company/batch/BatchColumns';
import { aBankWithBatch, BATCH_ID } from './aBankWithBatch';
import { showInBank } from '../support/showInBank';

const INN = '21503198500123';
const ACCOUNT = '1280016000000114';

const ASKED: UploadedBatch = {
  batch: undefined,
  faults: [],
  lines: [],
  table: {
    fileName: 'ведомость.xlsx',
    headings: ['Кому', 'Код', 'Куда', 'Сколько'],
    rows: [
      ['Асанов Айбек', INN, ACCOUNT, '45 000,50'],
      ['Иванова Анна', INN, '1280', '10'],
    ],
    fields: ['', 'inn', 'account', ''],
    purpose: '',
  },
};

async function asked() {
  const bank = aBankWithBatch();
  const taken = bank.gateway.plain.UPLOAD_BATCH_FILE;
  bank.gateway.plain.UPLOAD_BATCH_FILE = (request) =>
    request.columns === undefined ? success(ASKED) : (taken?.(request) ?? success(ASKED));
  bank.upload.setDebitAccount('1');
  bank.upload.add([{ name: 'ведомость.xlsx', bytes: new Uint8Array([1]) }]);
  expect(await bank.upload.submit()).toBeUndefined();
  await showInBank(<BatchColumns model={bank.upload} />);
  return bank;
}

const previewOf = (name: string) => within(screen.getByRole('region', { name }));

describe('columns of a table the bank does not know', () => {
  it('are named by the keyboard, with the rows as they are read at once, and go to the bank with the file', async () => {
    const { gateway, upload } = await asked();
    const save = screen.getByRole('button', { name: 'Загрузить файл' });
    expect(save).toHaveProperty('disabled', true);
    expect(screen.getByRole('status').textContent).toBe('Осталось указать: Получатель, Сумма, Назначение');
    await userEvent.selectOptions(screen.getByLabelText('Кому'), 'Получатель');
    await userEvent.selectOptions(screen.getByLabelText('Сколько'), 'Сумма');
    await userEvent.type(screen.getByLabelText('Назначение для всех строк'), 'Заработная плата');
    const preview = previewOf('Так мы прочитаем файл');
    expect(preview.getByText('Асанов Айбек')).toBeTruthy();
    expect(preview.getByText('Счёт получателя: ошибка в номере счёта')).toBeTruthy();
    await userEvent.click(save);
    expect(gateway.requestsOf('UPLOAD_BATCH_FILE').at(-1)).toMatchObject({
      columns: {
        headings: ['Кому', 'Код', 'Куда', 'Сколько'],
        fields: ['recipientName', 'inn', 'account', 'amount'],
        purpose: 'Заработная плата',
      },
    });
    expect([upload.columns.table, upload.files.files]).toEqual([undefined, []]);
  });

  it('have one meaning each: a column that gets the meaning of another takes it away', async () => {
    const { upload } = await asked();
    await userEvent.selectOptions(screen.getByLabelText('Сколько'), 'Счёт получателя');
    expect(upload.columns.fields).toEqual(['', 'inn', '', 'account']);
    await userEvent.selectOptions(screen.getByLabelText('Кому'), 'Получатель');
    await userEvent.selectOptions(screen.getByLabelText('Куда'), 'Получатель');
    expect(upload.columns.fields).toEqual(['recipientName', 'inn', 'recipientName', 'account']);
  });

  it('are left for another file, which begins anew', async () => {
    const { upload } = await asked();
    await userEvent.click(screen.getByRole('button', { name: 'Другой файл' }));
    expect([upload.columns.table, upload.files.files.length]).toEqual([undefined, 1]);
  });
});

describe('an upload of a table', () => {
  it('asks for the account of payments and, on request, for the columns', async () => {
    const { upload, gateway } = aBankWithBatch();
    upload.setKind('clearing');
    expect(upload.asksAccount).toBe(false);
    upload.add([{ name: 'a.xlsx', bytes: new Uint8Array([1]) }]);
    expect([upload.asksAccount, upload.asksPurposeCode, upload.sampleFormats]).toEqual([
      true,
      true,
      ['plt', 'txt', 'csv'],
    ]);
    upload.setDebitAccount('1');
    upload.switchChecksColumns();
    expect(await upload.submit()).toBe(BATCH_ID);
    expect(gateway.requestsOf('UPLOAD_BATCH_FILE')).toMatchObject([
      { kind: 'clearing', debitAccountId: '1', asksColumns: true, columns: undefined },
    ]);
  });
});
