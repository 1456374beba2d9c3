import { describe, expect, it } from 'vitest';

import type { BatchLine } from '../../../src/domain/batch/Batch';
import { BATCH_KINDS, FORMATS_OF } from '../../../src/domain/batch/batchFormats';
import {
  isOpen,
  isToMend,
  orderLines,
  searchLines,
  statedAmount,
  sumOfLines,
} from '../../../src/domain/batch/batchLines';
import { printBatchFile, readBatchFile } from '../../../src/domain/batch/readBatchFile';
import { sampleFile } from '../../../src/domain/batch/sampleFiles';
import { printWritten } from '../../../src/domain/batch/writtenLines';
import { money } from '../../../src/domain/money/Money';
import type { BankDay } from '../../../src/domain/time/Instant';

const DAY = '2026-11-20' as BankDay;
const EVERY = BATCH_KINDS.flatMap((kind) => FORMATS_OF[kind].map((format) => ({ kind, format })));

function aLine(number: number, changes: Partial<BatchLine> = {}): BatchLine {
  return {
    ...{ number, fileName: 'a.csv', row: number + 1, amount: money(BigInt(number) * 100n, 'KGS'), status: 'chosen' },
    written: {
      recipientName: `Получатель ${number}`,
      account: `128001600000011${number}`,
      amount: `${number}.00`,
      purpose: 'Заработная плата',
    },
    ...{ faults: [], warnings: [], refusal: undefined, operationId: undefined },
    ...changes,
  };
}

describe('samples', () => {
  it.each(EVERY)('of $kind as .$format are read without a fault', ({ kind, format }) => {
    const file = sampleFile(kind, DAY);
    const read = readBatchFile(printBatchFile(file, format), { kind, format });
    expect([read.faults, read.lines.flatMap(({ faults }) => faults)]).toEqual([[], []]);
    expect(read.lines).toHaveLength(file.orders.length);
  });
});

describe('lines to put right', () => {
  it.each(EVERY)('of $kind as .$format are written as they stood, in a file that is whole', ({ kind, format }) => {
    const file = sampleFile(kind, DAY);
    const { lines } = readBatchFile(printBatchFile(file, format), { kind, format });
    const listed = lines.map(({ row, written, order }, index): BatchLine =>
      aLine(index + 1, { row, written, amount: order?.amount, status: 'rejected' }),
    );
    const kept = listed.slice(-1);
    const again = readBatchFile(
      printWritten({ kind, format, debitAccountNumber: file.debitAccountNumber }, kept, DAY),
      { kind, format },
    );
    expect(again.faults).toEqual([]);
    expect(again.lines.map(({ order }) => order)).toEqual(lines.slice(-1).map(({ order }) => order));
  });

  it('keep a line unchanged when its columns could not be recognized', () => {
    const text = printWritten(
      { kind: 'salary', format: 'csv', debitAccountNumber: '' },
      [aLine(1, { written: { line: '1;два' }, amount: undefined, status: 'faulty' })],
      DAY,
    );
    expect(text.split('\r\n')).toEqual(['npp;fullName;inn;account;amount;purpose', '1;два', '']);
  });

  it('are those with faults and those that were not paid', () => {
    expect(
      ['faulty', 'rejected', 'chosen', 'done'].map((status) => isToMend({ status: status as BatchLine['status'] })),
    ).toEqual([true, true, false, false]);
  });
});

describe('looking through lines', () => {
  const lines = [
    aLine(2),
    aLine(1, { written: { recipientName: 'Ёлкина Анна', amount: '1.00' } }),
    aLine(3, { amount: undefined, status: 'faulty' }),
  ];

  it('finds by any words of a line, in any letter case', () => {
    expect(searchLines(lines, 'елкина 1,00')).toEqual([lines[1]]);
    const large = aLine(4, { written: { recipientName: 'Асанов Айбек', amount: '45000.50' } });
    expect(searchLines([...lines, large], '45,000.50')).toEqual([large]);
    expect(searchLines(lines, '  ')).toBe(lines);
    expect(searchLines(lines, 'nobody')).toEqual([]);
  });

  it('puts them into every order, those without an amount last', () => {
    const numbers = (order: Parameters<typeof orderLines>[1]) => orderLines(lines, order).map(({ number }) => number);
    expect([numbers('asWritten'), numbers('name'), numbers('largest'), numbers('smallest')]).toEqual([
      [2, 1, 3],
      [1, 2, 3],
      [2, 1, 3],
      [1, 2, 3],
    ]);
  });

  it('adds up what has an amount', () => {
    expect(sumOfLines(lines)).toEqual(money(300n, 'KGS'));
    expect(sumOfLines([])).toBeUndefined();
    expect(lines.map(isOpen)).toEqual([true, true, false]);
  });
});

describe('the amount of a line', () => {
  const stated = (amount: string, currency?: string) =>
    statedAmount(
      aLine(1, {
        amount: undefined,
        status: 'faulty',
        written: { amount, ...(currency !== undefined && { currency }) },
      }),
    );

  it('is what the bank has read', () => {
    expect(statedAmount(aLine(7))).toEqual(money(700n, 'KGS'));
  });

  it('is what is written when something else is at fault, in soms where no currency is', () => {
    expect([stated('38000.00'), stated(' 38000,50 '), stated('15.00', 'USD')]).toEqual([
      money(3_800_000n, 'KGS'),
      money(3_800_050n, 'KGS'),
      money(1_500n, 'USD'),
    ]);
  });

  it('is undefined for an invalid text or currency', () => {
    expect([stated('-5'), stated(''), stated('0.00'), stated('15.00', 'XXX')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
