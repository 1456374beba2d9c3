import { describe, expect, it } from 'vitest';

import type { BatchKind } from '../../../src/domain/batch/batchFormats';
import { readBatchFile } from '../../../src/domain/batch/readBatchFile';
import type { BatchReading } from '../../../src/domain/batch/readBatchFile';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import { INN } from './arbitraries';

const FIRST = '1280016000000114';
const SECOND = '1280016000000215';
const PURPOSE = 'Заработная плата';

function read(rows: readonly string[], changes: Partial<BatchReading> = {}) {
  return readBatchFile(rows.join('\r\n'), { kind: 'salary', format: 'csv', ...changes });
}

function linesOf(rows: readonly string[], changes: Partial<BatchReading> = {}) {
  const { table, faults, lines } = read(rows, changes);
  return table === undefined
    ? lines.map(({ row, order, faults: ofLine }) => [
        row,
        order?.recipientName,
        order?.accountNumber,
        order && Number(order.amount.minor) / 100,
        ...ofLine.map(({ field, code }) => `${field} ${code}`),
        ...faults,
      ])
    : 'asks';
}

const ASANOV = 'Асанов Айбек';
const IVANOVA = 'Иванова Анна';

describe('a payroll of an accounting program', () => {
  it.each([
    [
      'of 1C, with a title, merged cells, a row of numbers, a total and signatures',
      [
        'Ведомость № 12 от 20.11.2026;;;;;',
        'ОсОО «Пример»;;;;;',
        '',
        '№ п/п;Сотрудник;ИНН;Номер лицевого счета;Сумма к выплате, сом;Назначение платежа',
        '1;2;3;4;5;6',
        `1;${ASANOV};${INN};${FIRST};45 000,50;${PURPOSE}`,
        `2;${IVANOVA};${INN};${SECOND};38000;${PURPOSE}`,
        'Итого:;;;;83 000,50;',
        'Директор;Иманов И.;;;;',
      ],
      [
        [6, ASANOV, FIRST, 45_000.5],
        [7, IVANOVA, SECOND, 38_000],
      ],
    ],
    [
      'with tabs, another order of columns and a column nobody needs',
      [
        'Сумма\tОтдел\tСчёт получателя\tФ.И.О.\tИНН\tНазначение',
        `45000,50\tСклад\t${FIRST}\t${ASANOV}\t${INN}\t${PURPOSE}`,
      ],
      [[2, ASANOV, FIRST, 45_000.5]],
    ],
    [
      'in Kyrgyz',
      ['Аты-жөнү;ИНН;Эсеп номери;Төлөнө турган сумма;Төлөмдүн багыты', `${ASANOV};${INN};${FIRST};45000;Эмгек акы`],
      [[2, ASANOV, FIRST, 45_000]],
    ],
    [
      'in English, with commas and amounts in quotes',
      [
        '"Employee Name","Tax ID","Account No.","Net pay (KGS)","Payment details"',
        `${ASANOV},${INN},${FIRST},"45,000.50",Salary`,
      ],
      [[2, ASANOV, FIRST, 45_000.5]],
    ],
    [
      'with a name in three columns',
      ['Фамилия;Имя;Отчество;ИНН;Счет;Сумма;Назначение', `Асанов;Айбек;Маратович;${INN};${FIRST};1;${PURPOSE}`],
      [[2, 'Асанов Айбек Маратович', FIRST, 1]],
    ],
    [
      'whose rows lack what they need, which is named and not skipped',
      ['ФИО;ИНН;Счет;Сумма;Назначение', `${ASANOV};${INN};;;${PURPOSE}`, `${IVANOVA};;${SECOND};10;${PURPOSE}`],
      [
        [2, undefined, undefined, undefined, 'account REQUIRED', 'amount REQUIRED'],
        [3, undefined, undefined, undefined, 'inn REQUIRED'],
      ],
    ],
  ])('%s is read without a question', (_name, rows, lines) => {
    expect(linesOf(rows)).toEqual(lines);
  });

  it('with two columns of sums asks which of them is paid', () => {
    const rows = ['ФИО;ИНН;Счет;Сумма;К выплате;Назначение', `${ASANOV};${INN};${FIRST};50000;45000;${PURPOSE}`];
    expect(read(rows)).toMatchObject({
      lines: [],
      faults: [],
      table: {
        headings: ['ФИО', 'ИНН', 'Счет', 'Сумма', 'К выплате', 'Назначение'],
        rows: [[ASANOV, INN, FIRST, '50000', '45000', PURPOSE]],
        fields: ['recipientName', 'inn', 'account', 'amount', '', 'purpose'],
      },
    });
  });

  it('never takes an account or INN of the payer for that of the payee', () => {
    const rows = ['Счет плательщика;ИНН плательщика;ФИО;Сумма;Назначение', `${FIRST};${INN};${ASANOV};1;${PURPOSE}`];
    expect(read(rows).table?.fields).toEqual(['', '', 'recipientName', 'amount', 'purpose']);
  });

  it('without headings is asked about, with the fields its cells look like', () => {
    expect(read([`${ASANOV};${INN};${FIRST};45000`, `${IVANOVA};${INN};${SECOND};1`]).table).toEqual({
      headings: ['A', 'B', 'C', 'D'],
      rows: [
        [ASANOV, INN, FIRST, '45000'],
        [IVANOVA, INN, SECOND, '1'],
      ],
      fields: ['', 'inn', 'account', ''],
      purpose: '',
    });
  });
});

