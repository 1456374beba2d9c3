import { describe, expect, it } from 'vitest';

import type { BatchFormat, BatchKind } from '../../../src/domain/batch/batchFormats';
import { readBatchFile } from '../../../src/domain/batch/readBatchFile';
import { INN } from './arbitraries';

const DEBIT = '1280016000000114';
const PAYEE = '1091820000077759';
const OTHER_PAYEE = '1180000000004250';

const ORDER = [
  'СекцияДокумент=Платежное поручение',
  'Номер=101',
  'Дата=20.11.2026',
  'Сумма=280.00',
  `ПлательщикСчет=${DEBIT}`,
  `ПолучательСчет=${PAYEE}`,
  'Получатель1=ОсОО Пример Связь',
  'ПолучательБИК=109022',
  'КодНазПлатежа=42122700',
  'НазначениеПлатежа=услуги связи',
  'КонецДокумента',
];

function read(lines: readonly string[], head: readonly string[] = []) {
  const text = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=UTF-8',
    `РасчСчет=${DEBIT}`,
    ...head,
    ...lines,
    'КонецФайла',
    '',
  ].join('\r\n');
  const { faults, lines: documents } = readBatchFile(text, { kind: 'clearing', format: 'txt' });
  return {
    faults: faults.map(({ row, field, code }) => `${row} ${field} ${code}`),
    documents: documents.map((line) => line.faults.map(({ row, field, code }) => `${row} ${field} ${code}`)),
    orders: documents.map(({ order }) => order),
  };
}

/** The order with further lines before its end. */
const withLines = (...lines: readonly string[]) => [...ORDER.slice(0, -1), ...lines, 'КонецДокумента'];

describe('an order of 1C that says something twice', () => {
  it.each([
    ['another amount', 'Сумма=99999.00', '15 amount REPEATED'],
    ['another amount in other letters', 'СУММА = 99999.00', '15 amount REPEATED'],
    ['no amount the second time', 'Сумма=', '15 amount REPEATED'],
    ['another account', `ПолучательСчет=${OTHER_PAYEE}`, '15 account REPEATED'],
    ['another account under the other key', `ПолучательРасчСчет=${OTHER_PAYEE}`, '15 account REPEATED'],
    ['another payer under the other key', `ПлательщикРасчСчет=${OTHER_PAYEE}`, '15 debitAccount REPEATED'],
    ['another payee', 'Получатель1=ОсОО Другая', '15 recipientName REPEATED'],
    ['another bank', 'ПолучательБИК=118005', '15 bic REPEATED'],
    ['another number', 'Номер=102', '15 documentNumber REPEATED'],
    ['another day', 'Дата=21.11.2026', '15 valueDate REPEATED'],
    ['another purpose', 'НазначениеПлатежа=иное', '15 purpose REPEATED'],
    ['another value of a key the bank does not use', 'Очередность=3', '16 line REPEATED'],
  ])('with %s is refused for that alone', (_name, line, fault) => {
    const lines = line.startsWith('Очередность') ? withLines('Очередность=5', line) : withLines(line);
    const { faults, documents, orders } = read([...lines, ...ORDER]);
    expect([faults, documents, orders[0], orders[1]?.amount.minor]).toEqual([[], [[fault], []], undefined, 28_000n]);
  });

  it('is taken when both times say the same', () => {
    const same = withLines('Сумма=280.00', `ПолучательРасчСчет=1091 8200 0007 7759`, 'НазначениеПлатежа=услуги связи');
    expect(read(same).documents).toEqual([[]]);
  });

  it('is refused as a file when two versions are named', () => {
    expect(read(ORDER, ['ВерсияФормата=1.02']).faults).toEqual(['5 version REPEATED']);
  });
});

describe('a purpose of several lines', () => {
  it.each([
    ['one after another', ['за ноябрь 2026'], 'услуги связи за ноябрь 2026'],
    ['with an equals sign', ['в т.ч. НДС 12 % = 30.00'], 'услуги связи в т.ч. НДС 12 % = 30.00'],
    ['with an empty one between', ['', 'договор 5', '', 'от 01.11'], 'услуги связи договор 5 от 01.11'],
  ])('%s is read', (_name, lines, purpose) => {
    const { documents, orders } = read(withLines(...lines));
    expect([documents, orders[0]?.purpose]).toEqual([[[]], purpose]);
  });

  it('continues below a numbered key too', () => {
    const lines = ORDER.filter((line) => !line.startsWith('НазначениеПлатежа'));
    const order = [...lines.slice(0, -1), 'НазначениеПлатежа1=услуги', 'связи', 'НазначениеПлатежа2=за ноябрь'];
    expect(read([...order, 'КонецДокумента']).orders[0]?.purpose).toBe('услуги связи за ноябрь');
  });

  it('ends where another key begins: a line below it belongs to nothing, and faults its document only', () => {
    const { faults, documents } = read([...withLines('Очередность=5', 'и ещё строка'), ...ORDER]);
    expect([faults, documents]).toEqual([[], [['16 line UNREADABLE'], []]]);
  });
});

const HEADER = 'npp;fullName;inn;account;amount;purpose';
const rowOf = (number: number, account = DEBIT) => `${number};Асанов Айбек;${INN};${account};45000.00;Зарплата`;

function faultsOf(text: string, kind: BatchKind, format: BatchFormat) {
  const { faults, lines } = readBatchFile(text, { kind, format });
  return [...faults, ...lines.flatMap((line) => line.faults)].map(({ row, field, code }) => `${row} ${field} ${code}`);
}

