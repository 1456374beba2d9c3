import { describe, expect, it } from 'vitest';

import type { PaymentKind } from '../../../src/domain/batch/batchFormats';
import { readBatchFile } from '../../../src/domain/batch/readBatchFile';
import type { ReadFile } from '../../../src/domain/batch/BatchOrder';
import { INN } from './arbitraries';

const DEBIT = '1280016000000114';
const OTHER_DEBIT = '1280016000000215';
const PAYEE = '1091820000077759';
const CHOSEN = '41100000';

const HEAD = [
  '1CClientBankExchange',
  'ВерсияФормата=1.02',
  'Кодировка=Windows',
  'Отправитель=Бухгалтерия предприятия, редакция 3.0',
  'Получатель=',
  'ДатаСоздания=20.11.2026',
  'ВремяСоздания=10:15:00',
  'ДатаНачала=20.11.2026',
  'ДатаКонца=20.11.2026',
  `РасчСчет=${DEBIT}`,
  'Документ=Платежное поручение',
  'Документ=Платежное требование',
];

/** A payment order as 1C writes it: everything it knows, some of it twice, and nothing that only one bank asks for. */
const ORDER = [
  'СекцияДокумент=Платежное поручение',
  'Номер=101',
  'Дата=20.11.2026',
  'Сумма=45000',
  `ПлательщикСчет=${DEBIT}`,
  'ДатаСписано=',
  'Плательщик=ИНН 01901200110066 ОсОО Наша фирма',
  'ПлательщикИНН=01901200110066',
  'Плательщик1=ОсОО Наша фирма',
  'ПлательщикКПП=',
  `ПлательщикРасчСчет=${DEBIT}`,
  'ПлательщикБанк1=ОАО Тулпар Банк',
  'ПлательщикБанк2=г. Бишкек',
  'ПлательщикБИК=128001',
  'ПлательщикКорсчет=',
  `ПолучательСчет=${PAYEE}`,
  'ДатаПоступило=',
  'Получатель=ИНН 01503201810123 ОсОО Пример Связь',
  'ПолучательИНН=01503201810123',
  'Получатель1=ОсОО Пример Связь',
  'ПолучательКПП=',
  `ПолучательРасчСчет=${PAYEE}`,
  'ПолучательБанк1=ОАО Образец Банк',
  'ПолучательБанк2=г. Бишкек',
  'ПолучательБИК=109022',
  'ПолучательКорсчет=',
  'ВидПлатежа=Электронно',
  'ВидОплаты=01',
  'Код=0',
  'СтатусСоставителя=',
  'ПоказательКБК=',
  'ОКАТО=',
  'ПоказательОснования=',
  'ПоказательПериода=',
  'ПоказательНомера=',
  'ПоказательДаты=',
  'ПоказательТипа=',
  'СрокПлатежа=',
  'Очередность=5',
  'НазначениеПлатежа=Оплата по счету 15 от 19.11.2026 за услуги связи',
  'НазначениеПлатежа1=Оплата по счету 15 от 19.11.2026',
  'НазначениеПлатежа2=за услуги связи',
  'КонецДокумента',
];

const READ = {
  documentNumber: '101',
  bic: '109022',
  accountNumber: PAYEE,
  recipientName: 'ОсОО Пример Связь',
  inn: '01503201810123',
  purposeCode: CHOSEN,
  amount: { minor: 4_500_000n, currency: 'KGS' },
  valueDate: '2026-11-20',
  purpose: 'Оплата по счету 15 от 19.11.2026 за услуги связи',
};

function exchange(order: readonly string[] = ORDER, head: readonly string[] = HEAD): string {
  return [...head, ...order, 'КонецФайла', ''].join('\r\n');
}

function without(key: string): readonly string[] {
  return ORDER.filter((line) => !line.startsWith(`${key}=`));
}

function replaced(from: string, to: string): readonly string[] {
  return ORDER.map((line) => (line.startsWith(`${from}=`) ? `${from}=${to}` : line));
}

function read(text: string, kind: PaymentKind = 'clearing', purposeCode: string | undefined = CHOSEN): ReadFile {
  return readBatchFile(text, { kind, format: 'txt', purposeCode });
}

function faultsOf({ faults, lines }: ReadFile): readonly string[] {
  return [...faults, ...lines.flatMap((line) => line.faults)].map(({ field, code }) => `${field} ${code}`);
}