describe('columns that were named once', () => {
  const layout = {
    headings: ['Кому', 'Код', 'Куда', 'Сколько'],
    fields: ['recipientName', 'inn', 'account', 'amount'],
    purpose: PURPOSE,
  } as const;
  const rows = ['Сколько;Куда;Кому;Код', `10;${FIRST};${ASANOV};${INN}`];

  it('are asked for, and known from then on by the set of headings, whatever their order', () => {
    expect(linesOf(rows)).toBe('asks');
    expect(linesOf(rows, { columns: layout })).toEqual([[2, ASANOV, FIRST, 10]]);
    expect(read(rows, { layouts: [layout] })).toMatchObject({
      lines: [{ order: { purpose: PURPOSE, recipientName: ASANOV } }],
      layout: { headings: ['Сколько', 'Куда', 'Кому', 'Код'], fields: ['amount', 'account', 'recipientName', 'inn'] },
    });
  });

  it('can be looked at and changed', () => {
    expect(read(rows, { layouts: [layout], asksColumns: true }).table).toMatchObject({
      fields: ['amount', 'account', 'recipientName', 'inn'],
      purpose: PURPOSE,
    });
    const changed = { ...layout, purpose: 'Премия за ноябрь' };
    const { lines } = read(rows, { layouts: [layout], columns: changed, asksColumns: true });
    expect(lines[0]?.order?.purpose).toBe('Премия за ноябрь');
  });

  it.each([
    ['a field is missing', { ...layout, fields: ['recipientName', 'inn', 'account', ''] as const }],
    ['a field is given twice', { ...layout, fields: ['recipientName', 'amount', 'account', 'amount'] as const }],
    ['nothing says the purpose', { ...layout, purpose: ' ' }],
    ['they are of another table', { ...layout, headings: ['Кому', 'Код', 'Куда', 'Сумма'] }],
  ])('are asked for again when %s', (_name, columns) => {
    expect(linesOf(rows, { columns })).toBe('asks');
  });
});

describe('a table of payments', () => {
  const today = checkedToBankDay('2026-11-23');

  it.each<[BatchKind, readonly string[], object]>([
    [
      'clearing',
      [
        'Получатель;ИНН;БИК банка;Счет получателя;Сумма;Назначение платежа',
        'ОсОО Пример;1503201810123;109022;1091820000077759;280,00;Оплата по счету 15',
      ],
      { inn: '01503201810123', documentNumber: '1', valueDate: '2026-11-23', purposeCode: '41100000', bic: '109022' },
    ],
    [
      'internal',
      ['№;Дата;Получатель;Счет;Сумма;Назначение', `77;20.11.2026;ОсОО Пример;${FIRST};280,00;Оплата по счету 15`],
      { documentNumber: '77', valueDate: '2026-11-20', accountNumber: FIRST, purposeCode: '' },
    ],
  ])('of kind %s takes number, day and purpose code where no column has them', (kind, rows, order) => {
    const { lines } = read(rows, { kind, today, purposeCode: '41100000' });
    expect(lines).toMatchObject([{ faults: [], order }]);
  });
});
