import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  BATCH_KINDS,
  batchFormatOf,
  FORMATS_OF,
  isTableFormat,
  MAX_BATCH_LINES,
} from '../../../src/domain/batch/batchFormats';
import { printBatchFile, readBatchFile } from '../../../src/domain/batch/readBatchFile';
import type { BatchFormat, BatchKind } from '../../../src/domain/batch/batchFormats';
import type { BankDay } from '../../../src/domain/time/Instant';
import { INN, ORDERS } from './arbitraries';
import { runs } from '../../support/propertyRuns';

const DEBIT = '1280016000000114';
const MADE_ON = '2026-11-20' as BankDay;

const WAYS = BATCH_KINDS.flatMap((kind) => FORMATS_OF[kind].map((format) => [kind, format] as const));

describe.each(WAYS)('a file of %s as %s', (kind, format) => {
  it('is read as it was printed', () => {
    fc.assert(
      fc.property(fc.array(ORDERS[kind], { minLength: 1, maxLength: 8 }), (orders) => {
        const read = readBatchFile(
          printBatchFile({ kind, debitAccountNumber: DEBIT, madeOn: MADE_ON, orders }, format),
          { kind, format },
        );
        expect(read.faults).toEqual([]);
        expect(read.lines.flatMap(({ faults }) => faults)).toEqual([]);
        expect(read.lines.map(({ order }) => order)).toEqual(orders);
        expect(read.debitAccountNumber).toBe(isTableFormat(format) ? '' : DEBIT);
      }),
      runs({ cost: 'medium' }),
    );
  });

  it('never throws, whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.nat({ max: 300 }),
        fc.tuple(ORDERS[kind], ORDERS[kind]),
        (noise, at, orders) => {
          const sound = printBatchFile({ kind, debitAccountNumber: DEBIT, madeOn: MADE_ON, orders }, format);
          for (const text of [sound.slice(0, at) + noise + sound.slice(at), noise]) {
            expect(() => readBatchFile(text, { kind, format })).not.toThrow();
          }
        },
      ),
      runs({ cost: 'medium' }),
    );
  });
});

function faultsOf(text: string, kind: BatchKind, format: BatchFormat): readonly string[] {
  const { faults, lines } = readBatchFile(text, { kind, format });
  return [...faults, ...lines.flatMap((line) => line.faults)].map(({ row, field, code }) => `${row} ${field} ${code}`);
}

const SALARY = `npp;fullName;inn;account;amount;purpose\n1;Асанов Айбек;${INN};1280016000000114;45000.00;Заработная плата\n`;

describe('a salary', () => {
  it('of the design is read', () => {
    expect(faultsOf(SALARY, 'salary', 'csv')).toEqual([]);
    expect(faultsOf(SALARY.replaceAll('\n', '\r\n').replace('45000.00', '45000,00'), 'salary', 'csv')).toEqual([]);
  });

  it.each([
    ['npp;', 'nr;', []],
    ['1;Асанов', '2;Асанов', ['2 number OUT_OF_SEQUENCE']],
    ['Асанов Айбек', '', ['2 recipientName REQUIRED']],
    ['Асанов Айбек', 'Аса', ['2 recipientName TOO_SHORT']],
    ['Асанов Айбек', 'А'.repeat(71), ['2 recipientName TOO_LONG']],
    ['Асанов Айбек', '=cmd()', ['2 recipientName CHARACTERS']],
    ['Асанов Айбек', 'Асанов|Айбек', ['2 recipientName CHARACTERS']],
    [INN, '123', ['2 inn INN_INVALID']],
    [INN, '', ['2 inn REQUIRED']],
    ['1280016000000114', '1280016000000115', ['2 account ACCOUNT_DIGITS']],
    ['1280016000000114', '', ['2 account REQUIRED']],
    ['45000.00', '0.00', ['2 amount NOT_POSITIVE']],
    ['45000.00', '45000', []],
    ['45000.00', '4500 0', ['2 amount NOT_AN_AMOUNT']],
    ['45000.00', '45.000,00', []],
    ['45000.00', '45000.001', ['2 amount NOT_AN_AMOUNT']],
    ['45000.00', '-1.00', ['2 amount NOT_POSITIVE']],
    ['45000.00', '10000000000.00', ['2 amount TOO_LONG']],
    ['45000.00', '', ['2 amount REQUIRED']],
    ['Заработная плата', '', ['2 purpose REQUIRED']],
    [';Заработная плата', '', ['2 line WRONG_COLUMNS']],
    ['Асанов Айбек', '"Асанов', ['2 line WRONG_COLUMNS']],
  ] as const)('with %j written as %j says line and field', (from, to, faults) => {
    expect(faultsOf(SALARY.replace(from, to), 'salary', 'csv')).toEqual(faults);
  });

  it('may have semicolons and quotes within quotes', () => {
    const { lines } = readBatchFile(SALARY.replace('Асанов Айбек', '"ОсОО ""Ак; Орго"""'), {
      kind: 'salary',
      format: 'csv',
    });
    expect(lines[0]?.order?.recipientName).toBe('ОсОО "Ак; Орго"');
  });

  it('has a line at least, and no more than it may have', () => {
    expect(faultsOf(SALARY.split('\n').slice(0, 1).join('\n'), 'salary', 'csv')).toEqual(['1 file NO_LINES']);
    const [header = '', line = ''] = SALARY.split('\n');
    const rows = Array.from({ length: MAX_BATCH_LINES.salary + 1 }, (_, index) => line.replace('1;', `${index + 1};`));
    expect(faultsOf([header, ...rows].join('\n'), 'salary', 'csv')).toEqual(['10002 file TOO_MANY_LINES']);
    expect(faultsOf([header, ...rows.slice(1)].join('\n').replace('2;', '1;'), 'salary', 'csv').length).toBeGreaterThan(
      0,
    );
  });
});