describe('a file of 1C as the program writes it', () => {
  it.each([
    ['with the line breaks of other systems', exchange().replaceAll('\r\n', '\n')],
    ['with empty lines after its end', `${exchange()}\r\n\r\n`],
    [
      'of version 1.03',
      exchange(
        ORDER,
        HEAD.map((line) => line.replace('1.02', '1.03')),
      ),
    ],
    [
      'with its keys in another order',
      exchange([ORDER[0] ?? '', ...ORDER.slice(1, -1).toReversed(), 'КонецДокумента']),
    ],
    [
      'with blanks around keys and values',
      exchange(
        ORDER.map((line) => line.replace('=', ' = ')).map((line) =>
          line.replace('СекцияДокумент = ', 'СекцияДокумент='),
        ),
      ),
    ],
    ['with the section in capitals and dots', exchange(['СекцияДокумент=ПЛАТЁЖНОЕ ПОРУЧЕНИЕ', ...ORDER.slice(1)])],
    ['with the account of the payer under its other key only', exchange(without('ПлательщикСчет'))],
    ['with the account of the payee under its other key only', exchange(without('ПолучательСчет'))],
    ['with the payee under one key together with the number', exchange(without('Получатель1'))],
    ['with the purpose in lines only', exchange(without('НазначениеПлатежа'))],
    [
      'with the code the layout knows under the key',
      exchange([...ORDER.slice(0, -1), 'КодНазПлатежа=1', 'КонецДокумента']),
    ],
    [
      'with the balances of its account',
      exchange(ORDER, [...HEAD, 'СекцияРасчСчет', `РасчСчет=${OTHER_DEBIT}`, 'НачальныйОстаток=1.00', 'КонецРасчСчет']),
    ],
    [
      'about several accounts',
      exchange(
        ORDER,
        HEAD.flatMap((line) => (line.startsWith('РасчСчет') ? [`РасчСчет=${OTHER_DEBIT}`, line] : [line])),
      ),
    ],
  ])('is read %s', (_name, text) => {
    const file = read(text);
    expect(faultsOf(file)).toEqual([]);
    expect(file.debitAccountNumber).toBe(DEBIT);
    expect(file.lines.map(({ order }) => order)).toEqual([READ]);
  });

  it.each(['Электронно', 'Почтой', 'Телеграфом', 'Срочно', ''])(
    'goes by the network that was chosen when it is sent %j',
    (word) => {
      for (const kind of ['clearing', 'gross'] as const) {
        expect(faultsOf(read(exchange(replaced('ВидПлатежа', word)), kind))).toEqual([]);
      }
    },
  );

  it.each([
    ['under the key', exchange([...ORDER.slice(0, -1), 'КодНазПлатежа=42122700', 'КонецДокумента'])],
    ['in the purpose', exchange(replaced('НазначениеПлатежа', 'КНП 42122700 услуги связи'))],
  ])('keeps the purpose code that stands %s', (_name, text) => {
    expect(read(text).lines[0]?.order?.purposeCode).toBe('42122700');
  });

  it.each([
    ['Инна Асанова', 'Инна Асанова'],
    ['ИННА АСАНОВА', 'ИННА АСАНОВА'],
    ['ИНН 01503201810123 КПП 770701001 ОсОО Пример Связь', 'ОсОО Пример Связь'],
    ['ИНН  ОсОО Пример Связь', 'ОсОО Пример Связь'],
    ['ИНН 01503201810123 КПП Инна Асанова', 'Инна Асанова'],
  ])('names the payee of %j', (written, name) => {
    expect(read(exchange(replaced('Получатель1', written))).lines[0]?.order?.recipientName).toBe(name);
  });

  it('needs no purpose code inside the bank, and none is put in', () => {
    const file = read(exchange(ORDER.map((line) => line.replace(PAYEE, OTHER_DEBIT))), 'internal');
    expect([faultsOf(file), file.lines[0]?.order?.purposeCode]).toEqual([[], '']);
  });

  it.each([
    ['no purpose code anywhere', exchange(), undefined, ['knp REQUIRED']],
    [
      'a purpose code cut short',
      exchange([...ORDER.slice(0, -1), 'КодНазПлатежа=42122', 'КонецДокумента']),
      CHOSEN,
      ['knp PURPOSE_CODE_UNKNOWN'],
    ],
    ['kopecks behind a dash', exchange(replaced('Сумма', '45000-00')), CHOSEN, ['amount NOT_AN_AMOUNT']],
    ['no amount', exchange(replaced('Сумма', '')), CHOSEN, ['amount REQUIRED']],
    ['another network by name', exchange(replaced('ВидПлатежа', 'Гросс')), CHOSEN, ['kind DIFFERS']],
    [
      'another payer under one of its keys',
      exchange(replaced('ПлательщикСчет', OTHER_DEBIT)),
      CHOSEN,
      ['debitAccount REPEATED', 'debitAccount DIFFERS'],
    ],
    [
      'another document than a payment order',
      exchange(['СекцияДокумент=Мемориальный ордер', ...ORDER.slice(1)]),
      CHOSEN,
      ['line WRONG_VALUE'],
    ],
    ['no payee', exchange(ORDER.filter((line) => !/^Получатель1?=/.test(line))), CHOSEN, ['recipientName REQUIRED']],
  ])('with %s says so of the line', (_name, text, purposeCode, faults) => {
    const file = readBatchFile(text, { kind: 'clearing', format: 'txt', purposeCode });
    expect([file.faults, faultsOf(file)]).toEqual([[], faults]);
  });

  it('leaves the lines beside a faulty one as they are', () => {
    const file = read(exchange([...ORDER, ...replaced('Сумма', 'много'), ...ORDER]));
    expect(file.lines.map(({ order, row }) => [row, order !== undefined])).toEqual([
      [13, true],
      [13 + ORDER.length, false],
      [13 + 2 * ORDER.length, true],
    ]);
  });

  it.each([
    [
      'of version 1.01',
      exchange(
        ORDER,
        HEAD.map((line) => line.replace('1.02', '1.01')),
      ),
      ['version WRONG_VALUE'],
    ],
    ['that breaks off', exchange().replace('КонецФайла', ''), ['line REQUIRED']],
    ['without documents', exchange([]), ['file NO_LINES']],
  ])('%s is not taken', (_name, text, faults) => {
    expect(faultsOf(read(text))).toEqual(faults);
  });
});