describe('a salary out of a spreadsheet', () => {
  it.each([
    ['that declares a semicolon', ['sep=;', HEADER, rowOf(1)], []],
    ['that declares a comma', ['sep=,', HEADER.replaceAll(';', ','), rowOf(1).replaceAll(';', ',')], []],
    ['that declares a tab, in quotes', ['"sep=\t"', HEADER.replaceAll(';', '\t'), rowOf(1).replaceAll(';', '\t')], []],
    ['that declares another separator than it has', ['sep=,', HEADER, rowOf(1)], ['2 line WRONG_COLUMNS']],
    ['with empty rows in the middle', [HEADER, '', rowOf(1), ';;;;;', '   ', rowOf(2)], []],
    ['with a fault below empty rows', ['sep=;', HEADER, '', rowOf(2)], ['4 number OUT_OF_SEQUENCE']],
    ['with accounts in groups of four', [HEADER, rowOf(1, '1280 0160 0000 0114')], []],
    ['with accounts in groups and no-break blanks', [HEADER, rowOf(1, '1280\u00a00160\u00a00000\u00a00114')], []],
    [
      'with an account in groups of another size',
      [HEADER, rowOf(1, '12800 160 0000 0114')],
      ['2 account ACCOUNT_DIGITS'],
    ],
  ])('%s is answered line by line', (_name, lines, faults) => {
    expect(faultsOf(lines.join('\r\n'), 'salary', 'csv')).toEqual(faults);
  });

  it.each([';', ',', '\t'])('with %j reads a cell of several lines in quotes as one line of words', (separator) => {
    const row = ['1', '"Асанов\r\nАйбек"', INN, DEBIT, '45000.00', '"Зарплата\r\n за ноябрь"'].join(separator);
    const text = [HEADER.replaceAll(';', separator), row, rowOf(2).replaceAll(';', separator)].join('\r\n');
    const { faults, lines } = readBatchFile(text, { kind: 'salary', format: 'csv' });
    expect([faults, lines.map((line) => [line.row, line.faults])]).toEqual([
      [],
      [
        [2, []],
        [5, []],
      ],
    ]);
    expect([lines[0]?.order?.recipientName, lines[0]?.order?.purpose]).toEqual(['Асанов Айбек', 'Зарплата за ноябрь']);
  });

  it('with a quote that is not closed has one faulty line', () => {
    const text = [HEADER, rowOf(1).replace('Асанов', '"Асанов'), rowOf(2), rowOf(3)].join('\r\n');
    expect(faultsOf(text, 'salary', 'csv')).toEqual(['2 line WRONG_COLUMNS']);
  });

  it('names the account as the books do', () => {
    const { lines } = readBatchFile([HEADER, rowOf(1, '1280 0160 0000 0114')].join('\n'), {
      kind: 'salary',
      format: 'csv',
    });
    expect(lines[0]?.order?.accountNumber).toBe(DEBIT);
  });
});

describe('a name and a purpose without letters', () => {
  const abroad = (fields: Readonly<Record<'name' | 'address' | 'purpose', string>>) =>
    `D|1|101|USD|10.00|20.11.2026|${fields.name}|${fields.address}|WESTGB22||GB82WEST12345698765432|${fields.purpose}|SHA||||||||`;

  it.each(['....', '., .,', '\u200b\u200b\u200b\u200b....', '\u2800\u2800\u2800\u2800'])(
    '%j is refused in a salary',
    (text) => {
      const row = `1;${text};${INN};${DEBIT};45000.00;${text}`;
      expect(faultsOf([HEADER, row].join('\r\n'), 'salary', 'csv')).toEqual([
        '2 recipientName NO_LETTERS',
        '2 purpose NO_LETTERS',
      ]);
    },
  );

  it('are refused in a clearing file', () => {
    const plt = [
      `H|PLT1|CLEARING|${DEBIT}|20.11.2026|1|280.00`,
      `D|1|101|109022|${PAYEE}|....||42122700|280.00|20.11.2026|....`,
      'T|1|280.00',
    ];
    expect(faultsOf(plt.join('\r\n'), 'clearing', 'plt')).toEqual([
      '2 recipientName NO_LETTERS',
      '2 purpose NO_LETTERS',
    ]);
  });

  it('are refused in a file of transfers abroad, an address too', () => {
    const text = [
      `H|PLT1|SWIFT|${DEBIT}|20.11.2026|1|10.00`,
      abroad({ name: '....', address: '.,.,', purpose: '....' }),
      'T|1|10.00',
    ].join('\r\n');
    expect(faultsOf(text, 'swift', 'plt')).toEqual(
      expect.arrayContaining(['2 recipientName NO_LETTERS', '2 recipientAddress NO_LETTERS', '2 purpose NO_LETTERS']),
    );
  });
});

it('a file with a header and a trailer is read with empty lines between and accounts in groups', () => {
  const text = [
    '',
    'H|PLT1|CLEARING|1280 0160 0000 0114|20.11.2026|2|560.00',
    'D|1|101|109022|1091 8200 0007 7759|ОсОО Пример Связь||42122700|280.00|20.11.2026|услуги связи',
    '  ',
    'D|2|102|109022|1091820000077759|ОсОО Пример Связь||42122700|28O.00|20.11.2026|услуги связи',
    'T|2|560.00',
    '',
  ];
  const { faults, lines, debitAccountNumber } = readBatchFile(text.join('\r\n'), { kind: 'clearing', format: 'plt' });
  expect([faults, debitAccountNumber, lines[0]?.order?.accountNumber]).toEqual([[], DEBIT, PAYEE]);
  expect(lines.flatMap((line) => line.faults)).toEqual([{ row: 5, field: 'amount', code: 'NOT_AN_AMOUNT' }]);
});
