import { describe, expect, it } from 'vitest';

import { TableExport } from '../../../src/application/export/TableExport';
import type { ExportTable } from '../../../src/domain/export/ExportTable';
import { money } from '../../../src/domain/money/Money';
import { FileTableWriter } from '../../../src/infrastructure/files/FileTableWriter';
import { NOON } from '../support/builders';
import { KeptFiles } from '../support/fakePorts';

const TABLE: ExportTable = {
  name: 'История',
  titles: ['Дата', 'Счёт', 'Сумма'],
  rows: [[{ moment: NOON }, { text: '1280010000000114' }, { amount: money(-150_007n, 'KGS') }]],
};

describe('an export', () => {
  it('is a CSV file', async () => {
    const files = new KeptFiles();
    await new TableExport(new FileTableWriter(), files).save('csv', TABLE);
    expect(files.files.map(({ name }) => name)).toEqual(['История.csv']);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(files.files[0]?.bytes);
    expect(text).toBe('\ufeffДата;Счёт;Сумма\r\n21.11.2026 12:00;1280\u00a00100\u00a00000\u00a00114;-1500,07\r\n');
  });

  it('is a file of Excel', async () => {
    const files = new KeptFiles();
    const tables = new TableExport(new FileTableWriter(), files);
    await tables.save('xlsx', TABLE);
    expect(tables.busy).toBeUndefined();
    expect(files.files[0]?.name).toBe('История.xlsx');
    expect([...(files.files[0]?.bytes.subarray(0, 2) ?? [])]).toEqual([0x50, 0x4b]);
  });

  it('says when the file could not be made, and can be tried again', async () => {
    const files = new KeptFiles();
    let broken = true;
    const tables = new TableExport(
      { write: (...args) => (broken ? Promise.reject(new Error('not loaded')) : new FileTableWriter().write(...args)) },
      files,
    );
    await tables.save('xlsx', TABLE);
    expect([tables.failed, files.files.length]).toEqual([true, 0]);
    broken = false;
    await tables.save('xlsx', TABLE);
    expect([tables.failed, files.files.length]).toEqual([false, 1]);
  });
});