const COLUMNS = ['npp', 'fullName', 'inn', 'account', 'amount', 'purpose'];
const ROW = ['1', 'Асанов Айбек', INN, DEBIT];
const PURPOSE = 'Заработная плата';

function salaryWith(amount: string, separator = ';'): ReadFile {
  const cell = amount.includes(separator) ? `"${amount}"` : amount;
  const text = [COLUMNS.join(separator), [...ROW, cell, PURPOSE].join(separator), ''].join('\r\n');
  return readBatchFile(text, { kind: 'salary', format: 'csv' });
}

describe('a salary as spreadsheets save it', () => {
  it.each([
    ['45000', 4_500_000n],
    ['45 000', 4_500_000n],
    ['45 000,00', 4_500_000n],
    ['45 000.00', 4_500_000n],
    ['45\u00a0000,00', 4_500_000n],
    ['45\u202f000,00', 4_500_000n],
    ['1 045 000,5', 104_500_050n],
    ['38250,5', 3_825_050n],
    ['45.000,00', 4_500_000n],
    ['45,000.00', 4_500_000n],
    ['1.045.000', 104_500_000n],
    ['45000 сом', 4_500_000n],
    ['0,01', 1n],
    ['9999999999,99', 999_999_999_999n],
  ])('reads the amount %j', (written, minor) => {
    for (const separator of [';', ',', '\t']) {
      const file = salaryWith(written, separator);
      expect(faultsOf(file)).toEqual([]);
      expect(file.lines[0]?.order?.amount).toEqual({ minor, currency: 'KGS' });
    }
  });

  it.each([
    ['45 00', 'NOT_AN_AMOUNT'],
    ['4 5000', 'NOT_AN_AMOUNT'],
    ['4500 000', 'NOT_AN_AMOUNT'],
    ['45.000', 'NOT_AN_AMOUNT'],
    ['45,000', 'NOT_AN_AMOUNT'],
    ['45.00,00', 'NOT_AN_AMOUNT'],
    ['45000,001', 'NOT_AN_AMOUNT'],
    ['4,5E4', 'NOT_AN_AMOUNT'],
    ['45000 USD', 'NOT_AN_AMOUNT'],
    ['#####', 'NOT_AN_AMOUNT'],
    ['-45000', 'NOT_POSITIVE'],
    ['0,00', 'NOT_POSITIVE'],
    ['10 000 000 000', 'TOO_LONG'],
  ])('refuses the amount %j as %s', (written, code) => {
    expect(faultsOf(salaryWith(written))).toEqual([`amount ${code}`]);
  });

  it.each([
    [
      'with every cell in quotes',
      [COLUMNS, [...ROW, '45 000,00', PURPOSE]].map((cells) => cells.map((cell) => `"${cell}"`).join(';')),
    ],
    ['with columns nobody filled', [`${COLUMNS.join(';')};;`, `${[...ROW, '45000', PURPOSE].join(';')};;`]],
    ['with rows nobody filled', [COLUMNS.join(';'), [...ROW, '45000', PURPOSE].join(';'), ';;;;;', ';;;;;']],
  ])('is read %s', (_name, lines) => {
    const file = readBatchFile(lines.join('\r\n'), { kind: 'salary', format: 'csv' });
    expect(faultsOf(file)).toEqual([]);
    expect(file.lines.map(({ order }) => order?.amount.minor)).toEqual([4_500_000n]);
  });

  it('keeps the reason of each bad line apart, also an account a spreadsheet has rounded', () => {
    const rows = [
      [...ROW, '45000', PURPOSE],
      ['2', 'Иванова Анна', INN, '1,28002E+15', '45000', PURPOSE],
      ['3', 'Иванова Анна', INN, DEBIT, 'нет', PURPOSE],
    ];
    const file = readBatchFile([COLUMNS, ...rows].map((cells) => cells.join(';')).join('\r\n'), {
      kind: 'salary',
      format: 'csv',
    });
    expect(file.lines.map((line) => line.faults.map(({ row, field, code }) => `${row} ${field} ${code}`))).toEqual([
      [],
      ['3 account ACCOUNT_DIGITS'],
      ['4 amount NOT_AN_AMOUNT'],
    ]);
  });
});
