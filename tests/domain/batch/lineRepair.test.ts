import { describe, expect, it } from 'vitest';

import type { BatchViolation } from '../../../src/domain/batch/batchFaults';
import type { BatchKind } from '../../../src/domain/batch/batchFormats';
import { CELLS_OF, isRepairable, readChangedLine } from '../../../src/domain/batch/lineRepair';
import { INN } from './arbitraries';

const ACCOUNT = '1280016000000114';
const SALARY = { recipientName: 'Асанов Айбек', inn: INN, account: ACCOUNT, amount: 'ten', purpose: 'Зарплата' };
const PAYMENT = {
  ...{ documentNumber: '101', bic: '109022', account: '1091820000077759', recipientName: 'ОсОО Пример', inn: '' },
  ...{ knp: '42122700', amount: '280.00', valueDate: '20.11.2026', purpose: 'услуги связи' },
};

const rulesOf = (kind: BatchKind) => ({ kind, debitAccountNumber: ACCOUNT, currency: 'KGS' as const });
const fault = (field: BatchViolation['field'], code: BatchViolation['code']): BatchViolation => ({
  row: 2,
  field,
  code,
});
const said = (faults: readonly BatchViolation[]) => faults.map(({ field, code }) => `${field} ${code}`);

describe('a line whose cells change', () => {
  it('is read by the rules of its file, with the texts that did not change', () => {
    const before = { row: 2, written: SALARY, faults: [fault('amount', 'NOT_AN_AMOUNT')] };
    const read = readChangedLine(before, { amount: '10,50' }, rulesOf('salary'));
    expect(read).toMatchObject({ faults: [], order: { recipientName: 'Асанов Айбек', amount: { minor: 1050n } } });
    expect(said(readChangedLine(before, { amount: '', inn: '1' }, rulesOf('salary')).faults)).toEqual([
      'inn INN_INVALID',
      'amount REQUIRED',
    ]);
  });

  it('keeps a fault of the file around it, and a value given twice until the cell is typed', () => {
    const faults = [fault('debitAccount', 'DIFFERS'), fault('amount', 'REPEATED')];
    const before = { row: 2, written: PAYMENT, faults };
    expect(said(readChangedLine(before, { purpose: 'Оплата' }, rulesOf('clearing')).faults)).toEqual([
      'debitAccount DIFFERS',
      'amount REPEATED',
    ]);
    expect(said(readChangedLine(before, { amount: '280.00' }, rulesOf('clearing')).faults)).toEqual([
      'debitAccount DIFFERS',
    ]);
    expect([isRepairable('clearing', before), isRepairable('clearing', { faults: faults.slice(1) })]).toEqual([
      false,
      true,
    ]);
  });

  it('may have been one text without columns, whose cells are filled in', () => {
    const before = { row: 2, written: { line: '1;Асанов' }, faults: [fault('line', 'WRONG_COLUMNS')] };
    expect(isRepairable('salary', before)).toBe(true);
    expect(readChangedLine(before, { ...SALARY, amount: '1' }, rulesOf('salary')).faults).toEqual([]);
  });

  it.each(Object.keys(CELLS_OF) as BatchKind[])('of kind %s has the amount among its cells', (kind) => {
    expect(CELLS_OF[kind]).toContain('amount');
  });
});
