import { describe, expect, it } from 'vitest';

import { repeatedSalary } from '../../../src/domain/batch/repeatedSalary';
import { sampleFile } from '../../../src/domain/batch/sampleFiles';
import { bankDayOf } from '../../../src/domain/time/Instant';

const { orders } = sampleFile('salary', bankDayOf(Date.UTC(2026, 10, 30, 4)));

describe('a payroll of the lines of an earlier one', () => {
  it('pays the same people the same amounts, for the same purposes', () => {
    expect(repeatedSalary(orders).map(({ row, faults, order }) => [row, faults, order])).toEqual(
      orders.map((order, index) => [index + 1, [], order]),
    );
  });

  it('takes another purpose for all lines', () => {
    const purposes = repeatedSalary(orders, ' Зарплата за декабрь ').map(({ order }) => order?.purpose);
    expect(new Set(purposes)).toEqual(new Set(['Зарплата за декабрь']));
  });

  it('names what is not right any more, line by line', () => {
    const [first] = orders;
    const lines = repeatedSalary(first === undefined ? [] : [first, { ...first, inn: '1' }], '!');
    expect(lines.map(({ order, faults }) => [order, faults.map(({ row, field }) => [row, field])])).toEqual([
      [undefined, [[1, 'purpose']]],
      [
        undefined,
        [
          [2, 'inn'],
          [2, 'purpose'],
        ],
      ],
    ]);
  });
});