const PLT = [
  `H|PLT1|CLEARING|${DEBIT}|20.11.2026|2|13300.00`,
  'D|1|101|109022|1091820000077759|ОсОО Пример Связь|01503201810123|42122700|280.00|20.11.2026|услуги мобильной связи',
  'D|2|102|118005|1180000000004250|ОсОО Пример|01901200110066|41100000|13020.00|20.11.2026|оплата по счету 15',
  'T|2|13300.00',
  '',
].join('\r\n');

describe('payments with a header and a trailer', () => {
  it.each([
    ['PLT1', 'PLT2', ['1 version WRONG_VALUE']],
    ['CLEARING', 'GROSS', ['1 kind DIFFERS']],
    [DEBIT, '1280016000000110', ['1 debitAccount ACCOUNT_DIGITS']],
    ['20.11.2026|2|', '31.02.2026|2|', ['1 date NOT_A_DAY']],
    ['20.11.2026|2|', '20.11.2026|3|', ['1 count DIFFERS', '4 count DIFFERS']],
    ['T|2|', 'T|1|', ['4 count DIFFERS']],
    ['|280.00|', '|281.00|', ['1 sum DIFFERS']],
    ['T|2|13300.00', 'T|2|13300.01', ['4 sum DIFFERS']],
    ['T|2|13300.00\r\n', '', ['3 line WRONG_TRAILER']],
    ['H|', 'X|', ['1 line WRONG_HEADER']],
  ] as const)('with %j written as %j are not taken', (from, to, faults) => {
    const { lines } = readBatchFile(PLT.replace(from, to), { kind: 'clearing', format: 'plt' });
    expect([lines, faultsOf(PLT.replace(from, to), 'clearing', 'plt')]).toEqual([[], faults]);
  });

  it.each([
    ['|1|101', '|7|101', ['2 number OUT_OF_SEQUENCE']],
    ['|101|', '||', ['2 documentNumber REQUIRED']],
    ['|101|', '|12345678901|', ['2 documentNumber TOO_LONG']],
    ['|109022|', '|10902|', ['2 bic BANK_UNKNOWN']],
    ['|109022|', '|118005|', ['2 account ACCOUNT_OF_OTHER_BANK']],
    ['1091820000077759', '1091820000077758', ['2 account ACCOUNT_DIGITS']],
    ['|01503201810123|', '|99|', ['2 inn INN_INVALID']],
    ['|01503201810123|', '||', []],
    ['|42122700|', '|4212|', ['2 knp PURPOSE_CODE_UNKNOWN']],
    ['|280.00|20.11', '|280.00|32.11', ['2 valueDate NOT_A_DAY']],
    ['|280.00|20.11.2026', '|280.00|', ['2 valueDate REQUIRED']],
    ['|280.00|', '|x|', ['2 amount NOT_AN_AMOUNT']],
    ['услуги мобильной связи', 'усл', ['2 purpose TOO_SHORT']],
    ['D|2|', 'D|', ['3 line WRONG_COLUMNS']],
  ] as const)('with %j written as %j are taken without that line', (from, to, faults) => {
    const text = PLT.replace(from, to);
    const wanted: readonly string[] = from === 'D|2|' ? ['1 sum DIFFERS', '3 line WRONG_COLUMNS'] : faults;
    const found = faultsOf(text, 'clearing', 'plt');
    expect(found.every((fault) => wanted.includes(fault))).toBe(true);
    expect(found.length > 0).toBe(wanted.length > 0);
  });

  it('are at most a million soms each in the clearing, and as much as you like in gross', () => {
    const large = PLT.replace('|13020.00|', '|1000000.01|').replaceAll('13300.00', '1000280.01');
    expect(faultsOf(large, 'clearing', 'plt')).toEqual(['3 amount OVER_MAXIMUM']);
    expect(faultsOf(large.replace('CLEARING', 'GROSS'), 'gross', 'plt')).toEqual([]);
  });
});

const TXT = [
  '1CClientBankExchange',
  'ВерсияФормата=1.03',
  'Кодировка=Windows',
  `РасчСчет=${DEBIT}`,
  'СекцияДокумент=Платежное поручение',
  'Номер=101',
  'Дата=20.11.2026',
  'Сумма=280.00',
  `ПлательщикСчет=${DEBIT}`,
  'Плательщик1=ОсОО Наша фирма',
  'ПолучательСчет=1091820000077759',
  'ПолучательИНН=',
  'Получатель1=ОсОО Пример Связь',
  'ПолучательБИК=109022',
  'ВидПлатежа=Клиринг',
  'КодНазПлатежа=42122700',
  'НазначениеПлатежа=услуги мобильной связи',
  'КонецДокумента',
  'КонецФайла',
].join('\r\n');

describe('payments of an accounting program', () => {
  it('of the design are read', () => {
    expect(faultsOf(TXT, 'clearing', 'txt')).toEqual([]);
  });

  it.each([
    ['1CClientBankExchange', 'PK', ['1 line WRONG_VALUE']],
    ['1.03', '1.01', ['2 version WRONG_VALUE']],
    ['ВерсияФормата=1.03', 'x=1', ['1 version REQUIRED']],
    [`РасчСчет=${DEBIT}`, 'РасчСчет=1', ['4 debitAccount ACCOUNT_DIGITS', '9 debitAccount DIFFERS']],
    ['КонецФайла', '', ['18 line REQUIRED']],
    ['КонецДокумента', 'x=1', ['19 line REQUIRED', '19 file NO_LINES', '19 line UNREADABLE']],
    ['Номер=101', 'Номер 101', ['6 line UNREADABLE', '5 documentNumber REQUIRED']],
    ['Номер=101', 'x=101', ['5 documentNumber REQUIRED']],
    ['Сумма=280.00', 'Сумма=0.00', ['8 amount NOT_POSITIVE']],
    ['Дата=20.11.2026', 'Дата=2026-11-20', ['7 valueDate NOT_A_DAY']],
    [`ПлательщикСчет=${DEBIT}`, 'ПлательщикСчет=1', ['9 debitAccount DIFFERS']],
    ['ВидПлатежа=Клиринг', 'ВидПлатежа=Гросс', ['15 kind DIFFERS']],
    ['ВидПлатежа=Клиринг', 'ВидПлатежа=', []],
  ] as const)('with %j written as %j say line and field', (from, to, faults) => {
    const found = faultsOf(TXT.replace(from, to), 'clearing', 'txt');
    expect(found.filter((fault) => !(faults as readonly string[]).includes(fault))).toEqual([]);
    expect(found.length > 0).toBe(faults.length > 0);
  });
});

const SWIFT = [
  `H|PLT1|SWIFT|${DEBIT}|20.11.2026|1|1500.00`,
  `D|1|201|USD|1500.00|20.11.2026|EXAMPLE TRADING LTD|1 SAMPLE STREET LONDON|WESTGB22||GB82WEST12345698765432|INVOICE 77 FOR GOODS|OUR|${DEBIT}|||||||`,
  'T|1|1500.00',
].join('\n');

describe('transfers abroad', () => {
  it.each([
    ['USD', 'USD', []],
    ['|USD|', '|KGS|', ['2 currency WRONG_VALUE']],
    ['EXAMPLE', 'ПРИМЕР', ['2 recipientName CHARACTERS']],
    ['WESTGB22', 'WEST', ['2 bankCode CODE_INVALID', '2 account CODE_INVALID']],
    ['GB82', 'GB83', ['2 account CODE_INVALID']],
    ['|OUR|', '|ME|', ['2 charges WRONG_VALUE']],
    [`|OUR|${DEBIT}|`, '|OUR|1280016000000215|', ['2 feeAccount DIFFERS']],
    [`|OUR|${DEBIT}|`, '|OUR||', []],
    ['1 SAMPLE STREET LONDON', '', ['2 recipientAddress REQUIRED']],
  ] as const)('with %j written as %j say line and field', (from, to, faults) => {
    const found = faultsOf(SWIFT.replace(from, to), 'swift', 'plt');
    expect(found.filter((fault) => !(faults as readonly string[]).includes(fault))).toEqual([]);
    expect(found.length > 0).toBe(faults.length > 0);
  });
});

it('a format is known by the end of a name', () => {
  expect(['a.CSV', 'b.c.plt', 'd.txt', 'e.zip', '../../x', 'csv'].map(batchFormatOf)).toEqual([
    'csv',
    'plt',
    'txt',
    undefined,
    undefined,
    undefined,
  ]);
});
